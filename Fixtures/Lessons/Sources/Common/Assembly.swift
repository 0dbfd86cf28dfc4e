import UIKit

protocol Assembly: AnyObject { // = builder
    func makeModule() -> UIViewController
}
