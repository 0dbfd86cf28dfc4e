import Alamofire
import Foundation

class PostListRemoteDataManager: PostListRemoteDataManagerInputProtocol { // = service by name in PostList

    var remoteRequestHandler: PostListRemoteDataManagerOutputProtocol? // ~ weak_back_reference: PostListRemoteDataManagerOutputProtocol
    weak var presenter: PostListPresenterProtocol? // ~ layer_dependency: PostListPresenterProtocol

    func retrievePostList() {
        AF.request(Endpoints.Posts.fetch.url, method: .get)
            .validate()
            .responseDecodable(of: [PostModel].self) { [weak self] response in
                switch response.result {
                case .success(let posts):
                    self?.remoteRequestHandler?.onPostsRetrieved(posts)
                case .failure:
                    self?.presenter?.viewDidLoad()
                    self?.remoteRequestHandler?.onError()
                }
            }
    }

}
