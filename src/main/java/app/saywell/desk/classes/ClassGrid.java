package app.saywell.desk.classes;

import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.ClassGridStore;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A class and a lesson: learners in rows, sentences in columns. A sentence that is not written in
/// Latin letters has no column, unless somebody has read it.
///
/// @param cells the cells with takes
public record ClassGrid(
        List<Learner> learners, List<Sentence> sentences, Map<Take.TakeOwner, ClassGridStore.GridCell> cells) {

    /// Reads the present state.
    public static ClassGrid read(UseCaseContext context, long classId, long lessonId) {
        return read(context, classId, lessonId, TimePeriod.ALWAYS);
    }

    /// Reads the state with only the takes of a period.
    ///
    /// @param classId 0 for learners without a class
    public static ClassGrid read(UseCaseContext context, long classId, long lessonId, TimePeriod period) {
        Library library = context.library();
        Map<Take.TakeOwner, ClassGridStore.GridCell> cells =
                library.classGrids().findCells(classId, lessonId, period).stream()
                        .collect(Collectors.toMap(ClassGridStore.GridCell::owner, Function.identity()));
        Set<Long> recorded =
                cells.keySet().stream().map(Take.TakeOwner::sentenceId).collect(Collectors.toSet());
        return new ClassGrid(
                classId == 0
                        ? library.learners().findWithoutClass()
                        : library.learners().findByClass(classId),
                library.sentences().findByLesson(lessonId).stream()
                        .filter(sentence -> recorded.contains(sentence.id()) || isEnglish(sentence.text()))
                        .toList(),
                cells);
    }

    // A sentence in another script cannot be scored, so nobody is asked to read it.
    private static boolean isEnglish(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit)
                && text.codePoints()
                        .filter(Character::isLetter)
                        .allMatch(letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN);
    }

    public ClassGridStore.GridCell cell(Learner learner, Sentence sentence) {
        Take.TakeOwner owner = new Take.TakeOwner(sentence.id(), learner.id());
        return cells.getOrDefault(owner, ClassGridStore.GridCell.empty(owner));
    }

    /// Number of cells with a take.
    public int recordedCells() {
        return cells.size();
    }

    /// The next learner in the list after this one who has no take for some sentence. Empty if
    /// there is none.
    Optional<Learner> nextWithMissingTake(long learnerId) {
        int currentIndex = learners.indexOf(learners.stream()
                .filter(learner -> learner.id() == learnerId)
                .findFirst()
                .orElse(null));
        for (int step = 1; step <= learners.size(); step++) {
            Learner learner = learners.get(Math.floorMod(currentIndex + step, learners.size()));
            if (sentences.stream()
                    .anyMatch(sentence -> cell(learner, sentence).summary().takeCount() == 0)) {
                return Optional.of(learner);
            }
        }
        return Optional.empty();
    }
}
