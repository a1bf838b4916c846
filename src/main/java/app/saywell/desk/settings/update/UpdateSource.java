package app.saywell.desk.settings.update;

/// Asks for the newest version, over the network.
@FunctionalInterface
public interface UpdateSource {
    /// Asks once and waits for the answer.
    ///
    /// @param address of the manifest; empty for that of the release
    /// @param publicKey of whoever signs it; empty for that of the release
    UpdateAnswer ask(String address, String publicKey);
}
