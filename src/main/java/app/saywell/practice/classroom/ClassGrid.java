package app.saywell.practice.classroom;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Period;
import app.saywell.library.take.Standing;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A class and a lesson: pupils down, sentences across.
///
/// @param cells those that have takes
public record ClassGrid(
        List<Learner> pupils, List<Sentence> sentences, Map<Take.Owner, GridStore.Cell> cells) {

    /// As it stands now.
    public static ClassGrid read(Desk desk, long classId, long lessonId) {
        return read(desk, classId, lessonId, Period.ALWAYS);
    }

    /// As if only the takes of a period were there.
    ///
    /// @param classId 0 for those who learn alone
    public static ClassGrid read(Desk desk, long classId, long lessonId, Period period) {
        Library library = desk.library();
        return new ClassGrid(
                classId == 0 ? library.learners().alone() : library.learners().of(classId),
                library.sentences().of(lessonId),
                library.grids().cells(classId, lessonId, period).stream()
                        .collect(Collectors.toMap(GridStore.Cell::owner, Function.identity())));
    }

    /// How a pupil stands to a sentence.
    public GridStore.Cell cell(Learner pupil, Sentence sentence) {
        Take.Owner owner = new Take.Owner(sentence.id(), pupil.id());
        return cells.getOrDefault(
                owner,
                new GridStore.Cell(owner, new Standing(0, Optional.empty()), Optional.empty()));
    }

    /// How many of the cells have a take.
    public int recorded() {
        return cells.size();
    }

    /// Who comes after this one, by the order of the list, among those who have a sentence left.
    /// Empty when nobody has.
    public Optional<Learner> nextMissing(long learnerId) {
        int here =
                pupils.indexOf(
                        pupils.stream()
                                .filter(pupil -> pupil.id() == learnerId)
                                .findFirst()
                                .orElse(null));
        for (int step = 1; step <= pupils.size(); step++) {
            Learner pupil = pupils.get(Math.floorMod(here + step, pupils.size()));
            if (sentences.stream().anyMatch(s -> cell(pupil, s).standing().takes() == 0)) {
                return Optional.of(pupil);
            }
        }
        return Optional.empty();
    }
}
