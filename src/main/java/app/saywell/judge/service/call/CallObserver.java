package app.saywell.judge.service.call;

import app.saywell.speech.ServiceEndpoint;
import java.time.Duration;
import java.util.Optional;

/// Is told about each call when it has ended. Must be safe for several threads and must not throw.
public interface CallObserver {
    /// The status of a call whose caller was gone before the answer could be written.
    int STATUS_CALLER_GONE = 499;

    /// An observer that ignores everything.
    CallObserver NONE = (endpoint, status, duration) -> {};

    /// A call has ended.
    ///
    /// @param endpoint absent if the path is none of the four
    /// @param status the HTTP status, or [#STATUS_CALLER_GONE]
    /// @param duration from the first byte of the request to the last of the answer
    void callEnded(Optional<ServiceEndpoint> endpoint, int status, Duration duration);
}
