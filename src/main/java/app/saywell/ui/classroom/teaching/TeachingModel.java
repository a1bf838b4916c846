package app.saywell.ui.classroom.teaching;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.SchoolClass;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.classroom.Teaching.Missed;
import app.saywell.practice.progress.MinimalPairs;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.ClipPlayer;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The sounds and words that most pupils of the class miss in the lesson that is shown, read in
/// the background.
public final class TeachingModel implements AutoCloseable {
    private static final int TAUGHT = 3;
    private static final int WORDS = 3;
    private static final int PAIRS = 3;

    private final ReadOnlyObjectWrapper<Lacks> lacks =
            new ReadOnlyObjectWrapper<>(new Lacks(List.of(), List.of(), 0));
    private final Studio studio;
    private final Practice practice;
    private final ClassChoice choice;
    private final ClipPlayer player;
    private final Subscription changes;
    private boolean reading;
    private boolean again;

    /// What is missed.
    ///
    /// @param pupils how many are in the class
    public record Lacks(List<Missed> sounds, List<Missed> words, int pupils) {
        /// Whether nothing is.
        public boolean isEmpty() {
            return sounds.isEmpty() && words.isEmpty();
        }
    }

    /// Follows the choice.
    public TeachingModel(Studio studio, ClassChoice choice) {
        this.studio = studio;
        this.choice = choice;
        practice = studio.practice();
        player = new ClipPlayer(studio);
        changes = practice.changes().listen(this::changed);
        choice.chosen().subscribe(any -> refresh());
        choice.lesson().subscribe(any -> refresh());
    }

    /// What is missed most, the most frequent first.
    public ReadOnlyObjectProperty<Lacks> lacks() {
        return lacks.getReadOnlyProperty();
    }

    /// Plays three places where it is missed, without names.
    public void play(Missed missed) {
        player.play(missed.clips());
    }

    /// Words to practise a missed sound with.
    public static List<MinimalPairs.Pair> pairs(Missed missed) {
        return MinimalPairs.of(missed.expected(), missed.heard(), PAIRS);
    }

    /// What a lesson of the most missed would hold: for each sound its words and its pairs;
    /// where no sound stands out, the words.
    public List<String> exercises() {
        Set<String> words = new LinkedHashSet<>();
        for (Missed missed : lacks.get().sounds().stream().limit(TAUGHT).toList()) {
            words.addAll(missed.words().stream().limit(WORDS).toList());
            for (MinimalPairs.Pair pair : pairs(missed)) {
                words.add(pair.expected());
                words.add(pair.other());
            }
        }
        lacks.get().words().stream().limit(TAUGHT).forEach(one -> words.add(one.expected()));
        return List.copyOf(words);
    }

    /// Makes a lesson of them and gives it to the class.
    ///
    /// @param title of the lesson, in the language of the window
    public void makeLesson(String title) {
        List<String> words = exercises();
        if (!words.isEmpty()) {
            Lesson lesson = practice.drills().lesson(title, words);
            choice.give(lesson.id(), Optional.empty());
        }
    }

    private void changed(Change change) {
        switch (change) {
            case Change.TakesChanged takes -> refresh();
            case Change.SentencesChanged sentences -> refresh();
            default -> {}
        }
    }

    private void refresh() {
        if (reading) {
            again = true;
            return;
        }
        Optional<SchoolClass> schoolClass = choice.chosen().get();
        if (schoolClass.isEmpty()) {
            lacks.set(new Lacks(List.of(), List.of(), 0));
            return;
        }
        long lesson = choice.lesson().get().map(one -> one.lesson().id()).orElse(0L);
        reading = true;
        studio.tasks().run(progress -> read(schoolClass.get(), lesson), this::read);
    }

    private Lacks read(SchoolClass schoolClass, long lesson) {
        var teaching = practice.classroom().teaching();
        return new Lacks(
                teaching.sounds(schoolClass.id(), lesson),
                teaching.words(schoolClass.id(), lesson),
                schoolClass.pupils());
    }

    private void read(Outcome<Lacks> outcome) {
        reading = false;
        if (again) {
            again = false;
            refresh();
        } else if (outcome instanceof Outcome.Done<Lacks>(Lacks now)) {
            lacks.set(now);
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
