package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.detail.ComponentDetailPane;
import app.saywell.desk.practice.dictation.DictationPane;
import app.saywell.desk.practice.dictation.DictationViewModel;
import app.saywell.desk.practice.notice.PassingPhaseNotice;
import app.saywell.desk.practice.notice.PracticePhaseNotice;
import app.saywell.desk.practice.notice.SelfRatingNotice;
import app.saywell.desk.practice.notice.UnfinishedRecordingsNotice;
import app.saywell.desk.practice.result.LiveResult;
import app.saywell.desk.practice.result.ResultPane;
import app.saywell.desk.practice.state.ForeseenSound;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.TeacherTotal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The view of the practice screen: sentence list, sentence with its lanes, result.
///
/// Sentence, lanes and result scroll; the transport below them stays in place.
public final class PracticeView {
    /// The style sheet of this screen.
    public static final String STYLES = "practice/practice.css";

    private static final double PASSING_ABOVE_FOOT = 64;

    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final PracticeColumns columns;
    private final StackPane root;
    private final ResultPane resultPane;
    private final KeyboardHelpOverlay keyHelp;
    private final DictationPane dictation;
    private final ExercisesMenu exercises;
    private final SentenceTitle title;
    private final Label meaning = NodeFactory.wrapped(NodeFactory.label("", "soft", "meaning"));
    private final LanesCard lanesCard;
    private final SentenceListPane sentenceList;
    private final VBox centerColumn;
    private final VBox transport;
    private final ScrollPane resultScroll;
    private final ComponentDetailPane detailPane;
    private final VBox resultColumn;
    private final WayBack wayBack;

    /// Shows the state and calls the actions.
    ///
    /// @param audioFile asks the user for an audio file
    public PracticeView(
            PracticeState practiceState,
            PracticeActions actions,
            LocalizedTexts texts,
            KeyBindings keymap,
            Supplier<Optional<Path>> audioFile) {
        this.practiceState = practiceState;
        title = new SentenceTitle(texts);
        this.actions = actions;
        keyHelp = new KeyboardHelpOverlay(keymap, texts);
        dictation = new DictationPane(new DictationViewModel(practiceState, actions), texts, this::focus);
        resultPane = new ResultPane(practiceState, actions, texts);
        detailPane = new ComponentDetailPane(practiceState, actions, texts);
        resultColumn = NodeFactory.column(13, detailPane, resultPane);
        resultScroll = new ScrollPane(resultColumn);
        lanesCard = new LanesCard(practiceState, actions, texts);
        PassingPhaseNotice passing = new PassingPhaseNotice(practiceState, texts);
        StackPane.setAlignment(passing, Pos.BOTTOM_CENTER);
        StackPane.setMargin(passing, new Insets(0, 12, PASSING_ABOVE_FOOT, 12));
        StackPane lanes = new StackPane(lanesCard, passing);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        VBox lanesAndChecks = NodeFactory.column(0, lanes, new TakeChecks(practiceState, texts));
        VBox.setVgrow(lanesAndChecks, Priority.ALWAYS);
        wayBack = new WayBack(texts, keymap);
        VBox header = NodeFactory.column(6, wayBack, title, meaning);
        header.getStyleClass().add("sentence-head");
        centerColumn = NodeFactory.column(
                12,
                new UnfinishedRecordingsNotice(practiceState, actions, texts),
                header,
                lanesAndChecks,
                new PracticePhaseNotice(practiceState, actions, texts),
                new SelfRatingNotice(practiceState, actions, texts));
        exercises = new ExercisesMenu(practiceState, actions, texts, keymap, dictation::toggle);
        transport = NodeFactory.column(
                8,
                new ControlBar(practiceState, actions, texts, keymap),
                lastRow(
                        new TakesRow(practiceState, actions, texts, audioFile, exercises),
                        keysButton(texts, keymap, this::toggleKeyHelp)));
        sentenceList = new SentenceListPane(practiceState, actions, texts);
        columns = new PracticeColumns(practiceState, texts, sentenceList, middle(), resultScroll);
        UserMessageLabel voiceTold = new UserMessageLabel(texts, practiceState.voiceMessage(), "voice-told");
        root = new StackPane(columns, dictation, keyHelp, new LiveResult(practiceState, texts).node(), voiceTold);
        layout();
        bind();
    }

