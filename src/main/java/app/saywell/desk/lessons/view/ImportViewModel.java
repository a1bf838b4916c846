package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.UnusedFile;
import app.saywell.desk.lessons.draft.LessonDraft;
import app.saywell.desk.lessons.draft.LessonReader;
import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Imports sentences from files and readings from folders.
final class ImportViewModel {
    private final ReadOnlyObjectWrapper<ImportState> state = new ReadOnlyObjectWrapper<>(new ImportIdle());
    private final LessonsServices services;
    private final Supplier<ModelReading.ReadingSpeaker> defaultSpeaker;
    private final LongConsumer selectLesson;
    private final LessonDraftViewModel draftViewModel;
    private RunningTask runningTask = () -> {};

    sealed interface ImportState {}

    /// No import is running.
    record ImportIdle() implements ImportState {}

    /// A folder was examined; nothing is imported before the user has seen the plan.
    record FolderPlanned(long lessonId, ReadingService.FolderPlan plan) implements ImportState {}

    /// An import is running.
    ///
    /// @param total 0 while it is not known
    record ImportRunning(long done, long total) implements ImportState {}

    /// The import ended.
    ///
    /// @param unused the files that were not used
    record ImportFinished(UserMessage message, List<UnusedFile> unused) implements ImportState {}

    /// @param defaultSpeaker the speaker of the readings that are added
    /// @param selectLesson selects a lesson
    ImportViewModel(
            LessonsServices services,
            LessonDraftViewModel draftViewModel,
            Supplier<ModelReading.ReadingSpeaker> defaultSpeaker,
            LongConsumer selectLesson) {
        this.services = services;
        this.draftViewModel = draftViewModel;
        this.defaultSpeaker = defaultSpeaker;
        this.selectLesson = selectLesson;
    }

    ReadOnlyObjectProperty<ImportState> state() {
        return state.getReadOnlyProperty();
    }

    /// Reads a text, a table, captions or a document, and shows what of it would become sentences.
    void importText(Path file) {
        String title = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
        state.set(new ImportRunning(0, 0));
        runningTask = services.tasks().run(progress -> LessonReader.read(file), outcome -> showDraft(title, outcome));
    }

    private void showDraft(String title, TaskOutcome<LessonDraft> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<LessonDraft>(LessonDraft draft) -> {
                if (draft.parts().isEmpty()) {
                    showMessage("lessons.import.nothing", false);
                } else {
                    dismiss();
                    draftViewModel.show(title, draft, () -> {});
                }
            }
            case TaskOutcome.TaskFailed<LessonDraft> failed -> showMessage("lessons.import.unreadable", false);
            case TaskOutcome.TaskCancelled<LessonDraft> cancelled -> dismiss();
        }
    }

    /// Makes a lesson of captions, with a model reading for each, cut from their audio.
    void importWithAudio(LessonDraftViewModel.ShownDraft shown, Path audio) {
        List<SentenceDraft> drafts = shown.draft().sentences();
        draftViewModel.cancel();
        state.set(new ImportRunning(0, drafts.size()));
        runningTask = services.lessonImport()
                .createWithAudio(
                        shown.title(),
                        drafts,
                        audio,
                        defaultSpeaker.get(),
                        outcome -> lessonCreated(shown, drafts.size(), outcome));
    }

    private void lessonCreated(LessonDraftViewModel.ShownDraft shown, int count, TaskOutcome<Lesson> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Lesson>(Lesson lesson) -> {
                selectLesson.accept(lesson.id());
                showMessage("lessons.import.cut", true, count);
            }
            case TaskOutcome.TaskFailed<Lesson> failed -> {
                draftViewModel.show(shown.title(), shown.draft(), shown.whenAdded());
                showMessage(ReadingFileTexts.refusal(failed.cause()), false);
            }
            case TaskOutcome.TaskCancelled<Lesson> cancelled -> dismiss();
        }
    }

    /// Examines a folder of audio files for readings of the lesson's sentences.
    void planFolder(long lessonId, Path folder) {
        state.set(new ImportRunning(0, 0));
        runningTask = services.tasks().run(progress -> services.readings().planFolder(lessonId, folder), outcome -> {
            switch (outcome) {
                case TaskOutcome.TaskDone<ReadingService.FolderPlan>(ReadingService.FolderPlan plan) ->
                    folderPlanned(lessonId, plan);
                case TaskOutcome.TaskFailed<ReadingService.FolderPlan> failed ->
                    showMessage("lessons.import.no-folder", false);
                case TaskOutcome.TaskCancelled<ReadingService.FolderPlan> cancelled -> dismiss();
            }
        });
    }

    private void folderPlanned(long lessonId, ReadingService.FolderPlan plan) {
        if (plan.usable() == 0) {
            show(UserMessage.failure(nothingUsable(plan), plan.files()), plan.unused());
        } else {
            state.set(new FolderPlanned(lessonId, plan));
        }
    }

    private static String nothingUsable(ReadingService.FolderPlan plan) {
        if (plan.unused().isEmpty()) {
            return "lessons.import.no-audio";
        }
        boolean fits = plan.unused().stream().anyMatch(file -> file.cause().isPresent());
        return fits ? "lessons.import.none-usable" : "lessons.import.no-match";
    }

    /// Adds the readings of the folder and analyses them.
    void importFolder() {
        if (state.get() instanceof FolderPlanned planned) {
            state.set(new ImportRunning(0, planned.plan().usable()));
            runningTask = services.readings()
                    .addFolder(
                            planned.lessonId(),
                            planned.plan().folder(),
                            defaultSpeaker.get(),
                            (done, total) -> state.set(new ImportRunning(done, total)),
                            this::folderImported);
        }
    }

    private void folderImported(TaskOutcome<ReadingService.FolderResult> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<ReadingService.FolderResult>(ReadingService.FolderResult batch) -> {
                long notAnalysed = batch.added().stream()
                        .filter(reading -> reading.analysisFailure().isPresent())
                        .count();
                Object[] counts = {
                    batch.added().size(), notAnalysed, batch.unused().size()
                };
                show(new UserMessage("lessons.import.taken", counts, notAnalysed == 0), batch.unused());
            }
            case TaskOutcome.TaskFailed<ReadingService.FolderResult> failed ->
                showMessage("lessons.import.no-folder", false);
            case TaskOutcome.TaskCancelled<ReadingService.FolderResult> cancelled ->
                showMessage("lessons.import.stopped", true);
        }
    }

    /// Stops the import. What was already added stays and can be undone.
    void cancel() {
        runningTask.cancel();
    }

    /// Closes the message or the plan.
    void dismiss() {
        state.set(new ImportIdle());
    }

    /// Shows what came of an import.
    void show(UserMessage message) {
        show(message, List.of());
    }

    private void show(UserMessage message, List<UnusedFile> unused) {
        state.set(new ImportFinished(message, unused));
    }

    private void showMessage(String key, boolean success, Object... arguments) {
        show(new UserMessage(key, arguments, success));
    }
}
