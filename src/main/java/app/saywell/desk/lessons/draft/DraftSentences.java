package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.lessons.text.SentenceDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Where sentences begin and end in texts that are broken into lines or captions.
final class DraftSentences {
    private static final Pattern END = Pattern.compile("[.?!…:;。？！][\"”’'»)\\]]*$");
    private static final Pattern LOWER = Pattern.compile("^[\"“‘'(]?\\p{Ll}");
    private static final Pattern LATIN = Pattern.compile("\\p{IsLatin}");
    private static final Set<String> GO_ON = Set.of("""
        a an the of to in on at for from with by and or but nor so that which who whose whom if when while because as
        than into onto upon about my your his her its our their is are was were be been am has have had do does did will
        would can could shall should may might must not very this these those some any every no mr. mrs. ms. dr.
        """.strip().split("\\s+"));

    private DraftSentences() {}

    /// Whether a sentence ends with a text.
    static boolean isEnd(String text) {
        return END.matcher(text.strip()).find();
    }

    /// Whether a text has letters of English.
    static boolean hasEnglish(String text) {
        return LATIN.matcher(text).find();
    }

    /// Whether a line goes on in the next one, as far as the two lines show.
    static boolean goesOn(String line, String next) {
        if (isEnd(line)) {
            return false;
        }
        String last = line.substring(line.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        return LOWER.matcher(next).find() || line.endsWith(",") || line.endsWith("-") || GO_ON.contains(last);
    }

    /// Two parts of a text that was broken between them; a word that was broken is whole again.
    static String joined(String line, String next) {
        boolean broken = line.length() > 1
                && line.endsWith("-")
                && Character.isLetter(line.charAt(line.length() - 2))
                && LOWER.matcher(next).find();
        return broken ? line.substring(0, line.length() - 1) + next : line + " " + next;
    }

    /// The sentences of a part. It stays whole where its translation has another number of them.
    static List<DraftPart> sentencesOf(DraftPart part) {
        List<String> texts = PassageSplitter.splitSentences(part.text());
        List<String> meanings = PassageSplitter.splitSentences(part.meaning());
        return texts.size() < 2 || (!part.meaning().isEmpty() && meanings.size() != texts.size())
                ? List.of(part)
                : divide(part, texts);
    }

    /// Divides a part into texts, with its time in proportion to their lengths.
    static List<DraftPart> divide(DraftPart part, List<String> texts) {
        List<String> meanings = PassageSplitter.splitSentences(part.meaning());
        double length = texts.stream().mapToInt(String::length).sum();
        List<DraftPart> parts = new ArrayList<>();
        int before = 0;
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            double from = before / length;
            double to = (before + text.length()) / length;
            Optional<SentenceDraft.CaptionSpan> span = part.span().map(whole -> within(whole, from, to));
            String meaning = meanings.size() == texts.size() ? meanings.get(i) : i == 0 ? part.meaning() : "";
            parts.add(new DraftPart(part.kind(), text, meaning, span));
            before += text.length();
        }
        return parts;
    }

    private static SentenceDraft.CaptionSpan within(SentenceDraft.CaptionSpan whole, double from, double to) {
        double seconds = whole.end() - whole.start();
        return new SentenceDraft.CaptionSpan(whole.start() + from * seconds, whole.start() + to * seconds);
    }
}
