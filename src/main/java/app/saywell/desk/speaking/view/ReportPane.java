package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.FaultText;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.ReportedWord;
import app.saywell.desk.speaking.SpeechConcern;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.desk.speaking.paper.SpeechLines;
import app.saywell.speech.Word;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What can be said about speech without a text: what is in doubt, what was said, how it flowed, its words, and
/// which of the sure ones to practise.
final class ReportPane extends VBox {
    private final SpeakingViewModel viewModel;
    private final SpeechReport report;
    private final LocalizedTexts texts;
    private final SpeechLines lines;

    ReportPane(SpeakingViewModel viewModel, FreeSpeech speech, SpeechReport report, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.report = report;
        this.texts = texts;
        lines = SpeakingTexts.lines(texts);
        setId("speaking-report");
        report.concerns().forEach(concern -> getChildren().add(concern(concern)));
        if (report.words().isEmpty()) {
            return;
        }
        getChildren().addAll(about(speech), said(speech));
        if (report.hasFigures()) {
            addCard("speaking.flow", "speaking-flow", lines.flow(report));
            addCard("speaking.vocabulary", "speaking-vocabulary", lines.vocabulary(report));
            getChildren().add(pronunciation());
        }
    }

    private Node concern(SpeechConcern concern) {
        VBox box = NodeFactory.column(0, NodeFactory.wrapped(NodeFactory.label(lines.concern(concern))));
        box.getStyleClass().addAll("notice", "told");
        box.setId("concern-" + EnumKey.of(concern));
        return box;
    }

    private VBox card(String titleKey, String id) {
        VBox card = NodeFactory.column(8, NodeFactory.label(texts.get(titleKey), "caption"));
        card.getStyleClass().add("card");
        card.setId(id);
        return card;
    }

    private void addCard(String titleKey, String id, List<String> content) {
        if (!content.isEmpty()) {
            VBox card = card(titleKey, id);
            content.forEach(line -> addLine(card, line));
            getChildren().add(card);
        }
    }

    /// What it was said about, and when.
    private Node about(FreeSpeech speech) {
        String when = SpeechLines.when(speech, texts.language().get().locale());
        VBox about = NodeFactory.column(2, NodeFactory.wrapped(NodeFactory.label(when, "small", "soft")));
        if (!speech.prompt().isBlank()) {
            about.getChildren().addFirst(NodeFactory.wrapped(NodeFactory.label(speech.prompt(), "speaking-prompt")));
        }
        about.setId("speaking-about");
        return about;
    }

    /// What was said; unsure words are told by their look and by a question mark.
    private Node said(FreeSpeech speech) {
        VBox card = card("speaking.said", "speaking-said");
        FlowPane words = new FlowPane(6, 4);
        for (ReportedWord word : report.words()) {
            Label label = NodeFactory.label(word.isSure() ? word.text() : word.text() + " ?", "speaking-word");
            if (!word.isSure()) {
                label.getStyleClass().add("unsure");
            } else {
                word.pronunciation().map(ScoreLevel::of).ifPresent(level -> label.getStyleClass()
                        .add(level.styleClass()));
            }
            words.getChildren().add(label);
        }
        card.getChildren().add(words);
        lines.said(speech, report)
                .forEach(line -> card.getChildren().add(NodeFactory.wrapped(NodeFactory.label(line, "small", "soft"))));
        return card;
    }

    private Node pronunciation() {
        VBox card = card("speaking.pronunciation", "speaking-pronunciation");
        addLine(card, lines.pronunciation(report));
        List<Word> practised = SpeechLines.practised(report);
        if (!practised.isEmpty()) {
            addLine(card, texts.get("speaking.practise"));
        }
        for (int i = 0; i < practised.size(); i++) {
            card.getChildren().add(practised(practised.get(i), i + 1));
        }
        if (!report.pronounced().isEmpty()) {
            card.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.no-total"), "small", "soft")));
        }
        return card;
    }

    private Node practised(Word word, int number) {
        Button play = new Button(word.word());
        play.setId("speaking-word-" + number);
        play.getStyleClass().setAll("button", "chip");
        play.setAccessibleText(texts.get("speaking.word.play", word.word()));
        play.setOnAction(event -> viewModel.play(word.start(), word.end()));
        play.setMinWidth(USE_PREF_SIZE);
        HBox row = NodeFactory.row(10, play);
        if (viewModel.expectedWords().isAvailable()) {
            row.getChildren().add(expected(word, number));
        }
        String feedback = word.feedback();
        String told =
                feedback == null || feedback.isBlank() ? FaultText.of(word, word.soundToImprove(), texts) : feedback;
        row.getChildren().add(NodeFactory.wrapped(NodeFactory.label(told, "small")));
        return row;
    }

    /// Says the word as it should sound.
    private Button expected(Word word, int number) {
        Button hear = new Button(texts.get("speaking.word.expected"), NodeFactory.icon("icon-play"));
        hear.setId("speaking-expected-" + number);
        hear.getStyleClass().setAll("button", "chip");
        hear.setAccessibleText(texts.get("speaking.word.expected.named", word.word()));
        hear.setOnAction(event -> viewModel.expectedWords().play(word));
        hear.setMinWidth(USE_PREF_SIZE);
        return hear;
    }

    private static void addLine(VBox card, String text) {
        card.getChildren().add(NodeFactory.wrapped(NodeFactory.label(text)));
    }
}
