package app.saywell.desk.settings.keys;

import app.saywell.speech.CallFailure;

/// The API keys of hosted speech services, kept in the keychain of the system and never shown
/// again.
///
/// The other methods may take a second, so call them on worker threads.
public interface HostedServiceKeys {
    /// Whether a service can be called at this address. Answers at once.
    boolean isUsableAddress(String address);

    /// Whether a text can be a key. Answers at once.
    boolean isUsableKey(String key);

    /// Where the key of the service at an address is stored.
    HostedKeyLocation locate(String address);

    HostedKeyLocation store(String address, String key);

    /// Removes the key.
    void remove(String address);

    /// Tests the key with one short call, which is billed like any other.
    KeyTestResult check(String address);

    /// Where a key is stored.
    enum HostedKeyLocation {
        /// There is no key.
        NOWHERE,
        /// In the system's keychain.
        KEYCHAIN,
        /// In memory until the window closes, because the system has no keychain.
        SESSION,
        /// In an environment variable set before the application started.
        ENVIRONMENT
    }

    sealed interface KeyTestResult {
        record KeyWorks() implements KeyTestResult {}

        /// The key is valid but has no credit or the wrong plan.
        record KeyLacksCredit() implements KeyTestResult {}

        /// The key was refused, or the service could not be reached.
        record KeyTestFailed(CallFailure failure) implements KeyTestResult {}
    }
}
