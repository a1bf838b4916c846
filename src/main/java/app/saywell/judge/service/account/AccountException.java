package app.saywell.judge.service.account;

/// The console refused an operation; the message is a sentence for the account's owner.
public final class AccountException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final AccountErrorKind kind;

    /// @param message what is wrong and what is allowed
    public AccountException(AccountErrorKind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /// Which rule was broken.
    public AccountErrorKind kind() {
        return kind;
    }

    /// The rules that the console enforces.
    public enum AccountErrorKind {
        /// A key needs a name of 1 to 100 characters.
        BAD_NAME,
        /// The expiry lies in the past.
        BAD_EXPIRY,
        /// The rate limit is not between 1 and the allowed maximum.
        BAD_RATE_LIMIT,
        /// The plan does not allow another active key.
        TOO_MANY_KEYS,
        /// No key has that handle or name, or several have it.
        UNKNOWN_KEY,
        /// The plan sells no credit.
        CREDIT_NOT_SOLD,
        /// The amount is below the minimum purchase, or not an amount of money.
        BAD_AMOUNT
    }
}
