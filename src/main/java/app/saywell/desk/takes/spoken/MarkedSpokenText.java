package app.saywell.desk.takes.spoken;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// What was said as it counts once a teacher has marked words of it: a word that the teacher calls left out was
/// missed, one of which the teacher says anything else was said, and what the teacher calls added was added.
public final class MarkedSpokenText {
    private static final String UNKNOWN_WORD = "…";

    private MarkedSpokenText() {}

    /// The words as they count. They stay as they were heard where the result does not have the words of the sentence
    /// one by one.
    ///
    /// @param result of the same take, with its marks
    public static SpokenText of(SpokenText spoken, ScoringResult result) {
        if (result.marks().isEmpty()) {
            return spoken;
        }
        List<Integer> components = wordComponents(result.serviceResult().components());
        List<Integer> sentenceWords =
                sentenceWords(spoken, components.size(), result.request().text());
        if (sentenceWords.isEmpty()) {
            return spoken;
        }
        Map<Integer, TeacherMark> ofWords = new HashMap<>();
        Map<Integer, TeacherMark> insertions = new HashMap<>();
        for (TeacherMark mark : result.marks()) {
            int component = components.indexOf(mark.position().component());
            int word = component < 0 ? -1 : sentenceWords.get(component);
            if (mark.position().target() == MarkTarget.WORD) {
                ofWords.putIfAbsent(word, mark);
            } else if (mark.position().target() == MarkTarget.INSERTION) {
                insertions.put(word, mark);
            }
        }
        return new SpokenText(words(spoken, ofWords, insertions));
    }

    /// For each word of the result the index of its word of the sentence: a service that was sent words has several
    /// for a figure. Empty where they are not those of the sentence.
    private static List<Integer> sentenceWords(SpokenText spoken, int resultWords, String text) {
        if (resultWords == spoken.sentenceWords()) {
            return IntStream.range(0, resultWords).boxed().toList();
        }
        List<Integer> tokens = TextCheck.spokenForm(text).tokensOfWords();
        boolean fits =
                !tokens.isEmpty() && tokens.size() == resultWords && tokens.getLast() + 1 == spoken.sentenceWords();
        return fits ? tokens : List.of();
    }

    private static List<SpokenWord> words(
            SpokenText spoken, Map<Integer, TeacherMark> ofWords, Map<Integer, TeacherMark> insertions) {
        List<SpokenWord> words = new ArrayList<>();
        int index = 0;
        for (int i = 0; i < spoken.words().size(); i++) {
            SpokenWord word = spoken.words().get(i);
            if (isAdded(word)) {
                words.add(word);
                continue;
            }
            TeacherMark mark = ofWords.get(index);
            words.add(mark == null ? word : marked(word, mark));
            TeacherMark insertion = insertions.get(index);
            boolean isHeard =
                    i + 1 < spoken.words().size() && isAdded(spoken.words().get(i + 1));
            if (insertion != null && !isHeard) {
                String said = insertion.reason().isEmpty() ? UNKNOWN_WORD : insertion.reason();
                words.add(new SpokenWord(WordFate.ADDED, said, said));
            }
            index++;
        }
        return words;
    }

    private static SpokenWord marked(SpokenWord word, TeacherMark mark) {
        boolean isOmitted =
                mark.miscue().filter(miscue -> miscue == Miscue.OMISSION).isPresent();
        return isOmitted
                ? new SpokenWord(WordFate.MISSED, word.text(), "")
                : new SpokenWord(WordFate.SAID, word.text(), word.text());
    }

    private static boolean isAdded(SpokenWord word) {
        return word.fate() == WordFate.ADDED || word.fate() == WordFate.REPEATED;
    }

    private static List<Integer> wordComponents(List<SpeechComponent> components) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            if (components.get(i) instanceof Word) {
                places.add(i);
            }
        }
        return places;
    }
}
