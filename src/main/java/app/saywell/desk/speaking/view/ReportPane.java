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
import app.saywell.desk.speaking.VocabularyRange;
import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.RunMeasures;
import app.saywell.speech.Word;
import app.saywell.speech.language.frequency.FrequencyBand;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What can be said about speech without a text: what is in doubt, what was said, how it flowed, its words, and which
/// of
/// the sure ones to practise.
final class ReportPane extends VBox {
    private static final int MAX_PRACTISED = 8;
    private static final int MAX_RARER = 12;
    private static final int MINUTE = 60;

    private final SpeakingViewModel viewModel;
    private final SpeechReport report;
    private final LocalizedTexts texts;

    ReportPane(SpeakingViewModel viewModel, FreeSpeech speech, SpeechReport report, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.report = report;
        this.texts = texts;
        setId("speaking-report");
        report.concerns().forEach(concern -> getChildren().add(concern(concern)));
        if (report.words().isEmpty()) {
            return;
        }
        getChildren().addAll(about(speech), said(speech));
        if (!report.concerns().contains(SpeechConcern.KOREAN)) {
            report.runs().ifPresent(runs -> getChildren().add(flow(runs)));
            if (report.vocabulary().words() > 0) {
                getChildren().add(vocabulary(report.vocabulary()));
            }
            getChildren().add(pronunciation(report.pronounced()));
        }
    }

    private Node concern(SpeechConcern concern) {
        String key = "speaking.concern." + EnumKey.of(concern);
        VBox box = NodeFactory.column(0, NodeFactory.wrapped(NodeFactory.label(texts.get(key))));
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

    /// What it was said about, and when.
    private Node about(FreeSpeech speech) {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(speech.recordedAt());
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
        long unsure = report.words().stream().filter(word -> !word.isSure()).count();
        card.getChildren().add(words);
        if (unsure > 0) {
            card.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.unsure", unsure), "small", "soft")));
        }
        card.getChildren()
                .add(NodeFactory.wrapped(NodeFactory.label(
                        texts.get(
                                "speaking.length",
                                SpeakingTexts.clock(speech.audio().seconds()),
                                report.words().size()),
                        "small",
                        "soft")));
        return card;
    }

    private Node flow(RunMeasures runs) {
        VBox card = card("speaking.flow", "speaking-flow");
        Word first = report.timed().getFirst().judged().orElseThrow();
        Word last = report.timed().getLast().judged().orElseThrow();
        double minutes = (last.end() - first.start()) / MINUTE;
        addLine(card, texts.get("speaking.rate", report.timed().size() / minutes, runs.speechRate()));
        addLine(card, texts.get("speaking.articulation", runs.articulationRate()));
        addLine(card, texts.get("speaking.run", runs.meanLengthOfRun()));
        addLine(
                card,
                texts.get(
                        "speaking.pauses",
                        count(runs, PausePlace.INSIDE_PHRASE),
                        count(runs, PausePlace.PHRASE_BORDER)));
        runs.pauses().stream()
                .filter(pause -> pause.place() == PausePlace.INSIDE_PHRASE)
                .max(Comparator.comparingDouble(FluencyPause::seconds))
                .ifPresent(pause -> addLine(
                        card,
                        texts.get(
                                "speaking.longest",
                                pause.seconds(),
                                report.timed().get(pause.afterWord()).text(),
                                report.timed().get(pause.afterWord() + 1).text())));
        if (!report.hesitations().fillers().isEmpty()) {
            addLine(
                    card,
                    texts.get("speaking.fillers", counted(report.hesitations().fillers())));
        }
        if (!report.hesitations().restarts().isEmpty()) {
            addLine(
                    card,
                    texts.get("speaking.restarts", counted(report.hesitations().restarts())));
        }
        return card;
    }

    private static long count(RunMeasures runs, PausePlace place) {
        return runs.pauses().stream().filter(pause -> pause.place() == place).count();
    }

    private static String counted(List<String> words) {
        Map<String, Long> counts =
                words.stream().collect(Collectors.groupingBy(word -> word, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(word -> word.getValue() > 1 ? word.getKey() + " ×" + word.getValue() : word.getKey())
                .collect(Collectors.joining(", "));
    }

    private Node vocabulary(VocabularyRange vocabulary) {
        VBox card = card("speaking.vocabulary", "speaking-vocabulary");
        addLine(card, texts.get("speaking.different", vocabulary.words(), vocabulary.different()));
        vocabulary.perFifty().ifPresent(mean -> addLine(card, texts.get("speaking.per-fifty", mean)));
        addLine(
                card,
                texts.get(
                        "speaking.bands",
                        vocabulary.bands().getOrDefault(FrequencyBand.FIRST_THOUSAND, 0),
                        vocabulary.bands().getOrDefault(FrequencyBand.SECOND_THOUSAND, 0),
                        vocabulary.bands().getOrDefault(FrequencyBand.TO_FIVE_THOUSAND, 0),
                        vocabulary.bands().getOrDefault(FrequencyBand.RARER, 0)));
        if (!vocabulary.rarer().isEmpty()) {
            addLine(
                    card,
                    texts.get(
                            "speaking.rarer",
                            vocabulary.rarer().stream().limit(MAX_RARER).collect(Collectors.joining(", "))));
        }
        return card;
    }

    private Node pronunciation(List<Word> words) {
        VBox card = card("speaking.pronunciation", "speaking-pronunciation");
        if (words.isEmpty()) {
            addLine(card, texts.get("speaking.pronunciation.none"));
            return card;
        }
        long right = words.stream().filter(Word::isFaultless).count();
        addLine(card, texts.get("speaking.pronunciation.right", right, words.size()));
        List<Word> practised = words.stream()
                .filter(word -> !word.isFaultless())
                .sorted(Comparator.comparingDouble(Word::countedScore))
                .limit(MAX_PRACTISED)
                .toList();
        if (!practised.isEmpty()) {
            addLine(card, texts.get("speaking.practise"));
        }
        for (int i = 0; i < practised.size(); i++) {
            card.getChildren().add(practised(practised.get(i), i + 1));
        }
        card.getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.no-total"), "small", "soft")));
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
