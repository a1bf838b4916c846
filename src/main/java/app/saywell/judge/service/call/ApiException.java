package app.saywell.judge.service.call;

/// Ends a call with an error for the caller. This happens in normal operation, so it has no stack
/// trace.
public final class ApiException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient ApiError apiError;

    ApiException(ApiError apiError) {
        super(apiError.message(), null, false, false);
        this.apiError = apiError;
    }

    /// The error for the caller.
    public ApiError apiError() {
        return apiError;
    }
}
