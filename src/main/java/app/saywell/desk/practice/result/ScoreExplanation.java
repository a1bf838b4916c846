package app.saywell.desk.practice.result;

import app.saywell.desk.kit.JudgingFields;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.VBox;

/// Explains the score: counted words, threshold, sum, what would have raised it, which service
/// scored it and when.
final class ScoreExplanation extends VBox {

    ScoreExplanation(ExplainedResult result, LocalizedTexts texts) {
        super(8);
        setId("why-panel");
        getStyleClass().add("why");
        addSentence(
                texts.get("practice.why.words", result.correctWords(), result.countedWords(), Word.CORRECT_THRESHOLD));
        if (result.wordsCalledRight() > 0) {
            addSentence(texts.get("practice.why.called-right", result.wordsCalledRight()));
        }
        WordScoreStrip scoreStrip =
                new WordScoreStrip(result.pronunciationResult().words());
        scoreStrip.setAccessibleRole(AccessibleRole.TEXT);
        scoreStrip.setAccessibleText(result.pronunciationResult().words().stream()
                .map(word -> texts.get("practice.why.word", word.word(), word.countedScore()))
                .collect(Collectors.joining(", ")));
        getChildren().add(scoreStrip);
        double pronunciation =
                result.pronunciationResult().feedback().pronunciation().score();
        if (result.countedWords() == 1) {
            addSentence(texts.get("practice.why.single"));
        } else if (result.scale() == ScoreScale.FIFTY_TO_SEVENTY) {
            addSentence(texts.get("practice.why.full", pronunciation, result.total()));
        } else {
            addSentence(texts.get("practice.why.simple", pronunciation));
        }
        result.nearestToCorrect().ifPresent(word -> result.totalWithOneMoreWord()
                .ifPresent(totalWithWord ->
                        addSentence(texts.get("practice.why.more", word.word(), word.countedScore(), totalWithWord))));
        addSentence(texts.get(
                "practice.why.band",
                result.thresholds().nearly(),
                result.thresholds().good()));
        if (ScoreBand.of(result.pronunciationResult()).isPresent()) {
            addSentence(texts.get(
                    result.source().hostedAddress().isPresent()
                            ? "practice.why.people.hosted"
                            : "practice.why.people"));
        }
        AnswerOrigin.knownRule(
                        result.source().hostedAddress().isEmpty(),
                        result.source().engine())
                .ifPresent(rule -> addSentence(JudgingFields.inWords(rule, texts)));
        addSentence(sourceText(result.source(), texts));
        result.source().sentAs().ifPresent(words -> addSentence(texts.get("practice.why.sent", words)));
    }

    private void addSentence(String sentence) {
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(sentence, "small", "soft")));
    }

    private static String sourceText(ExplainedResult.ResultSource source, LocalizedTexts texts) {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(source.scoredAt());
        String version = AnswerOrigin.version(source.engine());
        String engine = version.isEmpty() ? "" : " (" + version + ")";
        return source.hostedAddress()
                .map(address -> texts.get("practice.why.hosted", address + engine, when))
                .orElseGet(() -> texts.get("practice.why.here", engine, when));
    }
}
