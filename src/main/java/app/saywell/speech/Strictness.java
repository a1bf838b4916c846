package app.saywell.speech;

import java.util.Optional;

/// How sure the judge must be that a sound was said wrongly before it is flagged. The stricter, the
/// more wrong sounds are found, and the more right ones are faulted; the accuracy page has figures.
public enum Strictness {
    /// Faults only what is hard to miss.
    GENTLE("gentle"),
    /// The default.
    NORMAL("normal"),
    /// Also faults what a patient listener would let pass.
    STRICT("strict");

    /// The name of the option in requests.
    public static final String OPTION = "strictness";

    private final String code;

    Strictness(String code) {
        this.code = code;
    }

    /// The name in requests and files.
    public String code() {
        return code;
    }

    /// The strictness of a code; empty if the code is unknown.
    public static Optional<Strictness> ofCode(String code) {
        for (Strictness strictness : values()) {
            if (strictness.code.equals(code)) {
                return Optional.of(strictness);
            }
        }
        return Optional.empty();
    }
}
