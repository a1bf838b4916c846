package app.saywell.client.call;

import app.saywell.speech.Reply;

/// Takes a question to the service, or to the next channel inward.
///
/// Blocks until the reply is there; safe for several threads. Never throws for what the service or
/// the network may normally do.
public interface Channel {

    /// Asks and waits.
    <T> Reply<T> ask(Question<T> question);
}
