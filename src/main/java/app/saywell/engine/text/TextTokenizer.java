package app.saywell.engine.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Divides a text into chunks at spaces and dashes, and separates punctuation from what is spoken.
final class TextTokenizer {
    private static final Pattern QUOTE = Pattern.compile("[‘’ʼ′`´]");
    private static final Pattern HYPHEN = Pattern.compile("[‐‑‒−]");
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\uFE0F]");
    private static final Pattern LINE = Pattern.compile("\\R");

    /// Dashes, ellipses, and punctuation without a space after it.
    private static final Pattern CHUNK_BOUNDARY = Pattern.compile("(?<=—|–|--|…|\\.\\.)(?=[\\p{L}\\d'\"(])"
            + "|(?=—|--)(?<=[\\p{L}\\d'\".,!?)])"
            + "|(?=–)(?<=\\p{L})"
            + "|(?<=\\p{L}[,;:!?])(?=\\p{L})"
            + "|(?<=\\p{Ll}{2}\\.)(?=\\p{Lu}\\p{Ll})");

    private static final String SIGNS = "&+=%@×÷<>≠√#°$€£₩¥";
    private static final String OPENING = SIGNS + "'+.-";
    private static final String CLOSING = "%°℃℉²€₩£¥$+";
    private static final Pattern LEADING = Pattern.compile("^(?:[.'+-](?![\\d.]*\\d)|\\.(?=\\.))+");

    private TextTokenizer() {}

    /// The chunks in order. Chunks of punctuation only are dropped, but they set the break of the
    /// chunk before.
    static List<TextChunk> tokenize(String text) {
        String normalized = Normalizer.normalize(text, Normalizer.Form.NFC);
        normalized = INVISIBLE.matcher(normalized).replaceAll("");
        normalized = QUOTE.matcher(normalized).replaceAll("'");
        normalized = HYPHEN.matcher(normalized).replaceAll("-");
        List<TextChunk> chunks = new ArrayList<>();
        for (String line : LINE.split(normalized)) {
            for (String chunk : line.strip().split("[\\s\\p{Z}]+")) {
                for (String part : CHUNK_BOUNDARY.split(chunk)) {
                    add(chunks, part);
                }
            }
            raiseBreak(chunks, PhraseBreak.CLAUSE);
        }
        raiseBreak(chunks, PhraseBreak.SENTENCE);
        return chunks;
    }

    private static void add(List<TextChunk> chunks, String text) {
        int from = 0;
        while (from < text.length() && !isSpoken(text.charAt(from), OPENING)) {
            from++;
        }
        int to = text.length();
        while (to > from && !isSpoken(text.charAt(to - 1), CLOSING)) {
            to--;
        }
        String leadingMarks = text.substring(0, from);
        String core = isSign(text) ? text : text.substring(from, to);
        String trailingMarks = isSign(text) ? "" : text.substring(to);
        Matcher leading = LEADING.matcher(core);
        if (!isSign(core) && leading.find() && !isWordWithApostrophe(core)) {
            leadingMarks += leading.group();
            core = core.substring(leading.end());
        }
        if (!leadingMarks.isEmpty()) {
            raiseBreak(chunks, breakFor(leadingMarks));
        }
        if (core.isEmpty()) {
            raiseBreak(chunks, breakFor(trailingMarks));
        } else {
            boolean possessive = trailingMarks.startsWith("'") && core.endsWith("s") && !leadingMarks.contains("'");
            chunks.add(new TextChunk(
                    possessive ? core + "'" : core, trailingMarks.startsWith("."), breakFor(trailingMarks)));
        }
    }

    /// Whether it is a sign that is read aloud when it stands alone.
    private static boolean isSign(String text) {
        return text.length() == 1 && SIGNS.contains(text);
    }

    private static boolean isSpoken(char c, String signs) {
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.OTHER_NUMBER
                || Character.getType(c) == Character.NON_SPACING_MARK
                || signs.indexOf(c) >= 0;
    }

    /// 'em, 'cause, 'n': the apostrophe belongs to the word.
    private static boolean isWordWithApostrophe(String core) {
        return core.matches("(?i)'(em|cause|til|tis|twas|bout|round|n)");
    }

    private static void raiseBreak(List<TextChunk> chunks, PhraseBreak phraseBreak) {
        if (!chunks.isEmpty() && phraseBreak.compareTo(chunks.getLast().breakAfter()) > 0) {
            chunks.set(chunks.size() - 1, chunks.getLast().withBreak(phraseBreak));
        }
    }

    private static PhraseBreak breakFor(String punctuation) {
        boolean sentence = punctuation.chars().anyMatch(mark -> ".!?…".indexOf(mark) >= 0);
        boolean clause = punctuation.chars().anyMatch(mark -> ",;:—–()[]{}".indexOf(mark) >= 0);
        return sentence
                ? PhraseBreak.SENTENCE
                : clause || punctuation.contains("--") ? PhraseBreak.CLAUSE : PhraseBreak.NONE;
    }
}
