package app.saywell.desk.lessons.passage;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Passages: reference texts of several sentences that are read in one take and scored by one call.
///
/// A text is a passage if it has more than one sentence. There is no other mark.
public final class PassageSplitter {
    /// Maximum number of words in a passage: about a minute for a learner, so that uploading and
    /// scoring stay within the time limit of a call.
    public static final int MAX_WORDS = 150;

    /// A sentence that begins without a space: `Yes,it is.Is it big?`
    private static final Pattern RUN_ON = Pattern.compile("(?<=\\p{Ll}{2}[.?!])(?=\\p{Lu}(?:\\p{Ll}| |'))");

    /// Between a sentence that ends with a number and one that begins with one: `You are 11. 12 is next.` The days and
    /// months of a date have no word behind them.
    private static final Pattern BETWEEN_NUMBERS =
            Pattern.compile("(?<=\\p{L}{2,20} [$€£₩¥]?\\d{1,9}\\.) (?=\\d{1,9} \\p{Ll}{2})");

    private static final Pattern FORMULA_SIGN = Pattern.compile("[=×÷]|(?<=\\d! ?)[+−-] ?\\d");

    private static final Set<String> ABBREVIATIONS = Set.of(
            "mr.", "mrs.", "ms.", "dr.", "prof.", "st.", "mt.", "jr.", "sr.", "vs.", "no.", "e.g.", "i.e.", "a.m.",
            "p.m.", "u.s.", "u.k.");

    private PassageSplitter() {}

    /// The sentences of a text in order, without surrounding spaces.
    public static List<String> splitSentences(String text) {
        return Arrays.stream(BETWEEN_NUMBERS.split(toSingleLine(text)))
                .flatMap(line -> splitLine(line).stream())
                .toList();
    }

    private static List<String> splitLine(String line) {
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        breaks.setText(line);
        List<String> sentences = new ArrayList<>();
        String unfinished = "";
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
            unfinished = (unfinished + " " + line.substring(from, to).strip()).strip();
            if (!endsWithAbbreviation(unfinished) && !goesOnInLowerCase(line, to) && !goesOnInFigures(line, to)) {
                sentences.add(unfinished);
                unfinished = "";
            }
        }
        if (!unfinished.isEmpty()) {
            sentences.add(unfinished);
        }
        return sentences;
    }

    /// Whether a text has more than one sentence.
    public static boolean isPassage(String text) {
        return splitSentences(text).size() > 1;
    }

    /// Splits a paragraph into passages of whole sentences and similar length; a short one stays
    /// whole. A sentence is never split.
    public static List<String> splitParagraph(String paragraph) {
        List<String> sentences = splitSentences(paragraph);
        int words = sentences.stream().mapToInt(PassageSplitter::countWords).sum();
        int parts = Math.ceilDiv(words, MAX_WORDS);
        List<String> passages = new ArrayList<>();
        StringBuilder currentPassage = new StringBuilder();
        int wordsSoFar = 0;
        int wordsBefore = 0;
        for (String sentence : sentences) {
            int sentenceWords = countWords(sentence);
            boolean longEnough = wordsSoFar - wordsBefore >= (words - wordsBefore) / (parts - passages.size());
            boolean tooLong = wordsSoFar - wordsBefore + sentenceWords > MAX_WORDS;
            if (!currentPassage.isEmpty() && (tooLong || (longEnough && passages.size() < parts - 1))) {
                passages.add(currentPassage.toString());
                currentPassage.setLength(0);
                wordsBefore = wordsSoFar;
                parts = Math.max(parts, passages.size() + 1);
            }
            currentPassage.append(currentPassage.isEmpty() ? "" : " ").append(sentence);
            wordsSoFar += sentenceWords;
        }
        if (!currentPassage.isEmpty()) {
            passages.add(currentPassage.toString());
        }
        return passages;
    }

    /// Number of words in a text.
    public static int countWords(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() ? 0 : stripped.split("\\s+", -1).length;
    }

    private static String toSingleLine(String text) {
        return RUN_ON.matcher(text.strip().replaceAll("\\s+", " ")).replaceAll(" ");
    }

    /// Whether what follows a closing quotation mark or the dots of a pause begins with a small
    /// letter: `“Where?” she said.`
    private static boolean goesOnInLowerCase(String line, int from) {
        return from < line.length() && Character.isLowerCase(line.charAt(from));
    }

    /// Whether a formula goes on: `5! = 120`, `5! - 3!`. A dash behind any other sign may begin what somebody says.
    private static boolean goesOnInFigures(String line, int from) {
        return FORMULA_SIGN
                .matcher(line)
                .region(from, line.length())
                .useTransparentBounds(true)
                .lookingAt();
    }

    /// Whether the text ends with an abbreviation or an initial, or is a number alone, so that the
    /// sentence goes on.
    private static boolean endsWithAbbreviation(String sentence) {
        String last = sentence.substring(sentence.lastIndexOf(' ') + 1);
        return ABBREVIATIONS.contains(last.toLowerCase(Locale.ENGLISH))
                || last.matches("\\p{Lu}\\.")
                || !sentence.matches("(?s).*[\\p{L}\\p{N}].*")
                || sentence.matches("\\d+\\.");
    }
}
