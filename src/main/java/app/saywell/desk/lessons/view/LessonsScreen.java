package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.scene.Parent;

/// The lessons screen.
public final class LessonsScreen implements Screen {
    private final LessonsViewModel viewModel;
    private final LessonsView view;

    /// @param exercises where a lesson is practised
    /// @param homeworkGiving shows what a lesson is given as homework with
    public LessonsScreen(
            LessonsServices services,
            LocalizedTexts texts,
            FilePrompt filePrompt,
            LessonExercises exercises,
            HomeworkGiving homeworkGiving) {
        viewModel = new LessonsViewModel(services);
        view = new LessonsView(viewModel, texts, filePrompt, exercises, homeworkGiving);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    /// Lists, tables and captions go into the selected lesson; packs become lessons.
    @Override
    public boolean openFile(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".saywell")) {
            viewModel.open(file);
            return true;
        }
        return FilePrompt.FileKind.LESSON.matches(file)
                && viewModel
                        .selectedLesson()
                        .get()
                        .map(lesson -> importText(file))
                        .orElse(false);
    }

    private boolean importText(Path file) {
        viewModel.importViewModel().importText(file);
        return true;
    }

    public void giveHomework(long classId, long lessonId) {
        viewModel.selectLesson(lessonId, () -> view.giveHomework(Optional.of(classId)));
    }

    /// Creates a lesson to be written.
    ///
    /// @param whenCreated is given its id
    public void create(LongConsumer whenCreated) {
        view.create(() -> viewModel.selectedLesson().get().ifPresent(lesson -> whenCreated.accept(lesson.id())));
    }

    @Override
    public void close() {
        viewModel.close();
    }
}
