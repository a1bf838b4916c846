package app.saywell.ui.classroom.calibration;

import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Score;
import app.saywell.practice.Practice;
import app.saywell.practice.classroom.Calibration;
import app.saywell.practice.classroom.ClassGrid;
import app.saywell.speech.Scale;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.ClipPlayer;
import app.saywell.ui.classroom.choice.Given;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A dozen clips of the class, from the worst to the best, in an order by chance; the teacher
/// judges them blind, and the borders are fitted to that. Clips of one scale alone are ever
/// mixed.
public final class CalibrationModel {
    /// Fewer clips say too little.
    public static final int FEWEST = 6;

    private static final int MOST = 12;

    private final ReadOnlyObjectWrapper<Step> step =
            new ReadOnlyObjectWrapper<>(new Step.Before(0));
    private final List<BlindClip> clips = new ArrayList<>();
    private final List<Integer> levels = new ArrayList<>();
    private final Random chance;
    private final Practice practice;
    private final ClassChoice choice;
    private final ClipPlayer player;

    /// Where the teacher is.
    public sealed interface Step {
        /// Nothing has begun.
        ///
        /// @param clips how many there are to be judged; fewer than [#FEWEST] are too few
        record Before(int clips) implements Step {}

        /// A clip is to be judged.
        ///
        /// @param number from 1
        record Judging(BlindClip clip, int number, int of) implements Step {}

        /// All are judged.
        ///
        /// @param differences the clips that were judged otherwise with the old borders
        record Fitted(Calibration result, Strictness old, int clips, List<Difference> differences)
                implements Step {}
    }

    /// A clip that both judged otherwise.
    ///
    /// @param level the teacher's: 0 to work on, 1 nearly, 2 good
    public record Difference(BlindClip clip, int level) {}

    /// @param chance decides the order
    public CalibrationModel(Studio studio, ClassChoice choice, Random chance) {
        this.choice = choice;
        this.chance = chance;
        practice = studio.practice();
        player = new ClipPlayer(studio);
        choice.chosen().subscribe(any -> reset());
        choice.page().subscribe(any -> recount());
    }

    /// Where the teacher is.
    public ReadOnlyObjectProperty<Step> step() {
        return step.getReadOnlyProperty();
    }

    /// Begins with the first clip.
    public void begin() {
        clips.clear();
        levels.clear();
        clips.addAll(choose());
        if (clips.size() >= FEWEST) {
            show();
        }
    }

    /// Plays the clip that is to be judged.
    public void play() {
        if (step.get() instanceof Step.Judging judging) {
            player.play(judging.clip().take());
        }
    }

    /// Plays a clip of the result.
    public void play(BlindClip clip) {
        player.play(clip.take());
    }

    /// Judges the clip.
    ///
    /// @param level 0 to work on, 1 nearly, 2 good
    public void judge(int level) {
        if (step.get() instanceof Step.Judging) {
            levels.add(level);
            if (levels.size() == clips.size()) {
                fit();
            } else {
                show();
            }
        }
    }

    /// Takes the last judgement back.
    public void back() {
        if (step.get() instanceof Step.Judging && !levels.isEmpty()) {
            levels.removeLast();
            show();
        }
    }

    /// Gives the class the fitted borders; undo takes them back.
    public void accept() {
        if (step.get() instanceof Step.Fitted fitted) {
            choice.setStrictness(fitted.result().borders());
            reset();
        }
    }

    /// Leaves everything as it is.
    public void reset() {
        clips.clear();
        levels.clear();
        step.set(new Step.Before(choose().size()));
    }

    private void recount() {
        if (step.get() instanceof Step.Before) {
            reset();
        }
    }

    private void show() {
        int number = levels.size();
        step.set(new Step.Judging(clips.get(number), number + 1, clips.size()));
        play();
    }

    private void fit() {
        Strictness old =
                choice.chosen().get().map(SchoolClass::strictness).orElse(Strictness.ORDINARY);
        List<Calibration.Clip> judged =
                IntStream.range(0, clips.size())
                        .mapToObj(i -> new Calibration.Clip(clips.get(i).score(), levels.get(i)))
                        .toList();
        List<Difference> differences =
                IntStream.range(0, clips.size())
                        .filter(i -> level(clips.get(i).score(), old) != levels.get(i))
                        .mapToObj(i -> new Difference(clips.get(i), levels.get(i)))
                        .toList();
        step.set(new Step.Fitted(Calibration.fit(judged, old), old, clips.size(), differences));
    }

    private static int level(double score, Strictness borders) {
        return score >= borders.good() ? 2 : score >= borders.nearly() ? 1 : 0;
    }

    /// Evenly spread over the scores, at most one of a pupil and sentence.
    private List<BlindClip> choose() {
        List<BlindClip> all = new ArrayList<>(ofOneScale());
        all.sort(Comparator.comparingDouble(BlindClip::score));
        int count = Math.min(MOST, all.size());
        List<BlindClip> chosen = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int at = count == 1 ? 0 : i * (all.size() - 1) / (count - 1);
            chosen.add(all.get(at));
        }
        Collections.shuffle(chosen, chance);
        return chosen;
    }

    private List<BlindClip> ofOneScale() {
        Optional<SchoolClass> schoolClass = choice.chosen().get();
        if (schoolClass.isEmpty()) {
            return List.of();
        }
        Map<Scale, List<BlindClip>> byScale =
                choice.given().get().stream()
                        .map(Given::lesson)
                        .flatMap(
                                lesson ->
                                        judged(
                                                practice.classroom()
                                                        .grid(schoolClass.get().id(), lesson.id()))
                                                .entrySet()
                                                .stream())
                        .collect(
                                Collectors.groupingBy(
                                        entry -> entry.getKey().scale(),
                                        Collectors.mapping(
                                                Map.Entry::getValue, Collectors.toList())));
        return byScale.values().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
    }

    private Map<Score, BlindClip> judged(ClassGrid grid) {
        Map<Score, BlindClip> judged = new java.util.LinkedHashMap<>();
        for (GridStore.Cell cell : grid.cells().values()) {
            cell.standing()
                    .score()
                    .ifPresent(
                            score ->
                                    practice.takes()
                                            .find(score.takeId())
                                            .ifPresent(
                                                    take ->
                                                            judged.put(
                                                                    score,
                                                                    new BlindClip(
                                                                            take,
                                                                            text(grid, cell),
                                                                            score.right()))));
        }
        return judged;
    }

    private static String text(ClassGrid grid, GridStore.Cell cell) {
        return grid.sentences().stream()
                .filter(one -> one.id() == cell.owner().sentenceId())
                .map(one -> one.text())
                .findFirst()
                .orElse("");
    }
}
