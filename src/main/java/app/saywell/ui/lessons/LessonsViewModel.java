package app.saywell.ui.lessons;

import app.saywell.audio.capture.RecorderState;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.lesson.TextCheck;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Told;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is written on the Lessons place. Every edit is stored at once and can be undone.
public final class LessonsViewModel implements AutoCloseable {
    private static final Setting<String> SPEAKER = Setting.text("reading.speaker", "");
    private static final Setting<String> ACCENT = Setting.text("reading.accent", "");

    private final ReadOnlyObjectWrapper<List<Lesson>> lessons =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Lesson>> chosen =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Line>> lines = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Optional<Long>> recordingFor =
            new SimpleObjectProperty<>(Optional.empty());
    private final Studio studio;
    private final Practice practice;
    private final Subscription changes;
    private final ImportViewModel importing;
    private final TextFindings findings;
    private final SayingViewModel saying;
    private long lesson;

    /// A sentence with its native readings, the model first.
    public record Line(Sentence sentence, List<Reading> readings) {}

    /// Shows the first lesson.
    public LessonsViewModel(Studio studio) {
        this.studio = studio;
        practice = studio.practice();
        changes = practice.changes().listen(this::changed);
        findings = new TextFindings(studio.tasks(), practice.pronunciations()::check);
        saying = new SayingViewModel(studio);
        importing = new ImportViewModel(studio, this::voice, this::choose);
        studio.sound().recording().subscribe(this::heard);
        refresh();
    }

    /// All lessons in their order.
    public ReadOnlyObjectProperty<List<Lesson>> lessons() {
        return lessons.getReadOnlyProperty();
    }

    /// The lesson on the table.
    public ReadOnlyObjectProperty<Optional<Lesson>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /// Its sentences in their order.
    public ReadOnlyObjectProperty<List<Line>> lines() {
        return lines.getReadOnlyProperty();
    }

    /// What came of the last thing that takes a while.
    public ReadOnlyObjectProperty<Optional<Told>> told() {
        return told.getReadOnlyProperty();
    }

    /// The sentence whose native reading is being recorded.
    public ReadOnlyObjectProperty<Optional<Long>> recordingFor() {
        return recordingFor;
    }

    /// The ways in from files.
    ImportViewModel importing() {
        return importing;
    }

    /// How words are said.
    SayingViewModel saying() {
        return saying;
    }

    /// What was found about texts, as far as they were looked at.
    public ReadOnlyObjectProperty<Map<String, TextCheck.Finding>> findings() {
        return findings.all();
    }

    /// Who reads the models that are added.
    public Reading.Voice voice() {
        return new Reading.Voice(practice.get(SPEAKER), practice.get(ACCENT));
    }

    /// Says who reads the models that are added from now on.
    public void setVoice(String speaker, String accent) {
        practice.set(SPEAKER, speaker.strip());
        practice.set(ACCENT, accent.strip());
    }

    /// Puts a lesson on the table.
    public void choose(long lessonId) {
        lesson = lessonId;
        refresh();
    }

    /// A new lesson, on the table at once.
    public void create(String title) {
        choose(practice.lessons().create(title).id());
    }

    /// Changes the title of the lesson on the table.
    public void rename(String title) {
        chosen.get()
                .filter(one -> !title.isBlank() && !one.title().equals(title.strip()))
                .ifPresent(
                        one ->
                                practice.lessons()
                                        .rename(one.id(), title.strip(), one.description()));
    }

    /// A copy of the lesson on the table, which takes its place there.
    public void duplicate() {
        chosen.get().ifPresent(one -> choose(practice.lessons().duplicate(one.id()).id()));
    }

    /// Takes the lesson on the table away; undo brings it back.
    public void delete() {
        chosen.get().ifPresent(one -> practice.lessons().delete(one.id()));
    }

    /// Moves the lesson on the table up or down the list.
    public void move(int by) {
        chosen.get()
                .ifPresent(
                        one -> {
                            int target = one.position() + by;
                            if (target >= 0 && target < lessons.get().size()) {
                                practice.lessons().move(one.id(), target);
                            }
                        });
    }

    /// Adds sentences, one a line.
    public void add(String text) {
        chosen.get()
                .ifPresent(one -> practice.lessons().addSentences(one.id(), text.lines().toList()));
    }

    /// Adds paragraphs that are each read in one go, with empty lines between them.
    public void addPassages(String text) {
        chosen.get().ifPresent(one -> practice.lessons().addPassages(one.id(), text));
    }

    /// Changes a sentence.
    public void edit(Sentence sentence, String text, String meaning) {
        boolean other =
                !sentence.text().equals(text.strip())
                        || !sentence.meaning().equals(meaning.strip());
        if (other && !text.isBlank()) {
            practice.lessons().edit(sentence.id(), text.strip(), meaning.strip());
        }
    }

    /// Moves a sentence up or down.
    public void move(Sentence sentence, int by) {
        int target = sentence.position() + by;
        if (target >= 0 && target < lines.get().size()) {
            practice.lessons().moveSentence(sentence.id(), target);
        }
    }

    /// Takes a sentence away; undo brings it back.
    public void delete(Sentence sentence) {
        practice.lessons().deleteSentence(sentence.id());
    }

