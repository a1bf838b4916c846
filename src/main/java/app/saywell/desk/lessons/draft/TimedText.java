package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.SentenceDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What is shown or said during a part of a recording.
///
/// @param start in seconds
/// @param end in seconds
record TimedText(String text, double start, double end) {
    /// A longer silence ends a sentence that has no other end.
    private static final double LONGEST_GAP = 1.0;

    /// The most words of a sentence that is put together; fewer where no text ends a sentence, as in
    /// captions that a program made.
    private static final int MOST_WORDS = 60;

    private static final int MOST_WITHOUT_ENDS = 20;

    /// The sentences of texts in the order of their times: those that are broken into several texts
    /// are put together, those that share one are divided.
    static List<DraftPart> sentences(List<TimedText> texts) {
        int mostWords =
                texts.stream().anyMatch(text -> DraftSentences.isEnd(text.text())) ? MOST_WORDS : MOST_WITHOUT_ENDS;
        List<DraftPart> parts = new ArrayList<>();
        for (TimedText text : texts) {
            for (DraftPart part : text.parts()) {
                DraftPart last = parts.isEmpty() ? part : parts.getLast();
                if (!parts.isEmpty() && goesOn(last, part, mostWords)) {
                    parts.set(parts.size() - 1, joined(last, part));
                } else {
                    parts.add(part);
                }
            }
        }
        return parts.stream()
                .flatMap(part -> part.isSentence() ? DraftSentences.sentencesOf(part).stream() : Stream.of(part))
                .toList();
    }

    /// The same text until a later time.
    TimedText until(double later) {
        return new TimedText(text, start, Math.max(end, later));
    }

    /// The lines of one text: those of one speaker are one, those in another script the translation.
    private List<DraftPart> parts() {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        List<String> said = new ArrayList<>();
        List<DraftPart> parts = new ArrayList<>();
        boolean dialogue = lines.stream().filter(TimedText::isTurn).count() > 1;
        for (String line : lines) {
            if (PlainLessons.isNothingToRead(line)) {
                parts.add(DraftPart.leftOut(line));
            } else if (!TranslationSplitter.isOtherScript(line)) {
                String plain = isTurn(line) ? line.substring(1).strip() : line;
                boolean isNew = said.isEmpty() || (dialogue && isTurn(line));
                if (isNew) {
                    said.add(plain);
                } else {
                    said.set(said.size() - 1, DraftSentences.joined(said.getLast(), plain));
                }
            }
        }
        String other = lines.stream().filter(TranslationSplitter::isOtherScript).collect(Collectors.joining(" "));
        return withTimes(said, other, parts);
    }

    private List<DraftPart> withTimes(List<String> said, String other, List<DraftPart> leftOut) {
        if (said.isEmpty()) {
            List<DraftPart> parts = new ArrayList<>(leftOut);
            if (!other.isEmpty()) {
                parts.add(DraftPart.leftOut(other));
            }
            return parts;
        }
        String whole = String.join(" ", said);
        Optional<TranslationSplitter.Translated> both =
                other.isEmpty() ? TranslationSplitter.separate(whole, false) : Optional.empty();
        DraftPart all = new DraftPart(
                DraftPart.DraftPartKind.SENTENCE,
                both.map(TranslationSplitter.Translated::text).orElse(whole),
                both.map(TranslationSplitter.Translated::meaning).orElse(other),
                end > start ? Optional.of(new SentenceDraft.CaptionSpan(start, end)) : Optional.empty());
        List<DraftPart> parts = new ArrayList<>(leftOut);
        parts.addAll(said.size() > 1 ? DraftSentences.divide(all, said) : List.of(all));
        return parts;
    }

    private static boolean isTurn(String line) {
        return line.length() > 1 && "-–—".indexOf(line.charAt(0)) >= 0 && !Character.isDigit(line.charAt(1));
    }

    private static boolean goesOn(DraftPart last, DraftPart next, int mostWords) {
        if (!last.isSentence() || !next.isSentence()) {
            return false;
        }
        double gap = last.span()
                .flatMap(one -> next.span().map(other -> other.start() - one.end()))
                .orElse(0.0);
        int words = (last.text() + " " + next.text()).split("\\s+", -1).length;
        return gap <= LONGEST_GAP && words <= mostWords && DraftSentences.goesOn(last.text(), next.text());
    }

    private static DraftPart joined(DraftPart one, DraftPart other) {
        return new DraftPart(
                DraftPart.DraftPartKind.SENTENCE,
                DraftSentences.joined(one.text(), other.text()),
                (one.meaning() + " " + other.meaning()).strip(),
                one.span().flatMap(start -> other.span()
                        .map(end -> new SentenceDraft.CaptionSpan(start.start(), end.end()))));
    }
}
