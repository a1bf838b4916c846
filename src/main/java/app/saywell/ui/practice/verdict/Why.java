package app.saywell.ui.practice.verdict;

import app.saywell.speech.Scale;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Verdict;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.stream.Collectors;

/// Why the number is what it is: the words that were counted, the threshold, the sum, what would
/// have raised it, who judged and when.
final class Why extends VBox {

    Why(Verdict verdict, Texts texts) {
        super(8);
        setId("why-panel");
        getStyleClass().add("why");
        say(
                texts.get(
                        "practice.why.words",
                        verdict.wordsRight(),
                        verdict.wordsCounted(),
                        Word.THRESHOLD));
        WordStrip strip = new WordStrip(verdict.judgement().words(), verdict.strictness());
        strip.setAccessibleRole(AccessibleRole.TEXT);
        strip.setAccessibleText(
                verdict.judgement().words().stream()
                        .map(word -> texts.get("practice.why.word", word.word(), word.score()))
                        .collect(Collectors.joining(", ")));
        getChildren().add(strip);
        double pronunciation = verdict.judgement().feedback().pronunciation().score();
        if (verdict.scale() == Scale.FIFTY_TO_SEVENTY) {
            say(texts.get("practice.why.full", pronunciation, verdict.total()));
        } else {
            say(texts.get("practice.why.simple", pronunciation));
        }
        verdict.nearestToRight()
                .ifPresent(
                        word ->
                                verdict.withOneMoreWord()
                                        .ifPresent(
                                                more ->
                                                        say(
                                                                texts.get(
                                                                        "practice.why.more",
                                                                        word.word(),
                                                                        word.score(),
                                                                        more))));
        say(
                texts.get(
                        "practice.why.band",
                        verdict.strictness().nearly(),
                        verdict.strictness().good()));
        say(source(verdict.source(), texts));
    }

    private void say(String sentence) {
        getChildren().add(Nodes.wrapped(Nodes.label(sentence, "small", "soft")));
    }

    private static String source(Verdict.Source source, Texts texts) {
        String when =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(texts.language().get().locale())
                        .withZone(ZoneId.systemDefault())
                        .format(source.at());
        String engine = source.engine().isEmpty() ? "" : " (" + source.engine() + ")";
        return source.hosted()
                .map(address -> texts.get("practice.why.hosted", address + engine, when))
                .orElseGet(() -> texts.get("practice.why.here", engine, when));
    }
}
