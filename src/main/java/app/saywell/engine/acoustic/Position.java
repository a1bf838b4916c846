package app.saywell.engine.acoustic;

/// Where in its word a phone stands; the model has states of their own for each place.
public enum Position {
    /// First of several phones.
    BEGIN,
    /// Last of several phones.
    END,
    /// Neither first nor last.
    INSIDE,
    /// The only phone.
    SINGLE;

    /// The position of a phone in a word of that many phones.
    public static Position of(int index, int phones) {
        if (phones == 1) {
            return SINGLE;
        }
        if (index == 0) {
            return BEGIN;
        }
        return index == phones - 1 ? END : INSIDE;
    }

    static Position ofLetter(byte letter) {
        return switch (letter) {
            case 'b' -> BEGIN;
            case 'e' -> END;
            case 'i' -> INSIDE;
            case 's' -> SINGLE;
            default -> throw new IllegalStateException("unknown word position in the model");
        };
    }
}
