// Core Data keeps both ends of a relationship, which no one can make weak; a stored property of a class is kept
// as it says.
//- Model/Node.swift
import CoreData

class Node: NSManagedObject {
  @NSManaged var parentLink: Folder?

  func move(to folder: Folder) { parentLink = folder }
}

final class Folder: Node {
  @NSManaged var children: [Node]
}

//- Model/Branch.swift
class Branch {
  var parentBranch: Trunk?  // ~ weak_back_reference: parentBranch
}

final class Trunk: Branch {
  var branches: [Branch] = []

  func add(_ branch: Branch) {
    branch.parentBranch = self
    branches.append(branch)
  }
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  let root = Folder()
  let trunk = Trunk()
}

//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//- Feed/FeedRouter.swift
final class FeedRouter {}
