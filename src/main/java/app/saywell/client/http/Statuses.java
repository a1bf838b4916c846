package app.saywell.client.http;

import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.Outcome;

/// What each HTTP status other than 200 means (service document, section 7).
final class Statuses {
    private static final int NETWORK_LOGIN_REQUIRED = 511;

    private Statuses() {}

    static Kind kind(int status, String body) {
        return switch (status) {
            case 400 ->
                    body.contains("NotAllWordsSpokenError")
                                    || body.contains("Not all words are spoken")
                            ? Kind.NOT_ALL_WORDS_SPOKEN
                            : Kind.BAD_REQUEST;
            case 401 -> Kind.UNAUTHORIZED;
            case 402 -> Kind.PAYMENT_REQUIRED;
            case 407 -> Kind.PROXY;
            case NETWORK_LOGIN_REQUIRED -> Kind.NOT_THE_SERVICE;
            case 413 -> Kind.TOO_LARGE;
            case 429 -> Kind.RATE_LIMITED;
            case 504 -> Kind.TIMED_OUT;
            default -> {
                if (status >= 300 && status < 400) {
                    yield Kind.NOT_THE_SERVICE;
                }
                yield status >= 500 && status < 600 ? Kind.SERVER_ERROR : Kind.UNEXPECTED_STATUS;
            }
        };
    }

    /// The code string that the document gives the status, for where the body names none.
    static String documentedCode(Kind kind) {
        return switch (kind) {
            case BAD_REQUEST -> "Bad Request";
            case NOT_ALL_WORDS_SPOKEN -> "NotAllWordsSpokenError";
            case UNAUTHORIZED -> "Unauthorized";
            case PAYMENT_REQUIRED -> "PAYMENT_REQUIRED";
            case RATE_LIMITED -> "RATE_LIMIT_EXCEEDED";
            case SERVER_ERROR -> "INTERNAL_SERVER_ERROR";
            default -> "";
        };
    }

    /// A success that the document does not know may have been billed; a failure of the service,
    /// too.
    static Outcome outcome(int status) {
        if (status < 300) {
            return Outcome.SENT;
        }
        return status >= 500 ? Outcome.DOUBTFUL : Outcome.FREE;
    }
}
