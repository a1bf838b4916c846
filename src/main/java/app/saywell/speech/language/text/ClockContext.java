package app.saywell.speech.language.text;

import java.util.Locale;
import java.util.Set;

/// Whether words around a number with a dot ask for a time of day: "at 8.15", "it is 10.30", "from 9.30 to 10.30". A
/// number that something is counted in is none: "it is 10.30 metres".
final class ClockContext {
    /// Before a time, whatever follows: "until 10.30 we played".
    private static final Set<String> PREPOSITIONS = Set.of("at", "until", "till", "since");

    /// Before a time or an amount.
    private static final Set<String> EITHER = Set.of("by", "before", "after");

    /// Before "by" and "from", which say how much then.
    private static final Set<String> CHANGES = Set.of("""
        divide divided multiply multiplied rise rose risen fall fell fallen grow grew grown increase increased decrease
        decreased reduce reduced cut up down
        """.strip().split("\\s+"));

    private static final Set<String> ADVERBS =
            Set.of("now", "already", "almost", "nearly", "about", "around", "just", "only", "exactly", "still");

    private static final Set<String> UNTIL = Set.of("to", "until", "till");

    /// With one of these a sentence goes on after a time. After an amount it would be what is counted.
    private static final Set<String> AFTER_TIMES = Set.of("""
        on at to until till and or but so when now already today tomorrow tonight sharp exactly
        """.strip().split("\\s+"));

    /// What is counted.
    private static final Set<String> COUNTED = Set.of("""
        percent per metre metres meter meters centimetres centimeters millimetres millimeters kilometres kilometers
        mile miles foot feet inch inches gram grams kilo kilos kilogram kilograms ton tons tonnes litre litres liter
        liters degree degrees dollar dollars pound pounds euro euros won yen cents pence second seconds minutes hours
        point points times
        """.strip().split("\\s+"));

    private final TokenContext context;

    ClockContext(TokenContext context) {
        this.context = context;
    }

    /// Whether a time rather stands here than an amount.
    ///
    /// @param hour the number before the dot; "it is 0.25" is no time
    boolean expects(int hour) {
        if (context.nextChunk().matches("(?i)[ap]\\.?m|o'clock")) {
            return true;
        }
        if (isCounted(1)) {
            return false;
        }
        String before = word(-1);
        return PREPOSITIONS.contains(before)
                || beginsSpan()
                || endsSpan()
                || hour > 0 && mayEndHere() && (isTold() || EITHER.contains(before) && !isChange());
    }

    private boolean isCounted(int offset) {
        String next = word(offset);
        return context.breakAt(offset - 1) == PhraseBreak.NONE
                && !next.isEmpty()
                && (COUNTED.contains(next)
                        || TokenContext.isMagnitude(next)
                        || !Character.isLetterOrDigit(next.codePointAt(0))
                        || !next.equals("in") && MeasureWords.unit(next) != null);
    }

    private boolean mayEndHere() {
        return context.breakAt(0) != PhraseBreak.NONE || AFTER_TIMES.contains(word(1)) || partOfDayFollows();
    }

    private boolean partOfDayFollows() {
        return word(1).equals("in")
                && word(2).equals("the")
                && Set.of("morning", "afternoon", "evening").contains(word(3));
    }

    /// "It is", "it's now", "the time was".
    private boolean isTold() {
        int verb = ADVERBS.contains(word(-1)) ? -2 : -1;
        return word(verb).matches("it['’]s|time['’]s")
                || Set.of("is", "was").contains(word(verb))
                        && Set.of("it", "time").contains(word(verb - 1));
    }

    private boolean isChange() {
        return word(-1).equals("by") && (CHANGES.contains(word(-2)) || context.numberLike(word(-2)));
    }

    /// "From 9.30 to 10.30", "between 9.30 and 10.30", the first of both.
    private boolean beginsSpan() {
        boolean isSpan = word(-1).equals("from") && UNTIL.contains(word(1)) && !CHANGES.contains(word(-2))
                || word(-1).equals("between") && word(1).equals("and");
        return isSpan && isClock(0) && isClock(2) && !isCounted(3);
    }

    private boolean endsSpan() {
        boolean isSpan = UNTIL.contains(word(-1)) && word(-3).equals("from") && !CHANGES.contains(word(-4))
                || word(-1).equals("and") && word(-3).equals("between");
        return isSpan && isClock(0) && isClock(-2);
    }

    /// Whether a time may stand there. "0.50" and "9.75" are none.
    private boolean isClock(int offset) {
        return context.numberLike(word(offset)) && !word(offset).matches("0\\.\\d+|\\d+\\.[6-9]\\d");
    }

    private String word(int offset) {
        return context.at(offset).toLowerCase(Locale.ROOT);
    }
}
