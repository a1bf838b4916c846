package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Divides a text into chunks at spaces and dashes, and separates punctuation from what is spoken.
final class TextTokenizer {
    private static final Pattern LINE = Pattern.compile("\\R");
    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}]+");

    /// Dashes, ellipses, and punctuation without a space after it.
    private static final Pattern CHUNK_BOUNDARY = Pattern.compile("(?<=—|–|--|…|\\.\\.)(?=[\\p{L}\\d'\"(])"
        + "|(?=—|--)(?<=[\\p{L}\\d'\".,!?)])|(?=–)(?<=\\p{L})|(?<=\\p{L}[,;:!?])(?=\\p{L})"
        + "|(?<=\\p{L}[,;!?])(?=\\d)|(?<=\\d[!?;])(?=[\\p{L}\\d])|(?<=\\d[,])(?=\\p{L})|(?<=[\\p{L}\\d]\\))(?=\\p{L}{2})"
        + "|(?<=\\p{Ll}{2}\\.)(?=\\p{Lu}(?:\\p{Ll}|'|$))|(?<=\\b(?:Mr|Ms|Dr|St|Mt|Lt|Jr|Sr|No)\\.)(?=\\p{Lu})"
        + "|(?<=\\b(?:[Nn]os?|pp?|[Ff]igs?|[Vv]ols?|[Cc]h|[Ee]xt|[Rr]m|[Ss]ec|[Aa]rt)\\.)(?=\\d)"
        + "|(?<=[ap]\\.m\\.)(?=\\p{L})");

    /// A face made of signs that has a letter.
    private static final Pattern EMOTICON = Pattern.compile("[:;=][-']?[DPpOo]|[xX]D");

    private static final String SIGNS = "&+=%@×÷<>≠√#°º$€£₩¥¢±∞≤≥≈π→§‰№²³";

    /// Signs that are read aloud only between numbers or names of numbers.
    private static final String OPERATORS = "-*~·^/";

    private static final String OPENING = SIGNS + "'+.-℃℉";
    private static final String CLOSING = "%°℃℉²³€₩£¥$¢‰§@#+";
    private static final String NAMED = "@#%&\\_*/";
    private static final Pattern LEADING = Pattern.compile("^(?:[.'+-](?![\\d.$€£₩¥]*\\d)|\\.(?=\\.))+");
    private static final Pattern WORD_WITH_APOSTROPHE = Pattern.compile("(?i)'(em|cause|til|tis|twas|bout|round|n)");

    /// Characters of the longest chunk: that of a long address of a page.
    private static final int MAX_CHUNK = 150;

    private final List<TextChunk> chunks = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private int quotes;

    private TextTokenizer() {}

    /// The chunks of a text, and the signs between them that are not read.
    ///
    /// @param chunks in order. Chunks of punctuation only are dropped, but they set the break of
    ///     the chunk before.
    record ChunkedText(List<TextChunk> chunks, List<String> unread) {}

    /// @throws app.saywell.speech.language.EngineException of kind UNSPEAKABLE_TEXT for a word that is too
    ///     long to be one
    static ChunkedText tokenize(String text) {
        TextTokenizer tokenizer = new TextTokenizer();
        for (String line : LINE.split(CharacterForms.plain(text))) {
            List<String> parts = new ArrayList<>();
            for (String chunk : SPACE.split(line.strip())) {
                LongWords.requireAtMost(chunk, MAX_CHUNK);
                boolean address = WebAddress.isAddress(chunk);
                parts.addAll(List.of(address ? new String[] {chunk} : CHUNK_BOUNDARY.split(chunk)));
            }
            for (int i = 0; i < parts.size(); i++) {
                tokenizer.add(parts.get(i), i + 1 < parts.size() ? parts.get(i + 1) : "");
            }
            tokenizer.raiseBreak(PhraseBreak.DIVISION);
        }
        tokenizer.raiseBreak(PhraseBreak.SENTENCE);
        return new ChunkedText(List.copyOf(tokenizer.chunks), List.copyOf(tokenizer.unread));
    }

    private void add(String text, String next) {
        if (EMOTICON.matcher(text).matches()) {
            unread.add(text);
            return;
        }
        if (isSign(text) || isOperator(text, next)) {
            chunks.add(new TextChunk(text, false, PhraseBreak.NONE));
            return;
        }
        int from = 0;
        while (from < text.length() && !isSpoken(text.charAt(from), OPENING)) {
            from++;
        }
        int to = text.length();
        while (to > from && !isSpoken(text.charAt(to - 1), CLOSING) && !isMeasure(text, from, to)) {
            to--;
        }
        boolean slashMeans =
                WebAddress.isAddress(text) || text.substring(from, to).equalsIgnoreCase("w");
        if (to < text.length() && text.charAt(to) == '/' && slashMeans) {
            to++;
        }
        String leadingMarks = text.substring(0, from);
        String core = text.substring(from, to);
        String trailingMarks = text.substring(to);
        Matcher leading = LEADING.matcher(core);
        if (!isSign(core)
                && leading.find()
                && !WORD_WITH_APOSTROPHE.matcher(core).matches()) {
            leadingMarks += leading.group();
            core = core.substring(leading.end());
        }
        quotes += (int) text.chars().filter(c -> c == '"').count();
        note(leadingMarks);
        if (!leadingMarks.isEmpty()) {
            raiseBreak(breakFor(leadingMarks));
        }
        if (core.isEmpty()) {
            raiseBreak(breakFor(trailingMarks));
        } else {
            boolean possessive = trailingMarks.startsWith("'") && core.endsWith("s") && !leadingMarks.contains("'");
            chunks.add(new TextChunk(
                    possessive ? core + "'" : core, trailingMarks.startsWith("."), breakFor(trailingMarks)));
        }
        note(trailingMarks);
        if (trailingMarks.equals("-") && isOperator("-", next)) {
            chunks.add(new TextChunk("-", false, PhraseBreak.NONE));
        }
    }

    /// Whether the last sign is that of feet or inches after a number.
    private boolean isMeasure(String text, int from, int to) {
        char last = text.charAt(to - 1);
        if (last != '"' && last != '\'' || to - from < 2) {
            return false;
        }
        boolean afterNumber = text.substring(from, to - 1).matches("\\d{1,2}'\\d{0,2}'?|\\d{1,3}");
        boolean open = last == '"' ? quotes % 2 == 1 || text.substring(0, from).contains("\"") : from > 0;
        return afterNumber && !open;
    }

    /// Names what is no punctuation.
    private void note(String marks) {
        marks.codePoints()
                .filter(c -> !isPunctuation(c))
                .mapToObj(Character::toString)
                .forEach(unread::add);
        if (marks.contains("__")) {
            unread.add("__");
        }
    }

    private static boolean isPunctuation(int c) {
        return switch (Character.getType(c)) {
            case Character.OTHER_PUNCTUATION -> NAMED.indexOf(c) < 0 || c == '*';
            case Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.CONNECTOR_PUNCTUATION,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.CONTROL,
                    Character.SPACE_SEPARATOR -> true;
            default -> c == '`';
        };
    }

    /// Whether it is a sign that is read aloud when it stands alone.
    private static boolean isSign(String text) {
        return text.length() == 1 && SIGNS.contains(text);
    }

    private boolean isOperator(String text, String next) {
        if (text.length() != 1 || OPERATORS.indexOf(text.charAt(0)) < 0 || next.isEmpty() || chunks.isEmpty()) {
            return false;
        }
        TextChunk before = chunks.getLast();
        boolean numberBefore = before.core().matches("(?i).*[\\d½²³]|\\p{L}|.*[ap]\\.?m|[.\\d]+\\w{1,3}")
                && (before.breakAfter() == PhraseBreak.NONE || before.hasDot());
        boolean numberAfter = next.matches("[+(-]?\\d.*|\\p{L}|[$€£₩¥].*");
        return text.equals("/") || numberBefore && numberAfter;
    }

    private static boolean isSpoken(char c, String signs) {
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.OTHER_NUMBER
                || Character.getType(c) == Character.NON_SPACING_MARK
                || signs.indexOf(c) >= 0;
    }

    private void raiseBreak(PhraseBreak phraseBreak) {
        if (!chunks.isEmpty() && phraseBreak.compareTo(chunks.getLast().breakAfter()) > 0) {
            chunks.set(chunks.size() - 1, chunks.getLast().withBreak(phraseBreak));
        }
    }

    private static PhraseBreak breakFor(String punctuation) {
        boolean sentence = punctuation.chars().anyMatch(mark -> ".!?…".indexOf(mark) >= 0);
        if (sentence) {
            return PhraseBreak.SENTENCE;
        }
        boolean divides = punctuation.chars().anyMatch(mark -> ";:—–()[]{}".indexOf(mark) >= 0);
        if (divides || punctuation.contains("--")) {
            return PhraseBreak.DIVISION;
        }
        return punctuation.indexOf(',') >= 0 ? PhraseBreak.CLAUSE : PhraseBreak.NONE;
    }
}
