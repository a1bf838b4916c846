package app.saywell.ui.lessons;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.ModelReading;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.lesson.TextCheck;
import app.saywell.practice.text.SentenceDraftReader;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.text.UserMessage;
import app.saywell.ui.lessons.voice.VoiceViewModel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The lessons and the sentences of the selected one. Every edit is stored at once and can be
/// undone.
public final class LessonsViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Lesson>> lessons =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Lesson>> selectedLesson =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<SentenceWithReadings>> sentences =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ScreenContext context;
    private final UseCases practice;
    private final Subscription subscription;
    private final ReadingsViewModel readingsViewModel;
    private final ImportViewModel importViewModel;
    private final TextCheckCache textChecks;
    private final PronunciationViewModel pronunciationViewModel;
    private final VoiceViewModel voiceViewModel;
    private long selectedLessonId;

    /// A sentence with its readings, the model reading first.
    public record SentenceWithReadings(Sentence sentence, List<ModelReading> readings) {}

    /// Selects the first lesson.
    public LessonsViewModel(ScreenContext context) {
        this.context = context;
        practice = context.practice();
        subscription = practice.changes().subscribe(this::changed);
        textChecks = new TextCheckCache(context.tasks(), practice.pronunciations()::checkText);
        pronunciationViewModel = new PronunciationViewModel(context);
        voiceViewModel = new VoiceViewModel(context);
        readingsViewModel = new ReadingsViewModel(context, message::set);
        importViewModel =
                new ImportViewModel(context, readingsViewModel::defaultSpeaker, this::selectLesson);
        refresh();
    }

    /// All lessons in their order.
    public ReadOnlyObjectProperty<List<Lesson>> lessons() {
        return lessons.getReadOnlyProperty();
    }

    /// The selected lesson.
    public ReadOnlyObjectProperty<Optional<Lesson>> selectedLesson() {
        return selectedLesson.getReadOnlyProperty();
    }

    /// Its sentences in their order.
    public ReadOnlyObjectProperty<List<SentenceWithReadings>> sentences() {
        return sentences.getReadOnlyProperty();
    }

    /// The outcome of the last long action.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// The model readings.
    ReadingsViewModel readingsViewModel() {
        return readingsViewModel;
    }

    /// The imports from files.
    ImportViewModel importViewModel() {
        return importViewModel;
    }

    /// The pronunciations of words.
    PronunciationViewModel pronunciationViewModel() {
        return pronunciationViewModel;
    }

    /// The computer voice.
    VoiceViewModel voiceViewModel() {
        return voiceViewModel;
    }

    /// What the screen works with.
    ScreenContext context() {
        return context;
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

    /// The words of texts that no dictionary has, each once, as far as the texts are checked.
    public List<TextCheck.ExpectedWord> guessedWords(List<String> texts) {
        return texts.stream()
                .map(textChecks.findings().get()::get)
                .filter(Objects::nonNull)
                .filter(TextCheck.CheckedText::speakable)
                .flatMap(checked -> checked.guessed().stream())
                .distinct()
                .toList();
    }

    /// The texts of the sentences that are being written, to be checked.
    List<String> drafts(String text) {
        List<String> drafts =
                SentenceDraftReader.parsePasted(text).stream()
                        .map(draft -> draft.text().strip())
                        .filter(draft -> !draft.isEmpty())
                        .toList();
        textChecks.checkMissing(drafts);
        return drafts;
    }

    /// The results of the text checks so far, by text.
    public ReadOnlyObjectProperty<Map<String, TextCheck.CheckedText>> textChecks() {
        return textChecks.findings();
    }

    /// Selects a lesson.
    public void selectLesson(long lessonId) {
        selectedLessonId = lessonId;
        refresh();
    }

    /// Creates a lesson and selects it.
    public void create(String title) {
        selectLesson(practice.lessons().create(title).id());
    }

    /// Renames the selected lesson.
    public void rename(String title) {
        selectedLesson
                .get()
                .filter(selected -> !title.isBlank() && !selected.title().equals(title.strip()))
                .ifPresent(
                        selected ->
                                practice.lessons()
                                        .rename(
                                                selected.id(),
                                                title.strip(),
                                                selected.description()));
    }

    /// Copies the selected lesson and selects the copy.
    public void duplicate() {
        selectedLesson
                .get()
                .ifPresent(
                        selected -> selectLesson(practice.lessons().duplicate(selected.id()).id()));
    }

    /// Deletes the selected lesson. This can be undone.
    public void delete() {
        selectedLesson.get().ifPresent(selected -> practice.lessons().delete(selected.id()));
    }

    /// Moves the selected lesson up or down the list.
    public void move(int offset) {
        selectedLesson
                .get()
                .ifPresent(
                        selected -> {
                            int target = selected.position() + offset;
                            if (target >= 0 && target < lessons.get().size()) {
                                practice.lessons().move(selected.id(), target);
                            }
                        });
    }

    /// Adds sentences, one for each line; their meanings follow after a tab, as spreadsheets copy
    /// them.
    public void addSentences(String text) {
        selectedLesson
                .get()
                .ifPresent(
                        selected ->
                                practice.lessonImport()
                                        .addDrafts(
                                                selected.id(),
                                                SentenceDraftReader.parsePasted(text)));
    }

    /// Adds passages: paragraphs that are each read in one go, separated by empty lines.
    public void addPassages(String text) {
        selectedLesson
                .get()
                .ifPresent(selected -> practice.lessons().addPassages(selected.id(), text));
    }

    /// Changes a sentence.
    public void edit(Sentence sentence, String text, String meaning) {
        boolean changed =
                !sentence.text().equals(text.strip())
                        || !sentence.meaning().equals(meaning.strip());
        if (changed && !text.isBlank()) {
            practice.lessons().editSentence(sentence.id(), text.strip(), meaning.strip());
        }
    }

    /// Moves a sentence up or down.
    public void move(Sentence sentence, int offset) {
        int target = sentence.position() + offset;
        if (target >= 0 && target < sentences.get().size()) {
            practice.lessons().moveSentence(sentence.id(), target);
        }
    }

    /// Deletes a sentence. This can be undone.
    public void delete(Sentence sentence) {
        practice.lessons().deleteSentence(sentence.id());
    }

    /// Opens a lesson pack from another computer.
    public void open(Path file) {
        practice.lessonPacks()
                .importPack(
                        file,
                        outcome -> {
                            switch (outcome) {
                                case TaskOutcome.TaskDone<Lesson> done ->
                                        selectLesson(done.value().id());
                                case TaskOutcome.TaskFailed<Lesson> failed ->
                                        showMessage("lessons.told.pack-refused", false);
                                case TaskOutcome.TaskCancelled<Lesson> cancelled -> {}
                            }
                        });
    }

    /// Saves the selected lesson as a pack for another computer.
    public void save(Path file) {
        selectedLesson
                .get()
                .ifPresent(
                        selected ->
                                practice.lessonPacks()
                                        .export(
                                                selected.id(),
                                                file,
                                                outcome ->
                                                        showMessage(
                                                                outcome
                                                                                instanceof
                                                                                TaskOutcome
                                                                                                .TaskDone<
                                                                                        Path>
                                                                        ? "lessons.told.saved"
                                                                        : "lessons.told.not-saved",
                                                                outcome
                                                                        instanceof
                                                                        TaskOutcome.TaskDone<
                                                                                Path>)));
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
                refresh();
            }
            default -> {}
        }
    }

    private void refresh() {
        List<Lesson> all = practice.lessons().findAll();
        if (all.stream().noneMatch(lesson -> lesson.id() == selectedLessonId)) {
            selectedLessonId = all.isEmpty() ? 0 : all.getFirst().id();
        }
        long learner = practice.learners().current().id();
        lessons.set(all);
        selectedLesson.set(
                all.stream().filter(lesson -> lesson.id() == selectedLessonId).findFirst());
        voiceViewModel.selectLesson(selectedLessonId);
        sentences.set(
                selectedLessonId == 0
                        ? List.of()
                        : practice.lessons().sentenceStatuses(selectedLessonId, learner).stream()
                                .map(state -> state.sentence())
                                .map(
                                        sentence ->
                                                new SentenceWithReadings(
                                                        sentence,
                                                        practice.readings()
                                                                .findBySentence(sentence.id())))
                                .toList());
        textChecks.checkMissing(
                sentences.get().stream().map(entry -> entry.sentence().text()).toList());
    }

    @Override
    public void close() {
        subscription.close();
        voiceViewModel.close();
    }
}
