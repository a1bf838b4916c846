package app.saywell.engine.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Divides a text into pieces at its spaces and dashes, and tells punctuation from what is spoken.
final class Pieces {
    private static final Pattern QUOTE = Pattern.compile("[‘’ʼ′`´]");
    private static final Pattern HYPHEN = Pattern.compile("[‐‑‒−]");
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\uFE0F]");
    private static final Pattern LINE = Pattern.compile("\\R");

    /// Dashes, dots of suspense, and punctuation without the space after it.
    private static final Pattern JOINT =
            Pattern.compile(
                    "(?<=—|–|--|…|\\.\\.)(?=[\\p{L}\\d'\"(])"
                            + "|(?=—|--)(?<=[\\p{L}\\d'\".,!?)])"
                            + "|(?=–)(?<=\\p{L})"
                            + "|(?<=\\p{L}[,;:!?])(?=\\p{L})"
                            + "|(?<=\\p{Ll}{2}\\.)(?=\\p{Lu}\\p{Ll})");

    private static final String SIGNS = "&+=%@×÷<>≠√#°$€£₩¥";
    private static final String OPENING = SIGNS + "'+.-";
    private static final String CLOSING = "%°℃℉²€₩£¥$+";
    private static final Pattern LEADING = Pattern.compile("^(?:[.'+-](?![\\d.]*\\d)|\\.(?=\\.))+");

    private Pieces() {}

    /// The pieces in order; those of nothing but punctuation are gone, and have left their mark on
    /// the piece before.
    static List<Piece> of(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
        plain = INVISIBLE.matcher(plain).replaceAll("");
        plain = QUOTE.matcher(plain).replaceAll("'");
        plain = HYPHEN.matcher(plain).replaceAll("-");
        List<Piece> pieces = new ArrayList<>();
        for (String line : LINE.split(plain)) {
            for (String chunk : line.strip().split("[\\s\\p{Z}]+")) {
                for (String part : JOINT.split(chunk)) {
                    add(pieces, part);
                }
            }
            mark(pieces, Break.CLAUSE);
        }
        mark(pieces, Break.SENTENCE);
        return pieces;
    }

    private static void add(List<Piece> pieces, String part) {
        int from = 0;
        while (from < part.length() && !spoken(part.charAt(from), OPENING)) {
            from++;
        }
        int to = part.length();
        while (to > from && !spoken(part.charAt(to - 1), CLOSING)) {
            to--;
        }
        String open = part.substring(0, from);
        String core = sign(part) ? part : part.substring(from, to);
        String close = sign(part) ? "" : part.substring(to);
        Matcher leading = LEADING.matcher(core);
        if (!sign(core) && leading.find() && !wordWithApostrophe(core)) {
            open += leading.group();
            core = core.substring(leading.end());
        }
        if (!open.isEmpty()) {
            mark(pieces, pause(open));
        }
        if (core.isEmpty()) {
            mark(pieces, pause(close));
        } else {
            boolean possessive = close.startsWith("'") && core.endsWith("s") && !open.contains("'");
            pieces.add(
                    new Piece(possessive ? core + "'" : core, close.startsWith("."), pause(close)));
        }
    }

    /// Whether it is a sign that is read aloud when it stands alone.
    private static boolean sign(String part) {
        return part.length() == 1 && SIGNS.contains(part);
    }

    private static boolean spoken(char c, String signs) {
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.OTHER_NUMBER
                || Character.getType(c) == Character.NON_SPACING_MARK
                || signs.indexOf(c) >= 0;
    }

    /// 'em, 'cause, 'n': the apostrophe belongs to the word.
    private static boolean wordWithApostrophe(String core) {
        return core.matches("(?i)'(em|cause|til|tis|twas|bout|round|n)");
    }

    private static void mark(List<Piece> pieces, Break found) {
        if (!pieces.isEmpty() && found.compareTo(pieces.getLast().after()) > 0) {
            pieces.set(pieces.size() - 1, pieces.getLast().with(found));
        }
    }

    private static Break pause(String punctuation) {
        boolean sentence = punctuation.chars().anyMatch(c -> ".!?…".indexOf(c) >= 0);
        boolean clause = punctuation.chars().anyMatch(c -> ",;:—–()[]{}".indexOf(c) >= 0);
        return sentence
                ? Break.SENTENCE
                : clause || punctuation.contains("--") ? Break.CLAUSE : Break.NONE;
    }
}
