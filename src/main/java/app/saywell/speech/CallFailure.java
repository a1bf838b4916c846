package app.saywell.speech;

/// Why a call failed.
///
/// @param status the HTTP status, 0 if there was none
/// @param code the code string of the service (`RATE_LIMIT_EXCEEDED`, ...) or the empty string
/// @param detail a technical sentence for the log; it never holds audio, text or a key
public record CallFailure(FailureKind kind, int status, String code, String detail) {

    /// A failure without an HTTP status.
    public static CallFailure of(FailureKind kind, String detail) {
        return new CallFailure(kind, 0, "", detail);
    }

    /// The kinds of failure that the user can tell apart.
    ///
    /// The language bundles hold three texts for each kind: what happened, what is safe, and what
    /// to do next.
    public enum FailureKind {
        /// 400: the request or the audio is unusable.
        BAD_REQUEST,
        /// 400 `NotAllWordsSpokenError`: record again.
        NOT_ALL_WORDS_SPOKEN,
        /// 400 `UnspeakableTextError`: the text has no word, or something in it is no English.
        UNSPEAKABLE_TEXT,
        /// 400 `ModelMissingError`: a file that the service hears with is missing or damaged.
        MODEL_MISSING,
        /// 401: key missing, wrong, inactive or expired.
        UNAUTHORIZED,
        /// 402: no credit left, or the plan excludes the call.
        PAYMENT_REQUIRED,
        /// 413: the recording is too large.
        TOO_LARGE,
        /// 429: too many calls in this minute, even after all attempts.
        RATE_LIMITED,
        /// 5xx other than 504: the service failed, even after all attempts.
        SERVER_ERROR,
        /// 504, or a call that costs nothing got no answer: the service took too long.
        TIMED_OUT,
        /// The connection was not made, or it broke before the whole recording was sent; nothing
        /// was billed.
        UNREACHABLE,
        /// The address cannot be found.
        UNKNOWN_HOST,
        /// A proxy is not reachable, asks for a password or refuses the connection; nothing was
        /// sent.
        PROXY,
        /// The certificate of the service is not trusted.
        UNTRUSTED,
        /// The recording was sent to a service that costs money, and no answer came. Whether it was
        /// billed is unknown, so it is not sent again automatically.
        NO_ANSWER,
        /// Something other than the service answered, such as a log-in page or a redirect.
        NOT_THE_SERVICE,
        /// The service sent an answer that cannot be parsed.
        UNREADABLE,
        /// A status that the service document does not know.
        UNEXPECTED_STATUS,
        /// Saywell itself failed on this computer; what exactly is in the log.
        LOCAL_ERROR,
        /// The caller stopped waiting.
        CANCELLED,
        /// The call would exceed this month's budget; nothing was sent.
        OVER_BUDGET,
        /// The learner's consent does not cover the hosted service; nothing was sent.
        NO_CONSENT,
        /// No key is set for the hosted service; nothing was sent.
        NO_KEY,
        /// The service could not use the recording, in which two people speak at the same time.
        TWO_VOICES,
        /// Nothing is heard in the recording; it was not sent.
        SILENT_TAKE,
        /// The recording is distorted, because it was too loud; it was not sent.
        CLIPPED_TAKE,
        /// The recording begins or ends in the middle of speech, or is too short; it was not sent.
        CUT_OFF_TAKE
    }
}
