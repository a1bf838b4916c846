package app.saywell.desk.transcribe;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.takes.scoring.Transcript;
import app.saywell.speech.TextType;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// What was written down, to be put right, copied or made a sentence.
final class TranscriptCard extends VBox {
    private static final int MAX_ROWS = 16;

    private final TranscribeViewModel viewModel;
    private final LocalizedTexts texts;

    TranscriptCard(TranscribeViewModel viewModel, Transcript transcript, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        String text = transcript.textWithTimes();
        TextArea area = new TextArea(text);
        area.setId("transcript");
        area.setWrapText(true);
        NodeFactory.moveFocusWithTab(area);
        area.setPrefRowCount(Math.clamp(transcript.parts().size() * 4L, 5, MAX_ROWS));
        area.getStyleClass().add("transcript");
        Button copyButton =
                NodeFactory.button(texts.binding("transcribe.copy"), () -> copyToClipboard(area.getText()), "quiet");
        copyButton.setId("transcribe-copy");
        copyButton.setGraphic(NodeFactory.icon(Feather.COPY));
        FlowPane actions = new FlowPane(10, 8, copyButton, addSentenceMenu(area));
        actions.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .add(NodeFactory.label(
                        text.isBlank()
                                ? texts.get("transcribe.nothing")
                                : texts.get(textTypeKey(transcript.textType())),
                        "caption"));
        if (!text.isBlank()) {
            getChildren().addAll(area, actions);
        }
        getStyleClass().add("card");
    }

    private static String textTypeKey(TextType type) {
        return switch (type) {
            case ENGLISH -> "transcribe.type.en";
            case KOREAN -> "transcribe.type.ko";
            case CODE_SWITCHED -> "transcribe.type.mixed";
        };
    }

    private MenuButton addSentenceMenu(TextArea area) {
        MenuButton menu = new MenuButton();
        menu.textProperty().bind(texts.binding("transcribe.sentence"));
        menu.setId("transcribe-sentence");
        menu.getStyleClass().add("quiet");
        menu.setOnShowing(event -> fill(menu, area));
        fill(menu, area);
        return menu;
    }

    private void fill(MenuButton menu, TextArea area) {
        menu.getItems().clear();
        for (Lesson lesson : viewModel.lessons().all().get()) {
            MenuItem item = new MenuItem(lesson.title());
            item.setOnAction(event -> addSentence(menu, area, Optional.of(lesson)));
            menu.getItems().add(item);
        }
        MenuItem newLessonItem = new MenuItem(texts.get("transcribe.sentence.new"));
        newLessonItem.setOnAction(event -> addSentence(menu, area, Optional.empty()));
        menu.getItems().add(newLessonItem);
    }

    private void addSentence(MenuButton menu, TextArea area, Optional<Lesson> lesson) {
        viewModel.lessons().addSentence(area.getText(), lesson, texts.get("transcribe.title"));
        menu.textProperty().unbind();
        menu.setText(texts.get("transcribe.sentence.made"));
        menu.setDisable(true);
    }

    private static void copyToClipboard(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
