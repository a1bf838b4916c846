package app.saywell.desk.settings.update;

import java.util.Map;

/// What an update check found.
public sealed interface UpdateAnswer {
    /// There is a newer version.
    ///
    /// @param page where it is told and given
    /// @param notes a sentence about it by language tag; may be empty
    record Newer(String version, String page, Map<String, String> notes) implements UpdateAnswer {}

    /// This is the newest version.
    record Newest() implements UpdateAnswer {}

    /// Nothing is known, because of this.
    record NotAnswered(UpdateProblem problem) implements UpdateAnswer {}

    /// Why nothing is known.
    enum UpdateProblem {
        /// No usable address or key is set, and the release brings none.
        NOT_SET_UP,
        /// The school has turned the check off.
        FORBIDDEN,
        /// The address is not encrypted.
        INSECURE,
        /// The address leads elsewhere.
        REDIRECTED,
        /// There is no such file there.
        REFUSED,
        /// The answer is too large.
        TOO_LARGE,
        /// There was no answer in time.
        TIMED_OUT,
        /// The proxy wants a password, or another one.
        PROXY,
        /// The certificate is not trusted.
        UNTRUSTED,
        /// There was no connection.
        UNREACHABLE,
        /// The answer is something else than a manifest.
        NOT_A_MANIFEST,
        /// It is signed by somebody else, or was changed.
        WRONG_SIGNATURE
    }
}
