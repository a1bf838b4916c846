package app.saywell.desk.practice;

import app.saywell.desk.kit.FrameTimer;
import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.drill.DrillCard;
import app.saywell.desk.practice.drill.DrillViewModel;
import app.saywell.desk.practice.heard.HeardTextCard;
import app.saywell.desk.practice.heard.HeardTextViewModel;
import app.saywell.desk.practice.marks.TeacherMarksCard;
import app.saywell.desk.practice.marks.TeacherMarksViewModel;
import app.saywell.desk.practice.opinion.SecondOpinionCard;
import app.saywell.desk.practice.opinion.SecondOpinionViewModel;
import app.saywell.desk.practice.presenter.PracticeViewModel;
import app.saywell.desk.practice.state.LessonOption;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.today.TodayCard;
import app.saywell.desk.practice.today.TodayViewModel;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.audio.ImportableAudio;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// The practice screen: view, view models, keyboard, and the timer that moves the playhead.
public final class PracticeScreen implements Screen {
    private final PracticeViewModel viewModel;
    private final PracticeView view;
    private final PracticeKeyHandler keyHandler;
    private final TeacherMarksViewModel marksViewModel;
    private final SecondOpinionViewModel secondOpinion;
    private final HeardTextViewModel heardText;
    private final TodayViewModel todayViewModel;
    private final DrillViewModel drill;

    /// Opens the sentence practised last.
    public PracticeScreen(
            PracticeScreenServices services,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt files,
            PracticeExercises exercises) {
        viewModel = new PracticeViewModel(services.practice());
        view = new PracticeView(
                viewModel.state(),
                viewModel,
                texts,
                keymap,
                () -> files.chooseFile(texts.get("practice.open"), FilePrompt.FileKind.AUDIO));
        LiveWaveform liveWaveform = new LiveWaveform(services.audioSession());
        viewModel
                .state()
                .sentenceDetail()
                .subscribe(sheet -> liveWaveform.setModelSeconds(sheet.flatMap(SentenceDetail::modelReading)
                        .map(SentenceDetail.ModelReadingCaption::seconds)
                        .orElse(0.0)));
        view.showLive(liveWaveform);
        marksViewModel = new TeacherMarksViewModel(services.teacherMarks(), viewModel.state());
        view.addAboveResult(new TeacherMarksCard(marksViewModel, texts));
        view.showTeacherTotal(marksViewModel.total());
        heardText =
                new HeardTextViewModel(services.heardTexts(), services.tasks(), services.changes(), viewModel.state());
        view.addBelowResult(new HeardTextCard(heardText, viewModel.state(), texts));
        secondOpinion = new SecondOpinionViewModel(services.secondOpinion(), services.tasks(), viewModel.state());
        view.addBelowResult(new SecondOpinionCard(secondOpinion, viewModel.state(), viewModel, texts));
        todayViewModel = new TodayViewModel(services.today(), viewModel.state(), viewModel::open);
        view.addExercise("ear", KeyCommand.GO_EAR, exercises.openEarTraining());
        view.addExercise("dialogue", KeyCommand.GO_DIALOGUE, () -> exercises
                .openDialogue()
                .accept(openLesson()));
        view.addExercise("speaking", KeyCommand.GO_SPEAKING, exercises.openSpeaking());
        view.addBelowSentences(
                new TodayCard(todayViewModel, texts, exercises.openDaily(), exercises.openEarTraining()));
        drill = new DrillViewModel(services.drill(), viewModel.state());
        view.addToInvitation(new DrillCard(drill, viewModel.state(), viewModel, texts));
        keyHandler = new PracticeKeyHandler(viewModel.state(), viewModel, keymap, view);
        ObservableValue<Boolean> playing = services.audioSession().playing();
        FrameTimer.runWhileShown(
                view.root(),
                view.root().visibleProperty().flatMap(visible -> visible ? playing : null),
                viewModel::updatePlayhead);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void handleKey(KeyEvent event) {
        keyHandler.handleKey(event);
    }

    /// The view model, for screens that open a lesson or take here.
    public PracticeViewModel viewModel() {
        return viewModel;
    }

    /// Id of the open lesson; 0 where none is.
    private long openLesson() {
        return viewModel.state().lessons().get().stream()
                .filter(LessonOption::isOpen)
                .mapToLong(LessonOption::lessonId)
                .findFirst()
                .orElse(0);
    }

    /// Opens a take. Until the screen is left, a button and a key lead back to where it was opened.
    public void open(Take take, Runnable back) {
        viewModel.open(take);
        view.wayBack().offer(Optional.of(back));
    }

    /// Audio files become takes of the sentence.
    @Override
    public boolean openFile(Path file) {
        boolean taken = ImportableAudio.hasSoundName(file)
                && viewModel.state().sentenceDetail().get().isPresent();
        if (taken) {
            viewModel.importRecording(file);
        }
        return taken;
    }

    @Override
    public void onShown() {
        secondOpinion.refreshAvailability();
        view.focus();
    }

    /// A running recording ends and is kept.
    @Override
    public void onHidden() {
        view.wayBack().offer(Optional.empty());
        viewModel.leaveScreen();
    }

    @Override
    public void close() {
        marksViewModel.close();
        todayViewModel.close();
        drill.close();
        heardText.close();
        viewModel.close();
    }
}
