package app.saywell.ui.studio;

import app.saywell.speech.Failure;

/// The keys of hosted services: kept in the system's keychain and never shown again.
///
/// All verbs may take a second; they are called from worker threads.
public interface HostedKeys {
    /// Where the key of the service at an address lies.
    Where where(String address);

    /// Keeps a key and says where.
    Where keep(String address, String key);

    /// Removes it.
    void forget(String address);

    /// Tries it with one short call, which is billed like any other.
    Finding check(String address);

    /// Where a key lies.
    enum Where {
        /// There is none.
        NOWHERE,
        /// In the system's keychain.
        KEYCHAIN,
        /// In memory until the window closes, because the system has no keychain.
        SESSION,
        /// In the environment, put there by whoever started the application.
        ENVIRONMENT
    }

    /// What trying a key has found.
    sealed interface Finding {
        /// It works.
        record Works() implements Finding {}

        /// It is a key, but without credit or for another plan.
        record NoCredit() implements Finding {}

        /// It does not work, or nobody could be asked.
        record Failed(Failure failure) implements Finding {}
    }
}
