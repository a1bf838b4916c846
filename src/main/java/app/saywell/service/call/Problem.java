package app.saywell.service.call;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A refusal as the caller is told of it.
///
/// @param message a sentence for the caller; never key, text or anything else of the speaker
/// @param details further fields of the error body: `name`, `detail`, `field`, `line`, `column`
/// @param retryAfterSeconds when it is worth trying again, where that is known
public record Problem(
        Kind kind, String message, Map<String, Object> details, Optional<Long> retryAfterSeconds) {

    /// A refusal with nothing but a sentence.
    public static Problem of(Kind kind, String message) {
        return new Problem(kind, message, Map.of(), Optional.empty());
    }

    /// Something wrong with the request.
    public static Problem badRequest(String message) {
        return of(Kind.BAD_REQUEST, message);
    }

    /// The same refusal with one more field in its body.
    public Problem with(String field, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(details);
        more.put(field, value);
        return new Problem(kind, message, more, retryAfterSeconds);
    }

    /// The same refusal with a time after which to try again.
    public Problem retryAfter(long seconds) {
        return new Problem(kind, message, details, Optional.of(seconds));
    }

    /// This refusal, to be thrown.
    public Refused refused() {
        return new Refused(this);
    }

    /// Status and code string (service document, section 7; those it leaves open are Saywell's).
    public enum Kind {
        /// The request cannot be understood or the audio cannot be used.
        BAD_REQUEST(400, "Bad Request"),
        /// No active key was sent.
        UNAUTHORIZED(401, "Unauthorized"),
        /// No credit is left, or the plan excludes the endpoint.
        PAYMENT_REQUIRED(402, "PAYMENT_REQUIRED"),
        /// The request comes by a name or from a page that this service does not serve.
        FORBIDDEN(403, "FORBIDDEN"),
        /// No such path.
        NOT_FOUND(404, "NOT_FOUND"),
        /// Not a POST.
        METHOD_NOT_ALLOWED(405, "METHOD_NOT_ALLOWED"),
        /// More bytes, or a longer recording, than are taken.
        PAYLOAD_TOO_LARGE(413, "PAYLOAD_TOO_LARGE"),
        /// More calls in a minute than the key may make.
        RATE_LIMIT_EXCEEDED(429, "RATE_LIMIT_EXCEEDED"),
        /// The service failed.
        INTERNAL_SERVER_ERROR(500, "INTERNAL_SERVER_ERROR"),
        /// The queue or the memory for uploads is full.
        SERVICE_UNAVAILABLE(503, "SERVICE_UNAVAILABLE"),
        /// Upload and processing took longer than a call may.
        GATEWAY_TIMEOUT(504, "GATEWAY_TIMEOUT");

        private final int status;
        private final String code;

        Kind(int status, String code) {
            this.status = status;
            this.code = code;
        }

        /// The HTTP status.
        public int status() {
            return status;
        }

        /// The code string in the error body.
        public String code() {
            return code;
        }
    }
}
