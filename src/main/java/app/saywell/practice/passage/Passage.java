package app.saywell.practice.passage;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A reference text of several sentences, read in one go and judged by one call.
///
/// Nothing marks a text as a passage but its sentences: one that is edited down to a single
/// sentence is none any more.
public final class Passage {
    /// The most words of one passage: about a minute at a learner's pace, so that sending and
    /// judging it stays well within the minute that a call may take.
    public static final int MOST_WORDS = 150;

    private static final Set<String> ABBREVIATIONS =
            Set.of(
                    "mr.", "mrs.", "ms.", "dr.", "prof.", "st.", "mt.", "jr.", "sr.", "vs.", "no.",
                    "e.g.", "i.e.", "a.m.", "p.m.", "u.s.", "u.k.");

    private Passage() {}

    /// The sentences of a text in their order, without the blanks around them.
    public static List<String> sentences(String text) {
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        String line = inOneLine(text);
        breaks.setText(line);
        List<String> sentences = new ArrayList<>();
        String open = "";
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
            open = (open + " " + line.substring(from, to).strip()).strip();
            if (!endsOpen(open)) {
                sentences.add(open);
                open = "";
            }
        }
        if (!open.isEmpty()) {
            sentences.add(open);
        }
        return sentences;
    }

    /// Whether a text is to be read as a passage: it has several sentences.
    public static boolean is(String text) {
        return sentences(text).size() > 1;
    }

    /// A paragraph as passages: as one where it is not too long, else as several of whole
    /// sentences, each about as long as the others. A sentence that is too long by itself stays
    /// whole.
    public static List<String> divide(String paragraph) {
        List<String> sentences = sentences(paragraph);
        int words = sentences.stream().mapToInt(Passage::words).sum();
        int parts = Math.ceilDiv(words, MOST_WORDS);
        List<String> passages = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        int taken = 0;
        int before = 0;
        for (String sentence : sentences) {
            int more = words(sentence);
            boolean enough = taken - before >= (words - before) / (parts - passages.size());
            boolean tooMuch = taken - before + more > MOST_WORDS;
            if (!open.isEmpty() && (tooMuch || (enough && passages.size() < parts - 1))) {
                passages.add(open.toString());
                open.setLength(0);
                before = taken;
                parts = Math.max(parts, passages.size() + 1);
            }
            open.append(open.isEmpty() ? "" : " ").append(sentence);
            taken += more;
        }
        if (!open.isEmpty()) {
            passages.add(open.toString());
        }
        return passages;
    }

    /// How many words are written in a text.
    public static int words(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() ? 0 : stripped.split("\\s+", -1).length;
    }

    private static String inOneLine(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    /// Whether what looks like the end of a sentence is that of an abbreviation or an initial.
    private static boolean endsOpen(String sentence) {
        String last = sentence.substring(sentence.lastIndexOf(' ') + 1);
        return ABBREVIATIONS.contains(last.toLowerCase(Locale.ENGLISH))
                || last.matches("\\p{Lu}\\.")
                || !sentence.matches("(?s).*[\\p{L}\\p{N}].*");
    }
}
