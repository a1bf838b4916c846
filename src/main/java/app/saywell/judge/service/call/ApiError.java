package app.saywell.judge.service.call;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// An error as it is sent to the caller.
///
/// @param message a sentence for the caller; it never holds a key, text or speaker data
/// @param details additional fields of the error body: `name`, `detail`, `field`, `line`, `column`
/// @param retryAfterSeconds after how many seconds to try again, if known
public record ApiError(
        ApiErrorKind kind, String message, Map<String, Object> details, Optional<Long> retryAfterSeconds) {

    /// An error with only a message.
    public static ApiError of(ApiErrorKind kind, String message) {
        return new ApiError(kind, message, Map.of(), Optional.empty());
    }

    /// The error for a wrong request.
    public static ApiError badRequest(String message) {
        return of(ApiErrorKind.BAD_REQUEST, message);
    }

    /// A copy with an additional field in the body.
    public ApiError with(String field, Object value) {
        Map<String, Object> extendedDetails = new LinkedHashMap<>(details);
        extendedDetails.put(field, value);
        return new ApiError(kind, message, extendedDetails, retryAfterSeconds);
    }

    /// A copy with a time after which to try again.
    public ApiError retryAfter(long seconds) {
        return new ApiError(kind, message, details, Optional.of(seconds));
    }

    /// An exception with this error.
    public ApiException toException() {
        return new ApiException(this);
    }

    /// Status and code string (service document, section 7; Saywell chose the ones that it does not
    /// define).
    public enum ApiErrorKind {
        /// The request cannot be understood or the audio cannot be used.
        BAD_REQUEST(400, "Bad Request"),
        /// No active key was sent.
        UNAUTHORIZED(401, "Unauthorized"),
        /// No credit is left, or the plan excludes the endpoint.
        PAYMENT_REQUIRED(402, "PAYMENT_REQUIRED"),
        /// The request comes from a web page or names a host that is not this service.
        FORBIDDEN(403, "FORBIDDEN"),
        /// No such path.
        NOT_FOUND(404, "NOT_FOUND"),
        /// Not a POST.
        METHOD_NOT_ALLOWED(405, "METHOD_NOT_ALLOWED"),
        /// The upload or the recording is too long.
        PAYLOAD_TOO_LARGE(413, "PAYLOAD_TOO_LARGE"),
        /// The body is in a form that the service does not read, such as a compressed one.
        UNSUPPORTED_MEDIA_TYPE(415, "UNSUPPORTED_MEDIA_TYPE"),
        /// The key has reached its rate limit.
        RATE_LIMIT_EXCEEDED(429, "RATE_LIMIT_EXCEEDED"),
        /// The service failed.
        INTERNAL_SERVER_ERROR(500, "INTERNAL_SERVER_ERROR"),
        /// The queue or the memory for uploads is full.
        SERVICE_UNAVAILABLE(503, "SERVICE_UNAVAILABLE"),
        /// Upload and processing exceeded the time limit.
        GATEWAY_TIMEOUT(504, "GATEWAY_TIMEOUT");

        private final int status;
        private final String code;

        ApiErrorKind(int status, String code) {
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
