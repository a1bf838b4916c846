package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.view.voice.VoiceViewModel;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The lessons and the sentences of the selected one. Every edit is stored at once and can be
/// undone.
public final class LessonsViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Lesson>> lessons = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Lesson>> selectedLesson =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<SentenceWithReadings>> sentences = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<UserRole> role;
    private final ObjectProperty<Long> chosenSentence = new SimpleObjectProperty<>(0L);
    private final LessonsServices services;
    private final Subscription subscription;
    private final LatestRead reads;
    private final LatestRead creations;
    private final ReadingsViewModel readingsViewModel;
    private final LessonDraftViewModel draftViewModel;
    private final ImportViewModel importViewModel;
    private final TextCheckCache textChecks;
    private final PronunciationViewModel pronunciationViewModel;
    private final VoiceViewModel voiceViewModel;
    private final LessonListViewModel listViewModel;
    private long selectedLessonId;
    private Runnable whenShown = () -> {};

    /// A sentence with its readings, the model reading first.
    public record SentenceWithReadings(Sentence sentence, List<ModelReading> readings) {}

    /// Selects the first lesson.
    public LessonsViewModel(LessonsServices services) {
        this.services = services;
        role = new ReadOnlyObjectWrapper<>(services.settings().get(Setting.ROLE));
        reads = new LatestRead(services.tasks());
        creations = new LatestRead(services.tasks());
        subscription = services.changes().subscribe(this::changed);
        textChecks = new TextCheckCache(services.tasks(), services.pronunciations()::checkTexts);
        pronunciationViewModel = new PronunciationViewModel(
                services.pronunciations(),
                services.wordAudio(),
                services.tasks(),
                services.edits(),
                services.audioSession());
        voiceViewModel = new VoiceViewModel(services.voice());
        listViewModel = new LessonListViewModel(services, lessons);
        readingsViewModel = new ReadingsViewModel(services, message::set);
        draftViewModel = new LessonDraftViewModel(
                services.lessonImport(),
                services.tasks(),
                services.pronunciations()::checkTexts,
                textChecks,
                outcome -> importViewModel().show(outcome));
        importViewModel =
                new ImportViewModel(services, draftViewModel, readingsViewModel::defaultSpeaker, this::selectLesson);
        refresh();
    }

    /// All lessons in their order.
    ReadOnlyObjectProperty<List<Lesson>> lessons() {
        return lessons.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Lesson>> selectedLesson() {
        return selectedLesson.getReadOnlyProperty();
    }

    /// Its sentences in their order.
    public ReadOnlyObjectProperty<List<SentenceWithReadings>> sentences() {
        return sentences.getReadOnlyProperty();
    }

    /// Who uses Saywell.
    ReadOnlyObjectProperty<UserRole> role() {
        return role.getReadOnlyProperty();
    }

    /// The sentence whose readings and actions are shown; 0 without sentences.
    ObjectProperty<Long> chosenSentence() {
        return chosenSentence;
    }

    /// The outcome of the last long action.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    ReadingsViewModel readingsViewModel() {
        return readingsViewModel;
    }

    /// The imports from files.
    ImportViewModel importViewModel() {
        return importViewModel;
    }

    /// The text that waits to be added.
    LessonDraftViewModel draftViewModel() {
        return draftViewModel;
    }

    /// The pronunciations of words.
    PronunciationViewModel pronunciationViewModel() {
        return pronunciationViewModel;
    }

    /// The computer voice.
    VoiceViewModel voiceViewModel() {
        return voiceViewModel;
    }

    /// Which lessons are listed, and what orders them.
    LessonListViewModel listViewModel() {
        return listViewModel;
    }

    /// What the screen works with.
    LessonsServices services() {
        return services;
    }

    /// Selects a ready lesson that was opened, and has it read.
    void openReady(Lesson lesson) {
        selectLesson(lesson.id());
        voiceViewModel.makeLesson(lesson.id());
    }

    /// Checks a text while it is typed; the result appears in [#textChecks()].
    void check(String text) {
        textChecks.checkMissing(List.of(text));
    }

    TextCheckCache checks() {
        return textChecks;
    }

    /// The texts of the sentences that are being written, to be checked.
    List<String> drafts(String text) {
        List<String> drafts = LessonDraftViewModel.sentences(text);
        textChecks.checkMissing(drafts);
        return drafts;
    }

    /// The results of the text checks so far, by text.
    ReadOnlyObjectProperty<Map<String, TextCheck.CheckedText>> textChecks() {
        return textChecks.findings();
    }

    public void selectLesson(long lessonId) {
        selectLesson(lessonId, () -> {});
    }

    /// Selects a lesson.
    ///
    /// @param then runs once it is shown
    void selectLesson(long lessonId, Runnable then) {
        selectedLessonId = lessonId;
        whenShown = then;
        refresh();
    }

    /// Creates a lesson and selects it.
    ///
    /// @param whenShown runs once it is shown
    public void create(String title, Runnable whenShown) {
        creations.make(() -> services.lessons().create(title).id(), created -> selectLesson(created, whenShown));
    }

    /// Renames the selected lesson.
    public void rename(String title) {
        editSelected(selected -> {
            if (!title.isBlank() && !selected.title().equals(title.strip())) {
                services.lessons().rename(selected.id(), title.strip(), selected.description());
            }
        });
    }

    /// Copies the selected lesson and selects the copy.
    public void duplicate() {
        selectedLesson
                .get()
                .ifPresent(selected -> creations.make(
                        () -> services.lessons().duplicate(selected.id()).id(), this::selectLesson));
    }

    /// Deletes the selected lesson. This can be undone.
    public void delete() {
        editSelected(selected -> services.lessons().delete(selected.id()));
    }

    /// Moves the selected lesson up or down the list.
    public void move(int offset) {
        int count = lessons.get().size();
        editSelected(selected -> {
            int target = selected.position() + offset;
            if (target >= 0 && target < count) {
                services.lessons().move(selected.id(), target);
            }
        });
    }

    /// Adds sentences as they are typed, one for each line; anything else is shown first.
    ///
    /// @param whenAdded runs when they are stored
    public void addSentences(String text, Runnable whenAdded) {
        selectedLesson.get().ifPresent(selected -> draftViewModel.paste(selected.id(), text, whenAdded));
    }

    /// Adds passages: paragraphs that are each read in one go, separated by empty lines.
    public void addPassages(String text) {
        editSelected(selected -> services.lessons().addPassages(selected.id(), text));
    }

    private void editSelected(Consumer<Lesson> change) {
        selectedLesson.get().ifPresent(selected -> services.edits().edit(() -> change.accept(selected)));
    }

    /// Changes a sentence.
    public void edit(Sentence sentence, String text, String meaning) {
        boolean changed =
                !sentence.text().equals(text.strip()) || !sentence.meaning().equals(meaning.strip());
        if (changed && !text.isBlank()) {
            services.edits().edit(() -> services.lessons().editSentence(sentence.id(), text.strip(), meaning.strip()));
        }
    }

    /// Moves a sentence up or down.
    public void move(Sentence sentence, int offset) {
        int target = sentence.position() + offset;
        if (target >= 0 && target < sentences.get().size()) {
            services.edits().edit(() -> services.lessons().moveSentence(sentence.id(), target));
        }
    }

    /// Deletes a sentence. This can be undone.
    public void delete(Sentence sentence) {
        services.edits().edit(() -> services.lessons().deleteSentence(sentence.id()));
    }

    /// Opens a lesson pack from another computer.
    public void open(Path file) {
        services.lessonPacks().importPack(file, outcome -> {
            switch (outcome) {
                case TaskOutcome.TaskDone<Lesson> done ->
                    selectLesson(done.value().id());
                case TaskOutcome.TaskFailed<Lesson> failed -> showMessage("lessons.told.pack-refused", false);
                case TaskOutcome.TaskCancelled<Lesson> cancelled -> {}
            }
        });
    }

    /// Saves the selected lesson as a pack for another computer.
    public void save(Path file) {
        selectedLesson.get().ifPresent(selected -> services.lessonPacks().export(selected.id(), file, this::saved));
    }

    private void saved(TaskOutcome<GivenRecordings> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<GivenRecordings>(GivenRecordings given)
            when !given.isComplete() ->
                showMessage(
                        "lessons.told.saved.left-out", false, given.leftOut().size(), given.leftOutNames());
            case TaskOutcome.TaskDone<GivenRecordings> _ -> showMessage("lessons.told.saved", true);
            case TaskOutcome.TaskFailed<GivenRecordings> _, TaskOutcome.TaskCancelled<GivenRecordings> _ ->
                showMessage("lessons.told.not-saved", false);
        }
    }

    private void showMessage(String key, boolean success, Object... arguments) {
        message.set(Optional.of(new UserMessage(key, arguments, success)));
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.LessonsChanged any -> refresh();
            case LibraryChange.SentencesChanged any -> refresh();
            case LibraryChange.ReadingsChanged any -> refresh();
            case LibraryChange.PronunciationsChanged any -> {
                textChecks.clear();
                draftViewModel.checkAgain();
                refresh();
            }
            case LibraryChange.SettingsChanged _ -> role.set(services.settings().get(Setting.ROLE));
            case LibraryChange.TakesChanged _,
                    LibraryChange.LearnersChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    private void refresh() {
        long wanted = selectedLessonId;
        reads.runAfterEdits(() -> read(wanted), this::show);
    }

    /// @param selectedId 0 if there is no lesson
    private record ReadLessons(List<Lesson> lessons, long selectedId, List<SentenceWithReadings> sentences) {}

    private ReadLessons read(long wanted) {
        List<Lesson> all = services.lessons().findAll();
        boolean exists = all.stream().anyMatch(lesson -> lesson.id() == wanted);
        long selected = exists ? wanted : all.isEmpty() ? 0 : all.getFirst().id();
        return new ReadLessons(all, selected, selected == 0 ? List.of() : readSentences(selected));
    }

    private List<SentenceWithReadings> readSentences(long lessonId) {
        Map<Long, List<ModelReading>> readings = services.readings().findByLesson(lessonId);
        return services.lessons().sentences(lessonId).stream()
                .map(sentence -> new SentenceWithReadings(sentence, readings.getOrDefault(sentence.id(), List.of())))
                .toList();
    }

    private void chooseOneOf(List<SentenceWithReadings> entries) {
        List<Long> ids = entries.stream().map(entry -> entry.sentence().id()).toList();
        if (!ids.contains(chosenSentence.get())) {
            chosenSentence.set(ids.isEmpty() ? 0L : ids.getFirst());
        }
    }

    private void show(ReadLessons read) {
        selectedLessonId = read.selectedId();
        lessons.set(read.lessons());
        selectedLesson.set(read.lessons().stream()
                .filter(lesson -> lesson.id() == selectedLessonId)
                .findFirst());
        voiceViewModel.selectLesson(selectedLessonId);
        chooseOneOf(read.sentences());
        sentences.set(read.sentences());
        textChecks.checkMissing(
                sentences.get().stream().map(entry -> entry.sentence().text()).toList());
        Runnable waiting = whenShown;
        whenShown = () -> {};
        waiting.run();
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
        creations.cancel();
        textChecks.cancel();
        voiceViewModel.close();
        listViewModel.close();
    }
}
