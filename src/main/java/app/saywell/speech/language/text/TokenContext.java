package app.saywell.speech.language.text;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// The context of a chunk of text, which decides how it is read.
///
/// @param chunks all chunks of the text
/// @param index the index of this one
/// @param allCapitals whether the whole text is in capitals, so that capitals mean nothing
record TokenContext(List<TextChunk> chunks, int index, boolean allCapitals) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[$€£₩¥]?\\d[\\d,.]*");
    private static final Pattern DATE_NUMBER = Pattern.compile("(?i)\\d{1,2}(?:st|nd|rd|th)?|[12]\\d{3}");
    private static final Pattern CLOCK =
            Pattern.compile("(?i)\\d{1,2}(?:[:.]\\d\\d)?(?:[ap]\\.?m)?(?:-\\d{1,2}(?:[:.]\\d\\d)?(?:[ap]\\.?m)?)?");
    private static final Set<String> NEVER_AFTER_AN_ARTICLE =
            Set.of("and", "comes", "for", "is", "or", "stands", "to", "was");
    private static final Set<String> ARTICLES = Set.of("a", "an", "the");
    private static final Set<String> MONTHS = Set.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "jan",
            "feb",
            "mar",
            "apr",
            "jun",
            "jul",
            "aug",
            "sep",
            "sept",
            "oct",
            "nov",
            "dec");
    private static final Set<String> DAYS =
            Set.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");

    /// Words after which the short name of a day or month stands for it.
    private static final Set<String> BEFORE_TIMES =
            Set.of("on", "in", "every", "each", "this", "next", "last", "since", "until", "till", "early", "late");

    private static final Set<String> BEFORE_NAMES =
            Set.of("is", "am", "was", "named", "called", "i'm", "he's", "she's", "name's", "with", "by", "me");
    private static final Set<String> MAGNITUDES =
            Set.of("hundred", "thousand", "million", "billion", "trillion", "quadrillion", "b", "m", "bn", "mn");

    /// The chunk some places away, without its punctuation; empty beyond the text.
    String at(int offset) {
        int place = index + offset;
        return place < 0 || place >= chunks.size() ? "" : chunks.get(place).core();
    }

    String previousChunk() {
        return at(-1);
    }

    String nextChunk() {
        return at(1);
    }

    /// Whether a sentence begins with the chunk.
    boolean opensSentence() {
        return index == 0 || breakAt(-1) == PhraseBreak.SENTENCE;
    }

    /// The pause after the chunk some places away.
    PhraseBreak breakAt(int offset) {
        int place = index + offset;
        return place < 0 || place >= chunks.size()
                ? PhraseBreak.SENTENCE
                : chunks.get(place).breakAfter();
    }

    boolean numberPrecedes() {
        return NUMBER.matcher(previousChunk()).matches();
    }

    /// Whether a number precedes, also one as "3 million".
    boolean amountPrecedes() {
        return numberPrecedes()
                || index > 1
                        && isMagnitude(previousChunk())
                        && NUMBER.matcher(at(-2)).matches()
                || previousChunk().matches("[¼-¾⅐-⅞]|\\d+[/⁄x×~-]\\d+");
    }

    /// Whether times or years stand on both sides.
    boolean isBetweenTimes() {
        return previousChunk().matches("(?i)[ap]\\.?m|.*:\\d\\d.*|.*\\d[ap]m|[12]\\d{3}")
                && CLOCK.matcher(nextChunk()).lookingAt();
    }

    /// Whether a chunk is a number or a clock time.
    boolean numberLike(String chunk) {
        return CLOCK.matcher(chunk).matches();
    }

    boolean numberFollows() {
        return NUMBER.matcher(nextChunk()).matches() || nextChunk().matches("\\d+(?:[-~]\\d+|[A-Z])");
    }

    boolean nameFollows() {
        return isCapitalized(nextChunk());
    }

    boolean namePrecedes() {
        return isCapitalized(previousChunk());
    }

    /// Whether a street's name precedes: a name within the sentence, a short direction or an
    /// ordinal number.
    boolean streetNamePrecedes() {
        boolean name = namePrecedes() && !(breakAt(-2) == PhraseBreak.SENTENCE && nameFollows());
        return name && breakAt(-1) == PhraseBreak.NONE || ordinalPrecedes();
    }

    boolean ordinalPrecedes() {
        return previousChunk().matches("(?i)\\d+(st|nd|rd|th)");
    }

    boolean articlePrecedes() {
        return ARTICLES.contains(lower(previousChunk()));
    }

    /// Whether a person is named here: "my name is".
    boolean isNamed() {
        return BEFORE_NAMES.contains(lower(previousChunk()));
    }

    /// Whether "US" and "AM" are words here: in a text of capitals, and "AM" also after "I".
    boolean isWordInCapitals(String word) {
        boolean isVerb = previousChunk().isEmpty() || previousChunk().equalsIgnoreCase("I");
        return allCapitals && !articlePrecedes() || word.equals("am") && isVerb;
    }

    /// Whether "A" is rather the article than the letter, as in "A cat" and "IT IS A CAT"; not so
    /// in "vitamin A", "A, B, C", "A is for apple", nor alone.
    boolean isArticleInCapitals() {
        return (opensSentence() || allCapitals)
                && nextChunk().length() > 1
                && !NEVER_AFTER_AN_ARTICLE.contains(lower(nextChunk()));
    }

    /// Whether a number is called here: "call 911".
    boolean isCalled() {
        return Set.of("call", "calls", "called", "calling", "dial", "dialed", "dialled", "phone", "phoned")
                .contains(lower(previousChunk()));
    }

    /// Whether "in" after a number is rather inches than a word: "12 in. long", "6 in".
    boolean lengthGoesOn() {
        return breakAt(0) != PhraseBreak.NONE
                || nextChunk().matches("(?i)tall|long|wide|high|deep|thick|across|apart|by|x|of|and");
    }

    /// Whether an amount of money describes the word after it: "a $20 bill".
    boolean amountDescribes() {
        return articlePrecedes()
                && breakAt(0) == PhraseBreak.NONE
                && !nextChunk().isEmpty();
    }

    /// Whether hours precede, so that an "m" means minutes: "8h 30m".
    boolean hoursPrecede() {
        return previousChunk().matches("(?i)\\d+ ?h(?:rs?)?|hours?");
    }

    boolean monthPrecedes() {
        return MONTHS.contains(lower(previousChunk()));
    }

    boolean monthFollows() {
        return MONTHS.contains(lower(nextChunk()));
    }

    /// Whether a day, month, date or time stands beside the chunk, or beyond an "and" or "to".
    boolean dateBeside() {
        boolean dayOf =
                previousChunk().equals("of") && at(-2).matches("(?i)\\d{1,2}(st|nd|rd|th)?|\\p{L}+(st|nd|rd|th)");
        return dayOf || isDate(-1) || isDate(1) || isJoint(-1) && isDayOrMonth(-2) || isJoint(1) && isDayOrMonth(2);
    }

    /// Whether the word before speaks of a time: "on", "every".
    boolean timeWordPrecedes() {
        return BEFORE_TIMES.contains(lower(previousChunk()));
    }

    private boolean isDate(int offset) {
        String chunk = at(offset);
        if (chunk.isEmpty()) {
            return false;
        }
        boolean sameSentence = breakAt(Math.min(offset, 0)) != PhraseBreak.SENTENCE
                || chunks.get(index + Math.min(offset, 0)).hasDot();
        return sameSentence
                && (isDayOrMonth(offset)
                        || DATE_NUMBER.matcher(chunk).matches()
                        || CLOCK.matcher(chunk).matches());
    }

    private boolean isDayOrMonth(int offset) {
        String word = lower(at(offset));
        boolean capital = isCapitalized(at(offset));
        return capital && (DAYS.contains(word) || MONTHS.contains(word) || AbbreviationTable.isDayOrMonth(word));
    }

    private boolean isJoint(int offset) {
        return Set.of("and", "or", "to", "&").contains(lower(at(offset)));
    }

    boolean moneyPrecedes() {
        return MoneyWords.beginsWithCurrency(previousChunk());
    }

    /// Whether "million" or a similar word follows, as in "$3 million".
    boolean magnitudeFollows() {
        return isMagnitude(nextChunk());
    }

    static boolean isMagnitude(String word) {
        return MAGNITUDES.contains(lower(word));
    }

    /// Whether the text is an equation, in which a dash is a minus.
    boolean isEquation() {
        return chunks.stream().anyMatch(chunk -> chunk.core().indexOf('=') >= 0);
    }

    private static boolean isCapitalized(String chunk) {
        return !chunk.isEmpty() && Character.isUpperCase(chunk.charAt(0));
    }

    private static String lower(String chunk) {
        return chunk.toLowerCase(Locale.ROOT);
    }
}
