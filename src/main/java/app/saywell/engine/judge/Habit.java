package app.saywell.engine.judge;

import app.saywell.engine.lexicon.Manner;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Voicing;

/// How much earlier or later than the ear the acoustic model goes over from one kind of sound to
/// another, as a habit: medians over computer voices whose boundaries are known. Half of their
/// sentences were looked at; the figures in `docs/accuracy.md` are of the other half.
final class Habit {
    private Habit() {}

    /// Seconds by which the boundary lies after where the model puts it.
    static double between(Phone before, Phone after) {
        Kind next = Kind.of(after);
        return switch (Kind.of(before)) {
            case VOWEL ->
                    switch (next) {
                        case NASAL, BUZZ, VOWEL -> 0.010;
                        case APPROXIMANT -> 0.005;
                        default -> 0;
                    };
            case NASAL -> afterClosure(next, -0.007);
            case VOICED_STOP -> afterClosure(next, 0);
            case AFFRICATE -> next == Kind.VOWEL ? -0.007 : 0;
            case APPROXIMANT -> next == Kind.VOICED_STOP ? -0.008 : 0;
            case VOICELESS_STOP -> next == Kind.APPROXIMANT ? 0.010 : 0;
            case BUZZ, HISS -> 0;
        };
    }

    private static double afterClosure(Kind next, double stop) {
        return switch (next) {
            case VOWEL -> -0.007;
            case BUZZ -> 0.010;
            case VOICED_STOP -> stop;
            default -> 0;
        };
    }

    private enum Kind {
        VOWEL,
        APPROXIMANT,
        NASAL,
        BUZZ,
        HISS,
        VOICED_STOP,
        VOICELESS_STOP,
        AFFRICATE;

        static Kind of(Phone phone) {
            boolean voiced = phone.voicing() == Voicing.VOICED;
            Manner manner = phone.manner();
            return switch (manner) {
                case MONOPHTHONG, DIPHTHONG -> VOWEL;
                case APPROXIMANT -> APPROXIMANT;
                case NASAL -> NASAL;
                case FRICATIVE -> voiced ? BUZZ : HISS;
                case STOP -> voiced ? VOICED_STOP : VOICELESS_STOP;
                case AFFRICATE -> AFFRICATE;
            };
        }
    }
}
