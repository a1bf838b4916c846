package app.saywell.desk.client.call;

import app.saywell.speech.ServiceReply;

/// Executes a request, possibly with several attempts, directly or through the next pipeline.
///
/// Blocks until the reply is available; safe for several threads. Failures of the service or the
/// network are returned, not thrown.
public interface RequestPipeline {

    /// Executes the request and waits for the reply.
    <T> ServiceReply<T> execute(SpeechRequest<T> request);
}
