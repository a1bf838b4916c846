package app.saywell.service.account;

/// Why the console does not do what it was asked; the message is a sentence for its owner.
public final class AccountException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    /// @param message what is wrong and what would be right
    public AccountException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /// What was wrong.
    public Kind kind() {
        return kind;
    }

    /// The rules that the console upholds.
    public enum Kind {
        /// A key needs a name of 1 to 100 characters.
        BAD_NAME,
        /// The end of the key lies in the past.
        BAD_EXPIRY,
        /// The rate is not between 1 and what is allowed at creation.
        BAD_RATE_LIMIT,
        /// The plan has no room for one more active key.
        TOO_MANY_KEYS,
        /// No key goes by that handle or name, or more than one does.
        UNKNOWN_KEY,
        /// The plan sells no credit.
        CREDIT_NOT_SOLD,
        /// The amount is below the least that can be bought, or not an amount of money.
        BAD_AMOUNT
    }
}
