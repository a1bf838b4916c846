package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.CollectedFile.CollectedTarget;
import app.saywell.desk.homework.handin.SoundlessRecordings;
import app.saywell.desk.kit.NameConverter;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.school.lesson.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The collected files before they are stored: what each is, and what would come of it.
final class CollectCard extends VBox {
    private static final int MAX_ROWS = 300;
    private static final int MAX_SENTENCE_LENGTH = 48;

    private final CollectViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox rowBox = new VBox(0);
    private final Label sumLabel = NodeFactory.wrapped(NodeFactory.label("", "page-title"));
    private final ProgressBar progressBar = new ProgressBar();
    private final Button storeButton;
    private final Button cancelButton;

    CollectCard(CollectViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().addAll("card", "collect-card");
        storeButton = NodeFactory.button(storeText(), viewModel::store, "primary");
        storeButton.setId("store-homework");
        cancelButton = NodeFactory.button(texts.binding("homework.cancel"), viewModel::cancel, "quiet");
        cancelButton.setId("cancel-homework");
        sumLabel.setId("collect-sum");
        progressBar.setMaxWidth(Double.MAX_VALUE);
        progressBar.progressProperty().bind(viewModel.progress());
        NodeFactory.showWhen(
                progressBar,
                viewModel.phase().map(phase -> phase == CollectPhase.LOOKING || phase == CollectPhase.STORING));
        storeButton
                .disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> viewModel.phase().get() != CollectPhase.DECIDING
                                || viewModel.lookingAgain().get()
                                || viewModel.storableCount() == 0,
                        viewModel.phase(),
                        viewModel.lookingAgain(),
                        viewModel.rows()));
        getChildren()
                .addAll(
                        sumLabel,
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("homework.collect.why"), "soft")),
                        progressBar,
                        rowBox,
                        NodeFactory.row(10, storeButton, cancelButton));
        NodeFactory.showWhen(this, viewModel.phase().map(phase -> phase != CollectPhase.IDLE));
        viewModel.rows().subscribe(any -> show());
        viewModel.soundless().subscribe(any -> show());
        viewModel.phase().subscribe(any -> showSum());
        viewModel.lookingAgain().subscribe(any -> showSum());
        texts.language().addListener(change -> show());
        viewModel.names().hidden().addListener(change -> show());
    }

    private javafx.beans.binding.StringBinding storeText() {
        return Bindings.createStringBinding(
                () -> texts.get("homework.store", viewModel.storableCount()), viewModel.rows(), texts.language());
    }

    private void showSum() {
        sumLabel.setText(
                switch (viewModel.phase().get()) {
                    case LOOKING -> texts.get("homework.looking");
                    case STORING -> texts.get("homework.storing");
                    case IDLE, DECIDING ->
                        viewModel.lookingAgain().get()
                                ? texts.get("homework.looking")
                                : texts.get(
                                        "homework.collect.sum",
                                        viewModel.rows().get().size(),
                                        viewModel.storableCount());
                });
    }

    private void show() {
        showSum();
        NodeFactory.rebuildKeepingFocus(rowBox, () -> {
            rowBox.getChildren().clear();
            List<CollectedRow> rows = viewModel.rows().get();
            for (int i = 0; i < Math.min(rows.size(), MAX_ROWS); i++) {
                rowBox.getChildren().addAll(NodeFactory.separatorLine(), row(rows.get(i), i));
            }
            if (rows.size() > MAX_ROWS) {
                rowBox.getChildren()
                        .add(NodeFactory.label(texts.get("homework.more", rows.size() - MAX_ROWS), "caption"));
            }
        });
    }

    private Node row(CollectedRow row, int index) {
        CollectedFile file = row.file();
        Label whose = NodeFactory.wrapped(NodeFactory.label(whose(file), "strong"));
        VBox left = NodeFactory.column(2, whose);
        if (!row.lessonTitle().isEmpty()) {
            left.getChildren().add(NodeFactory.wrapped(NodeFactory.label(contents(row), "caption")));
        }
        if (file.asksSentence() && file.learner().isPresent()) {
            left.getChildren()
                    .add(NodeFactory.wrapped(
                            NodeFactory.label(String.valueOf(file.file().getFileName()), "caption")));
        }
        soundless(file).forEach(left.getChildren()::add);
        left.setMinWidth(120);
        HBox.setHgrow(left, Priority.ALWAYS);
        left.setPrefWidth(260);
        Label state = NodeFactory.wrapped(NodeFactory.label(stateText(file.state()), "collect-state"));
        state.setId("collect-state-" + index);
        state.setPrefWidth(260);
        state.getStyleClass().add(file.state().isStorable() ? "collect-good" : styleOf(file.state()));
        VBox choices = NodeFactory.column(4, state);
        if (!row.learners().isEmpty()) {
            choices.getChildren()
                    .add(choice(
                            "collect-learner-" + index,
                            "homework.choose-learner",
                            row.learners(),
                            viewModel.names()::of,
                            learner -> viewModel.chooseLearner(row, learner.id())));
        }
        if (!row.sentences().isEmpty()) {
            choices.getChildren()
                    .add(choice(
                            "collect-sentence-" + index,
                            "homework.choose-sentence",
                            row.sentences(),
                            CollectCard::numbered,
                            sentence -> viewModel.chooseSentence(row, sentence.id())));
        }
        choices.setPrefWidth(260);
        HBox.setHgrow(choices, Priority.ALWAYS);
        Button leaveOut =
                NodeFactory.button(texts.binding("homework.leave-out"), () -> viewModel.leaveOut(row), "link", "small");
        leaveOut.setId("leave-out-" + index);
        leaveOut.setMinWidth(Region.USE_PREF_SIZE);
        leaveOut.setAccessibleText(texts.get("homework.leave-out") + ": " + whose(file));
        HBox line = NodeFactory.row(12, left, choices, leaveOut);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("collect-row");
        return line;
    }

    /// What is said of recordings without sound.
    private List<Label> soundless(CollectedFile file) {
        SoundlessRecordings found = viewModel.soundless().get().getOrDefault(file.digest(), SoundlessRecordings.NONE);
        List<Label> labels = new ArrayList<>();
        if (file.state().isStorable()) {
            addSoundless(labels, "homework.soundless.unreadable", found.unreadable());
            addSoundless(labels, "homework.soundless.silent", found.silent());
        }
        return labels;
    }

    private void addSoundless(List<Label> labels, String key, List<Integer> positions) {
        if (!positions.isEmpty()) {
            String which = positions.stream().map(String::valueOf).collect(Collectors.joining(", "));
            labels.add(NodeFactory.wrapped(
                    NodeFactory.label(texts.get(key, positions.size(), which), "caption", "collect-soundless")));
        }
    }

    private <T> ComboBox<T> choice(
            String id,
            String promptKey,
            List<T> items,
            Function<T, String> name,
            java.util.function.Consumer<T> chosen) {
        ComboBox<T> box = new ComboBox<>(FXCollections.observableArrayList(items));
        box.setId(id);
        box.setMaxWidth(260);
        box.setPromptText(texts.get(promptKey));
        box.setAccessibleText(texts.get(promptKey));
        box.setConverter(new NameConverter<>(name));
        SearchableChoice.onChosen(box, chosen);
        return box;
    }

    private String whose(CollectedFile file) {
        return file.learner()
                .map(viewModel.names()::of)
                .orElseGet(() -> file.claim().isBlank()
                        ? String.valueOf(file.file().getFileName())
                        : texts.get("homework.claims", file.claim()));
    }

    private String contents(CollectedRow row) {
        CollectedFile file = row.file();
        String what = file.target()
                .flatMap(CollectedTarget::sentence)
                .map(sentence -> TextExcerpt.of(sentence.text(), MAX_SENTENCE_LENGTH))
                .orElseGet(() -> file.counts().leftOut() == 0
                        ? texts.get(
                                "homework.counts",
                                file.counts().all(),
                                file.counts().unknown())
                        : texts.get(
                                "homework.counts.left-out",
                                file.counts().all(),
                                file.counts().unknown(),
                                file.counts().leftOut()));
        return row.lessonTitle() + " · " + what;
    }

    private String stateText(CollectedState state) {
        return texts.get("homework.state." + EnumKey.of(state));
    }

    private static String styleOf(CollectedState state) {
        return state == CollectedState.ALREADY_THERE ? "collect-known" : "collect-kept-out";
    }

    private static String numbered(Sentence sentence) {
        return (sentence.position() + 1) + ". " + TextExcerpt.of(sentence.text(), MAX_SENTENCE_LENGTH);
    }
}
