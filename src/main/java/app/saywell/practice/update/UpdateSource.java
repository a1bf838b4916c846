package app.saywell.practice.update;

/// Asks for the newest version, over the network.
@FunctionalInterface
public interface UpdateSource {
    /// Asks once and waits for the answer.
    ///
    /// @param address of the manifest
    /// @param publicKey of whoever signs it
    UpdateAnswer ask(String address, String publicKey);
}