    private static Button keysButton(LocalizedTexts texts, KeyBindings keymap, Runnable toggle) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet", "help");
        button.setId("keys");
        button.setOnAction(event -> toggle.run());
        KeyedButton.decorate(button, texts.binding("kit.keys"), KeyedButton.keyCap(keymap, KeyCommand.KEYS));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static HBox lastRow(TakesRow takes, Button helpButton) {
        HBox.setHgrow(takes, Priority.ALWAYS);
        HBox row = NodeFactory.row(8, takes, helpButton);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// The root node.
    public Parent root() {
        return root;
    }

    /// Sets the node shown in the learner's lane while a take is recorded.
    void showLive(Node node) {
        lanesCard.showLive(node);
    }

    /// Gives the keyboard to the details of the interval that a key has chosen.
    void focusDetail() {
        detailPane.focusFirst();
    }

    /// Adds a node above the result and below the details.
    void addAboveResult(Node node) {
        resultColumn.getChildren().add(1, node);
    }

    /// Shows and tells the teacher's total, when there is one, as the total of the result.
    public void showTeacherTotal(ObservableValue<Optional<TeacherTotal>> total) {
        resultPane.showTeacherTotal(total);
        lanesCard.showTeacherTotal(total);
    }

    void addBelowResult(Node node) {
        resultColumn.getChildren().add(node);
    }

    /// Adds a node where the take will be, until there is one.
    void addToInvitation(Node node) {
        lanesCard.addToInvitation(node);
    }

    /// Adds a node below the list of sentences.
    void addBelowSentences(Node node) {
        sentenceList.addBelow(node);
    }

    /// Adds an exercise that another screen has to the menu of exercises.
    void addExercise(String name, KeyCommand command, Runnable open) {
        exercises.add(name, command, open);
    }

    /// The dictation of the open sentence.
    DictationPane dictation() {
        return dictation;
    }

    /// Shows or hides the overview of keys.
    void toggleKeyHelp() {
        keyHelp.toggle();
    }

    /// The way back to where the take was opened.
    WayBack wayBack() {
        return wayBack;
    }

    /// Closes the overview of keys; returns whether it was open.
    boolean closeKeyHelp() {
        return keyHelp.close();
    }

    /// Moves the keyboard focus to the lanes, where every key of the screen works.
    public void focus() {
        lanesCard.focus();
    }

    private VBox middle() {
        centerColumn.getStyleClass().add("middle");
        ScrollPane scrolled = new ScrollPane(centerColumn);
        scrolled.setFitToWidth(true);
        scrolled.setFitToHeight(true);
        scrolled.setFocusTraversable(false);
        VBox.setVgrow(scrolled, Priority.ALWAYS);
        transport.getStyleClass().add("transport");
        transport.setMinHeight(Region.USE_PREF_SIZE);
        return new VBox(scrolled, transport);
    }

    private void layout() {
        resultScroll.getStyleClass().add("right");
        resultScroll.setFitToWidth(true);
        resultScroll.setFocusTraversable(false);
    }

    private void bind() {
        practiceState.sentenceDetail().subscribe(any -> showSentence());
        practiceState.foreseenSounds().subscribe(any -> showSentence());
        practiceState.spokenLevels().subscribe(levels -> levels.ifPresentOrElse(title::recolour, this::showSentence));
        columns.visibleProperty().bind(dictation.visibleProperty().not());
        practiceState.lanes().inspected().subscribe(any -> resultScroll.setVvalue(0));
    }

    private void showSentence() {
        var sentence = practiceState.sentenceDetail().get();
        List<SentenceDetail.TitleWord> words =
                sentence.map(SentenceDetail::titleWords).orElse(List.of());
        title.show(
                words,
                practiceState.foreseenSounds().get().stream()
                        .collect(Collectors.toMap(ForeseenSound::wordIndex, Function.identity())),
                this::playWord);
        practiceState.spokenLevels().get().ifPresent(title::recolour);
        String meaningText = sentence.map(SentenceDetail::meaning).orElse("");
        meaning.setText(meaningText);
        meaning.setVisible(!meaningText.isEmpty());
        meaning.setManaged(!meaningText.isEmpty());
    }

    /// While a take is spoken there is nothing to play of it.
    private void playWord(int titleIndex) {
        if (practiceState.spokenLevels().get().isPresent()) {
            return;
        }
        practiceState
                .sentenceDetail()
                .get()
                .map(detail -> detail.titleWords().get(titleIndex).said())
                .filter(said -> !said.isEmpty())
                .ifPresent(said -> practiceState
                        .lanes()
                        .lane(VoiceSide.LEARNER)
                        .map(lane -> lane.tiers().words().intervals())
                        .filter(intervals -> said.to() <= intervals.size())
                        .ifPresent(intervals -> actions.play(
                                VoiceSide.LEARNER,
                                intervals.get(said.from()).soundStart(),
                                intervals.get(said.to() - 1).soundEnd())));
    }
}
