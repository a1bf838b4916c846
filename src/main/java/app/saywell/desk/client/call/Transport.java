package app.saywell.desk.client.call;

/// Makes one attempt at a request, directly or through the next transport.
///
/// Same contract as [RequestPipeline]. A decorator of a transport runs for each attempt; a
/// decorator of a pipeline runs once for each request.
public interface Transport {

    /// Sends the request once and waits.
    <T> CallAttempt<T> send(SpeechRequest<T> request);
}
