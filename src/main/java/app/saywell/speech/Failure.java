package app.saywell.speech;

import java.util.Optional;

/// Why a call brought no answer.
///
/// @param status the HTTP status, 0 where there was none
/// @param code the code string of the service (`RATE_LIMIT_EXCEEDED`, ...) or the empty string
/// @param detail a technical sentence for the log and the curious; never audio, text or key
public record Failure(Kind kind, int status, String code, String detail) {

    /// A failure without an HTTP status.
    public static Failure of(Kind kind, String detail) {
        return new Failure(kind, 0, "", detail);
    }

    /// The service's own code, where it gave one.
    public Optional<String> serviceCode() {
        return code.isEmpty() ? Optional.empty() : Optional.of(code);
    }

    /// What a user can be told apart, and what follows from it.
    ///
    /// Each kind has its sentence, its reassurance and its next step in the language bundles.
    public enum Kind {
        /// 400: the request or the audio is unusable.
        BAD_REQUEST,
        /// 400 `NotAllWordsSpokenError`: record again.
        NOT_ALL_WORDS_SPOKEN,
        /// 401: key missing, wrong, inactive or expired.
        UNAUTHORIZED,
        /// 402: no credit left, or the plan excludes the call.
        PAYMENT_REQUIRED,
        /// 413: the recording is too large.
        TOO_LARGE,
        /// 429: too many calls in this minute, also after the allowed attempts.
        RATE_LIMITED,
        /// 5xx other than 504: the service failed, also after the allowed attempts.
        SERVER_ERROR,
        /// 504: the service took too long.
        TIMED_OUT,
        /// The connection was not made, or broke before the recording was through; nothing was
        /// billed.
        UNREACHABLE,
        /// The address cannot be found.
        UNKNOWN_HOST,
        /// A proxy on the way is not there, wants a password or lets nothing through; nothing was
        /// sent.
        PROXY,
        /// The secure connection could not be trusted.
        UNTRUSTED,
        /// The recording was sent and no answer came: whether it was billed is unknown, so it is
        /// not sent again by itself.
        NO_ANSWER,
        /// Something answered that is not the service: a log-in page, a redirect elsewhere.
        NOT_THE_SERVICE,
        /// The service answered in a form that cannot be understood.
        UNREADABLE,
        /// A status that the service document does not know.
        UNEXPECTED_STATUS,
        /// The caller gave up waiting.
        CANCELLED,
        /// This month's budget would be overrun; nothing was sent.
        OVER_BUDGET,
        /// The learner's consent does not cover the hosted service; nothing was sent.
        NO_CONSENT,
        /// No key is set for the hosted service; nothing was sent.
        NO_KEY
    }
}
