package app.saywell.desk.takes.scoring;

import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.store.Library;
import app.saywell.speech.Pause;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The marks of a teacher after a take was scored again: what was said of a word, sound or pause is said of the same
/// one of the new result. A mark whose place the new result does not have stays with the earlier one.
final class CarriedMarks {
    private final List<SpeechComponent> earlier;
    private final List<SpeechComponent> later;

    private CarriedMarks(List<SpeechComponent> earlier, List<SpeechComponent> later) {
        this.earlier = earlier;
        this.later = later;
    }

    /// Carries the marks of the result that counted so far on to the one that counts from now on, and brings its
    /// scores in line with them.
    static void carry(Library library, ScoringResult earlier, ScoringResult later) {
        if (earlier.marks().isEmpty()) {
            return;
        }
        CarriedMarks places = new CarriedMarks(
                earlier.serviceResult().components(), later.serviceResult().components());
        for (TeacherMark mark : earlier.marks()) {
            places.placeOf(mark.position())
                    .ifPresent(position -> library.marks().carry(mark, later.id(), position));
        }
        library.results().refreshScores(later.id());
    }

    /// The place in the later result; empty if it has none.
    private Optional<MarkPosition> placeOf(MarkPosition position) {
        if (position.target() == MarkTarget.WHOLE) {
            return Optional.of(position);
        }
        if (position.component() >= earlier.size()) {
            return Optional.empty();
        }
        return switch (earlier.get(position.component())) {
            case Word word -> placeOfWord(word, position);
            case Pause pause -> placeOfPause(position);
        };
    }

    private Optional<MarkPosition> placeOfWord(Word word, MarkPosition position) {
        return sameWord(position.component())
                .filter(component -> position.target() != MarkTarget.PHONEME
                        || hasSameSound(word, (Word) later.get(component), position.part()))
                .map(component -> at(position, component));
    }

    /// The pause after the same word.
    private Optional<MarkPosition> placeOfPause(MarkPosition position) {
        Optional<Integer> place = position.component() == 0
                ? Optional.of(0)
                : Optional.of(position.component() - 1)
                        .filter(before -> earlier.get(before) instanceof Word)
                        .flatMap(this::sameWord)
                        .map(component -> component + 1);
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

    /// The word of the later result that is the same time its text says it.
    private Optional<Integer> sameWord(int component) {
        List<String> before = occurrences(earlier);
        int place = occurrences(later).indexOf(before.get(component));
        return place < 0 ? Optional.empty() : Optional.of(place);
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