    /// Adds a native reading from a file and has it analysed.
    public void addReading(Sentence sentence, Path audio) {
        tell("lessons.told.analysing", true);
        practice.readings().add(sentence.id(), audio, voice(), this::added);
    }

    /// Starts recording a native reading, or ends it and adds it.
    public void recordReading(Sentence sentence) {
        if (recordingFor.get().isPresent()) {
            studio.sound().endTake();
            return;
        }
        recordingFor.set(Optional.of(sentence.id()));
        if (studio.sound().meter().isEmpty()) {
            studio.sound().arm(practice.get(Setting.MICROPHONE));
        }
        studio.sound().record(practice.readings().begin(sentence.id()));
    }

    private void keepRecorded(long sentenceId, Path finished) {
        tell("lessons.told.analysing", true);
        practice.readings().addRecorded(sentenceId, finished, voice(), this::added);
    }

    /// Makes another reading the model.
    public void makeModel(Reading reading) {
        practice.readings().makeModel(reading.id());
    }

    /// Says who reads it.
    public void describe(Reading reading, String speaker, String accent) {
        Reading.Voice voice = new Reading.Voice(speaker.strip(), accent.strip());
        if (!voice.equals(reading.voice())) {
            practice.readings().describe(reading.id(), voice);
        }
    }

    /// Takes a reading away; undo brings it back.
    public void delete(Reading reading) {
        practice.readings().delete(reading.id());
    }

    /// Plays a reading.
    public void play(Reading reading) {
        studio.tasks()
                .run(
                        progress -> studio.clips().open(reading.audio()),
                        outcome -> {
                            if (outcome
                                    instanceof
                                    Outcome.Done<?>(app.saywell.ui.kit.sound.Clip clip)) {
                                studio.sound()
                                        .play(app.saywell.audio.playback.Passage.all(clip.audio()));
                            }
                        });
    }

    /// Takes a lesson in from another computer.
    public void open(Path pack) {
        practice.packs()
                .open(
                        pack,
                        outcome -> {
                            switch (outcome) {
                                case Outcome.Done<Lesson> done -> choose(done.value().id());
                                case Outcome.Failed<Lesson> failed ->
                                        tell("lessons.told.pack-refused", false);
                                case Outcome.Cancelled<Lesson> cancelled -> {}
                            }
                        });
    }

    /// Writes the lesson on the table for another computer.
    public void save(Path pack) {
        chosen.get()
                .ifPresent(
                        one ->
                                practice.packs()
                                        .save(
                                                one.id(),
                                                pack,
                                                outcome ->
                                                        tell(
                                                                outcome
                                                                                instanceof
                                                                                Outcome.Done<Path>
                                                                        ? "lessons.told.saved"
                                                                        : "lessons.told.not-saved",
                                                                outcome
                                                                        instanceof
                                                                        Outcome.Done<Path>)));
    }

    private void heard(RecorderState state) {
        Optional<Long> target = recordingFor.get();
        if (target.isEmpty()) {
            return;
        }
        if (state instanceof RecorderState.Finished finished) {
            recordingFor.set(Optional.empty());
            keepRecorded(target.get(), finished.take().file());
        } else if (state instanceof RecorderState.Failed failed) {
            recordingFor.set(Optional.empty());
            failed.kept().ifPresent(part -> keepRecorded(target.get(), part.file()));
            tell("lessons.told.microphone", false);
        }
    }

    private void added(Outcome<Readings.Added> outcome) {
        switch (outcome) {
            case Outcome.Done<Readings.Added> done -> {
                boolean analysed = done.value().notAnalysed().isEmpty();
                tell(analysed ? "lessons.told.analysed" : "lessons.told.not-analysed", analysed);
            }
            case Outcome.Failed<Readings.Added> failed -> tell("lessons.told.no-sound", false);
            case Outcome.Cancelled<Readings.Added> cancelled -> told.set(Optional.empty());
        }
    }

    private void tell(String key, boolean good, Object... arguments) {
        told.set(Optional.of(new Told(key, arguments, good)));
    }

    private void changed(Change change) {
        switch (change) {
            case Change.LessonsChanged any -> refresh();
            case Change.SentencesChanged any -> refresh();
            case Change.ReadingsChanged any -> refresh();
            case Change.PronunciationsChanged any -> {
                findings.forget();
                refresh();
            }
            default -> {}
        }
    }

    private void refresh() {
        List<Lesson> all = practice.lessons().all();
        if (all.stream().noneMatch(one -> one.id() == lesson)) {
            lesson = all.isEmpty() ? 0 : all.getFirst().id();
        }
        long learner = practice.people().current().id();
        lessons.set(all);
        chosen.set(all.stream().filter(one -> one.id() == lesson).findFirst());
        lines.set(
                lesson == 0
                        ? List.of()
                        : practice.lessons().sentences(lesson, learner).stream()
                                .map(state -> state.sentence())
                                .map(one -> new Line(one, practice.readings().of(one.id())))
                                .toList());
        findings.look(lines.get().stream().map(line -> line.sentence().text()).toList());
    }

    @Override
    public void close() {
        changes.close();
    }
}
