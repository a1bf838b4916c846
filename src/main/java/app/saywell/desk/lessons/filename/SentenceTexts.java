package app.saywell.desk.lessons.filename;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the text of a sentence in a name.
final class SentenceTexts {
    /// A name that is cut off still holds this many letters of its text.
    private static final int MIN_CUT_LENGTH = 12;

    /// Words that are in names for other reasons; a sentence of such words alone is asked about.
    private static final Set<String> USUAL_WORDS = Set.of(
            "voice",
            "recording",
            "record",
            "new",
            "memo",
            "audio",
            "sound",
            "track",
            "take",
            "file",
            "copy",
            "my",
            "homework",
            "unit",
            "lesson",
            "sentence",
            "final",
            "untitled",
            "number",
            "student",
            "class",
            "page",
            "a",
            "i",
            "s",
            "t",
            "no",
            "am",
            "pm",
            "may",
            "march",
            "part",
            "day",
            "test",
            "the",
            "and",
            "of",
            "to");

    private SentenceTexts() {}

    /// Takes the text of a sentence out of a name: the longest if several are there.
    ///
    /// @return silent if there is none; a question if there are several, or if it may be something
    ///     else
    static NameFinding<Sentence> take(NameText name, NameContext context) {
        List<String> texts = context.sentences().stream()
                .map(sentence -> PlainWords.joined(sentence.text()))
                .filter(text -> text.chars().anyMatch(Character::isLetter))
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        List<String> found = new ArrayList<>();
        List<String> doubtful = new ArrayList<>();
        for (String text : texts) {
            if (isDoubtful(text, context)) {
                name.findWords(text).ifPresent(place -> doubtful.add(text));
            } else if (name.takeWords(text).isPresent()) {
                found.add(text);
            }
        }
        if (found.isEmpty() && doubtful.isEmpty()) {
            return takeCut(name, context, texts);
        }
        return found.isEmpty()
                ? NameFinding.unsure(sentences(doubtful, context))
                : NameFinding.only(sentences(found, context));
    }

    private static boolean isDoubtful(String text, NameContext context) {
        boolean isName = Stream.concat(context.learners().stream(), context.known().stream())
                .map(Learner::name)
                .anyMatch(name -> PlainWords.joined(name).equals(text));
        return isName || USUAL_WORDS.contains(text);
    }

    /// A name ends where it became too long, within the text of one sentence.
    private static NameFinding<Sentence> takeCut(NameText name, NameContext context, List<String> texts) {
        List<NameText.Part> parts = name.parts();
        for (int first = 0; first < parts.size(); first++) {
            String rest = String.join(
                    "",
                    parts.subList(first, parts.size()).stream()
                            .map(NameText.Part::text)
                            .toList());
            boolean isWords = parts.size() - first >= 3 && rest.length() >= MIN_CUT_LENGTH;
            List<String> begun = texts.stream()
                    .filter(text -> isWords && text.startsWith(rest))
                    .toList();
            if (!begun.isEmpty()) {
                name.take(parts.get(first).start(), parts.getLast().end());
                return NameFinding.only(sentences(begun, context));
            }
        }
        return new NameFinding.Silent<>();
    }

    private static List<Sentence> sentences(List<String> texts, NameContext context) {
        return context.sentences().stream()
                .filter(sentence -> texts.contains(PlainWords.joined(sentence.text())))
                .toList();
    }
}
