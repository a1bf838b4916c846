package app.saywell.desk.homework.handin;

/// A file is refused as a hand-in. Nothing of it is stored.
final class HandInException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final HandInFailure failure;

    HandInException(HandInFailure failure, String detail) {
        super(detail);
        this.failure = failure;
    }

    HandInException(HandInFailure failure, String detail, Throwable cause) {
        super(detail, cause);
        this.failure = failure;
    }

    HandInFailure failure() {
        return failure;
    }

    /// Why a file is refused.
    enum HandInFailure {
        /// It is not a hand-in, or it is cut off, changed or inconsistent.
        DAMAGED,
        /// It was made for a class of another library; nobody else can open it.
        OTHER_CLASS,
        /// It was written by a newer version of the page.
        NEWER,
        /// It is larger than any hand-in may be.
        TOO_LARGE
    }
}
