package app.saywell.client.call;

/// Sends a question once, or through the next wire inward once.
///
/// Same promises as [Channel]. What is laid around a wire happens for each sending; what is laid
/// around a channel happens once for each question, however often it is sent.
public interface Wire {

    /// Sends once and waits.
    <T> Attempt<T> send(Question<T> question);
}
