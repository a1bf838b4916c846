package app.saywell.desk.client.http;

import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.billing.BillingOutcome;

/// The meaning of each HTTP status other than 200 (service document, section 7).
final class HttpStatusMapper {
    private static final int NETWORK_LOGIN_REQUIRED = 511;

    private HttpStatusMapper() {}

    static FailureKind toFailureKind(int status, String body) {
        return switch (status) {
            case 400 -> badRequest(body);
            case 401 -> FailureKind.UNAUTHORIZED;
            case 402 -> FailureKind.PAYMENT_REQUIRED;
            case 407 -> FailureKind.PROXY;
            case NETWORK_LOGIN_REQUIRED -> FailureKind.NOT_THE_SERVICE;
            case 413 -> FailureKind.TOO_LARGE;
            case 429 -> FailureKind.RATE_LIMITED;
            case 504 -> FailureKind.TIMED_OUT;
            default -> {
                if (status >= 300 && status < 400) {
                    yield FailureKind.NOT_THE_SERVICE;
                }
                yield status >= 500 && status < 600 ? FailureKind.SERVER_ERROR : FailureKind.UNEXPECTED_STATUS;
            }
        };
    }

    private static FailureKind badRequest(String body) {
        if (body.contains("NotAllWordsSpokenError") || body.contains("Not all words are spoken")) {
            return FailureKind.NOT_ALL_WORDS_SPOKEN;
        }
        if (body.contains("\"UnspeakableTextError\"")) {
            return FailureKind.UNSPEAKABLE_TEXT;
        }
        return body.contains("\"ModelMissingError\"") ? FailureKind.MODEL_MISSING : FailureKind.BAD_REQUEST;
    }

    /// The documented code string, used if the body has none.
    static String documentedCode(FailureKind kind) {
        return switch (kind) {
            case BAD_REQUEST, UNSPEAKABLE_TEXT, MODEL_MISSING -> "Bad Request";
            case NOT_ALL_WORDS_SPOKEN -> "NotAllWordsSpokenError";
            case UNAUTHORIZED -> "Unauthorized";
            case PAYMENT_REQUIRED -> "PAYMENT_REQUIRED";
            case RATE_LIMITED -> "RATE_LIMIT_EXCEEDED";
            case SERVER_ERROR -> "INTERNAL_SERVER_ERROR";
            default -> "";
        };
    }

    /// An undocumented success status may have been billed, and so may a failure of the service.
    static BillingOutcome toBillingOutcome(int status) {
        if (status < 300) {
            return BillingOutcome.SENT;
        }
        return status >= 500 ? BillingOutcome.DOUBTFUL : BillingOutcome.FREE;
    }
}
