/// What a client sends, by JSON-RPC 2.0.
package enum Message: Hashable, Sendable {
  case request(RequestID, method: String, JSONValue)
  case notification(method: String, JSONValue)
  /// The answer to what was asked of the client; whether it is an error.
  case response(RequestID, isError: Bool)

  /// - Throws: what is to be answered to what is no message.
  package init(_ bytes: [UInt8]) throws(Refusal) {
    let value: JSONValue
    do {
      value = try JSONValue(bytes)
    } catch {
      throw Refusal(nil, .parseError, "a message is no JSON")
    }
    guard case .object(let members) = value else {
      throw Refusal(nil, .invalidRequest, "a message is no object")
    }
    let id = members["id"].flatMap(RequestID.init)
    let parameters = members["params"] ?? .null
    switch (members["method"]?.text, members["id"]) {
    case (let method?, nil): self = .notification(method: method, parameters)
    case (let method?, _?):
      guard let id else {
        throw Refusal(nil, .invalidRequest, "the id of a request is no number and no text")
      }
      self = .request(id, method: method, parameters)
    case (nil, _):
      guard let id, members["result"] != nil || members["error"] != nil else {
        throw Refusal(id, .invalidRequest, "a message has no method")
      }
      self = .response(id, isError: members["error"] != nil)
    }
  }
}

/// By what an answer is known.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue) {
    if let number = value.integer {
      self = .number(number)
    } else if let text = value.text {
      self = .text(text)
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .text(text)
    }
  }
}

/// Why a request is not answered by a result.
package struct Refusal: Error, Hashable, Sendable {
  /// nil where it could not be read.
  var id: RequestID?
  var code: Code
  var message: String

  init(_ id: RequestID?, _ code: Code, _ message: String) {
    self.id = id
    self.code = code
    self.message = message
  }

  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
  }

  package var json: JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? nil,
      "error": ["code": .integer(code.rawValue), "message": .text(message)],
    ]
  }
}

func response(to id: RequestID, _ result: JSONValue) -> JSONValue {
  ["jsonrpc": "2.0", "id": id.json, "result": result]
}

func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
  ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
}

func request(_ id: String, _ method: String, _ parameters: JSONValue) -> JSONValue {
  ["jsonrpc": "2.0", "id": .text(id), "method": .text(method), "params": parameters]
}
