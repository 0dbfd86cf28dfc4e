// What shows a video is a view, whatever framework it comes from; the player behind it is none.
//- Lesson/LessonPresenter.swift
import AVFoundation

final class LessonPresenter: LessonViewOutput {
  weak var view: LessonViewInput?
  private let player = AVPlayer()

  func layer() -> AVPlayerLayer {  // ~+ ui_type
    AVPlayerLayer(player: player)  // ~+ ui_type
  }
}

//- Lesson/LessonViewController.swift
import AVFoundation
import UIKit

protocol LessonViewInput: AnyObject {
  func show(_ layer: AVPlayerLayer)
}
protocol LessonViewOutput {
  func layer() -> AVPlayerLayer  // ~ ui_type: LessonViewOutput
}

final class LessonViewController: UIViewController, LessonViewInput {
  var output: LessonViewOutput?

  func show(_ layer: AVPlayerLayer) {}
}
