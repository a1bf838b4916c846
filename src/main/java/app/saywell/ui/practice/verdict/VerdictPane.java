package app.saywell.ui.practice.verdict;

import app.saywell.library.take.OwnRating;
import app.saywell.practice.passage.SpokenSentence;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Lane;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Sheet;
import app.saywell.ui.practice.desk.TakeChip;
import app.saywell.ui.practice.desk.Verdict;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.stream.Collectors;

/// Shows the verdict of the take on the desk, anew whenever it or the language changes.
public final class VerdictPane extends VBox {
    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;

    /// Empty until there is a verdict.
    public VerdictPane(Desk desk, PracticeActions actions, Texts texts) {
        super(13);
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        desk.verdict().subscribe(any -> show());
        desk.progress().subscribe(any -> show());
        desk.ownRating().subscribe(any -> show());
        desk.lanes().lanes().addListener(change -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().clear();
        desk.verdict().get().ifPresent(this::show);
    }

    private void show(Verdict verdict) {
        Texts spoken = new Texts(languageOf(verdict.language()));
        List<Word> model =
                desk.lanes()
                        .lane(Side.MODEL)
                        .map(Lane::reading)
                        .map(reading -> reading.words())
                        .orElse(List.of());
        ScoreCard score = new ScoreCard(verdict, texts);
        AdviceCard advice = new AdviceCard(verdict, model, actions, spoken);
        HBox.setHgrow(advice, Priority.ALWAYS);
        getChildren().add(score);
        desk.ownRating().get().ifPresent(rating -> getChildren().add(own(rating)));
        List<SpokenSentence> sentences = SpokenSentence.of(text(), verdict.judgement().words());
        if (sentences.size() > 1) {
            getChildren()
                    .add(
                            new PassageCard(
                                    sentences, verdict.strictness(), desk.lanes(), actions, texts));
        }
        getChildren().add(advice);
        desk.progress()
                .get()
                .filter(progress -> progress.points().size() > 1)
                .ifPresent(
                        progress -> getChildren().add(new ProgressCard(progress, chosen(), texts)));
    }

    private Label own(OwnRating rating) {
        Level level = Level.of(rating);
        Label label =
                Nodes.wrapped(
                        Nodes.label(
                                texts.get(
                                        "practice.rating.given",
                                        texts.get("practice.level." + level.key())),
                                "small"));
        label.setId("own-rating");
        label.setGraphic(new LevelMark(level));
        return label;
    }

    private String text() {
        return desk.sheet().get().stream()
                .flatMap(sheet -> sheet.words().stream())
                .map(Sheet.TitleWord::text)
                .collect(Collectors.joining(" "));
    }

    private long chosen() {
        return desk.takes().get().stream()
                .filter(TakeChip::chosen)
                .mapToLong(TakeChip::take)
                .findFirst()
                .orElse(0);
    }

    private static Language languageOf(FeedbackLanguage language) {
        return language == FeedbackLanguage.KOREAN ? Language.KOREAN : Language.ENGLISH;
    }
}
