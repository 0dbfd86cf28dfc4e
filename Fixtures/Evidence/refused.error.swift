//- Services/ErrorService.swift
enum ErrorService: Error { case offline }  // = none

//= twin
//- Services/ErrorService.swift
final class ErrorService {}  // = service
