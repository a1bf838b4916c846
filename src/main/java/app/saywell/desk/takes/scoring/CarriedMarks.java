package app.saywell.desk.takes.scoring;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.store.Library;
import app.saywell.speech.Pause;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// The marks of a teacher after a take was scored again: what was said of a word, sound or pause is said of the same
/// one of the new result. A mark whose place the new result does not have stays with the earlier one.
final class CarriedMarks {
    private final List<SpeechComponent> earlier;
    private final List<SpeechComponent> later;

    /// For each word of the earlier result the places of its words in the later one; empty where both are counted
    /// alike.
    private final List<List<Integer>> counted;

    private CarriedMarks(List<SpeechComponent> earlier, List<SpeechComponent> later, String text) {
        this.earlier = earlier;
        this.later = later;
        this.counted = counted(places(earlier), places(later), text);
    }

    /// Carries the marks of the result that counted so far on to the one that counts from now on, and brings its
    /// scores in line with them.
    static void carry(Library library, ScoringResult earlier, ScoringResult later) {
        if (earlier.marks().isEmpty()) {
            return;
        }
        CarriedMarks places = new CarriedMarks(
                earlier.serviceResult().components(),
                later.serviceResult().components(),
                later.request().text());
        Set<MarkPosition> taken = new HashSet<>();
        List<TeacherMark> worstFirst = earlier.marks().stream()
                .sorted(Comparator.comparingDouble(TeacherMark::value))
                .toList();
        for (TeacherMark mark : worstFirst) {
            for (MarkPosition position : places.placesOf(mark.position())) {
                if (taken.add(position)) {
                    library.marks().carry(mark, later.id(), position);
                }
            }
        }
        library.results().refreshScores(later.id());
    }

    /// The places in the later result: of what is said of a figure, each of its words. Empty if it has none.
    private List<MarkPosition> placesOf(MarkPosition position) {
        if (position.target() == MarkTarget.WHOLE) {
            return List.of(position);
        }
        if (position.component() >= earlier.size()) {
            return List.of();
        }
        return switch (earlier.get(position.component())) {
            case Word word -> placesOfWord(word, position);
            case Pause _ -> placeOfPause(position).stream().toList();
        };
    }

    private List<MarkPosition> placesOfWord(Word word, MarkPosition position) {
        List<Integer> words = sameWords(position.component());
        return words.stream()
                .filter(component -> position.target() != MarkTarget.INSERTION || component.equals(words.getLast()))
                .filter(component -> position.target() != MarkTarget.PHONEME
                        || hasSameSound(word, (Word) later.get(component), position.part()))
                .map(component -> at(position, component))
                .toList();
    }

    /// The pause after the same word.
    private Optional<MarkPosition> placeOfPause(MarkPosition position) {
        Optional<Integer> place = position.component() == 0
                ? Optional.of(0)
                : Optional.of(position.component() - 1)
                        .filter(before -> earlier.get(before) instanceof Word)
                        .map(this::sameWords)
                        .filter(words -> !words.isEmpty())
                        .map(words -> words.getLast() + 1);
        return place.filter(component -> component < later.size() && later.get(component) instanceof Pause)
                .map(component -> at(position, component));
    }

    private static MarkPosition at(MarkPosition position, int component) {
        return new MarkPosition(position.layer(), position.target(), component, position.part());
    }

    private static boolean hasSameSound(Word before, Word after, int part) {
        return part < before.phonemes().size()
                && part < after.phonemes().size()
                && before.phonemes()
                        .get(part)
                        .phoneme()
                        .equals(after.phonemes().get(part).phoneme());
    }

    /// The word of the later result that is the same time its text says it, or the words of a figure.
    private List<Integer> sameWords(int component) {
        if (!counted.isEmpty()) {
            return counted.get(places(earlier).indexOf(component));
        }
        List<String> before = occurrences(earlier);
        int place = occurrences(later).indexOf(before.get(component));
        return place < 0 ? List.of() : List.of(place);
    }

    /// One of the results has the words of the figures of the text, the other the figures.
    private static List<List<Integer>> counted(List<Integer> before, List<Integer> after, String text) {
        if (before.size() == after.size()) {
            return List.of();
        }
        List<Integer> tokens = TextCheck.spokenForm(text).tokensOfWords();
        int count = tokens.isEmpty() ? 0 : tokens.getLast() + 1;
        if (before.size() == count && after.size() == tokens.size()) {
            return IntStream.range(0, count)
                    .mapToObj(token -> after.subList(tokens.indexOf(token), tokens.lastIndexOf(token) + 1))
                    .toList();
        }
        return before.size() == tokens.size() && after.size() == count
                ? tokens.stream().map(token -> List.of(after.get(token))).toList()
                : List.of();
    }

    private static List<Integer> places(List<SpeechComponent> components) {
        return IntStream.range(0, components.size())
                .filter(i -> components.get(i) instanceof Word)
                .boxed()
                .toList();
    }

    /// Each word with how often it stood before; empty for a pause.
    private static List<String> occurrences(List<SpeechComponent> components) {
        Map<String, Integer> counts = new HashMap<>();
        List<String> found = new ArrayList<>();
        for (SpeechComponent component : components) {
            if (component instanceof Word word) {
                String text = word.word().toLowerCase(Locale.ENGLISH);
                found.add(text + " " + counts.merge(text, 1, Integer::sum));
            } else {
                found.add("");
            }
        }
        return found;
    }
}
