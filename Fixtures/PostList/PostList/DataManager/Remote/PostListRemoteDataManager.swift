import Alamofire
import Foundation

class PostListRemoteDataManager: PostListRemoteDataManagerInputProtocol { // = service by name in PostList

    weak var remoteRequestHandler: PostListRemoteDataManagerOutputProtocol?

    func retrievePostList() {
        AF.request(Endpoints.Posts.fetch.url, method: .get)
            .validate()
            .responseDecodable(of: [PostModel].self) { [weak self] response in
                switch response.result {
                case .success(let posts):
                    self?.remoteRequestHandler?.onPostsRetrieved(posts)
                case .failure:
                    self?.remoteRequestHandler?.onError()
                }
            }
    }

}
