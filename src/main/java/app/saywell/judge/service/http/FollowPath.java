package app.saywell.judge.service.http;

import app.saywell.speech.FollowedReading;
import java.util.Optional;
import org.eclipse.jetty.server.Request;

/// A path of the calls that follow a reading.
///
/// @param session of a reading that goes on; empty where one begins
record FollowPath(Optional<String> session) {

    /// The path of a request; empty where it is another one.
    static Optional<FollowPath> of(Request request) {
        String path = Request.getPathInContext(request);
        if (path.equals(FollowedReading.PATH)) {
            return Optional.of(new FollowPath(Optional.empty()));
        }
        return path.startsWith(FollowedReading.PATH + "/")
                ? Optional.of(new FollowPath(Optional.of(path.substring(FollowedReading.PATH.length() + 1))))
                : Optional.empty();
    }
}
