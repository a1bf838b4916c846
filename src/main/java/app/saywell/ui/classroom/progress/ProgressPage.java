package app.saywell.ui.classroom.progress;

import app.saywell.library.people.Learner;
import app.saywell.library.take.Score;
import app.saywell.practice.progress.Course;
import app.saywell.practice.progress.Wobble;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/// How one pupil gets on in the lesson: first takes against last ones, and whether the
/// difference is more than ordinary wobble.
public final class ProgressPage extends VBox {
    private final ProgressModel model;
    private final Texts texts;
    private final ComboBox<Learner> pupils = new ComboBox<>();
    private final VBox rows = new VBox(12);
    private boolean showing;

    /// Follows the model.
    public ProgressPage(ProgressModel model, Texts texts) {
        super(16);
        this.model = model;
        this.texts = texts;
        getStyleClass().add("middle");
        pupils.setId("progress-pupil");
        pupils.setConverter(new Names());
        pupils.setVisibleRowCount(16);
        pupils.accessibleTextProperty().bind(texts.of("classroom.pupil"));
        pupils.setOnAction(
                event -> {
                    Learner one = pupils.getValue();
                    if (!showing && one != null) {
                        model.roster().choose(one.id());
                    }
                });
        HBox head =
                Nodes.row(
                        14, Nodes.label(texts.of("classroom.page.progress"), "page-title"), pupils);
        head.setAlignment(Pos.CENTER_LEFT);
        rows.getStyleClass().add("card");
        rows.setMaxWidth(900);
        getChildren()
                .addAll(
                        head,
                        Nodes.wrapped(Nodes.label(texts.of("classroom.progress.why"), "soft")),
                        rows);
        model.roster().pupils().subscribe(any -> showPupils());
        model.roster().chosen().subscribe(any -> showPupils());
        model.tracks().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void showPupils() {
        showing = true;
        pupils.getItems().setAll(model.roster().pupils().get());
        pupils.setValue(model.roster().chosen().get().orElse(null));
        showing = false;
        show();
    }

    private void show() {
        rows.getChildren().clear();
        if (model.roster().chosen().get().isEmpty()) {
            rows.getChildren().add(Nodes.label(texts.get("classroom.progress.choose"), "soft"));
        } else if (model.tracks().get().isEmpty()) {
            rows.getChildren().add(Nodes.label(texts.get("classroom.progress.none"), "soft"));
        } else {
            model.tracks()
                    .get()
                    .forEach(
                            track -> {
                                if (!rows.getChildren().isEmpty()) {
                                    rows.getChildren().add(Nodes.rule());
                                }
                                rows.getChildren().add(row(track));
                            });
        }
    }

    private HBox row(Track track) {
        Label text = Nodes.wrapped(Nodes.label(track.sentence().text(), "strong"));
        Label verdict = Nodes.wrapped(Nodes.label(verdict(track)));
        Label facts = Nodes.wrapped(Nodes.label(facts(track), "caption"));
        VBox words = Nodes.column(4, text, verdict, facts);
        if (!track.ratings().isEmpty()) {
            words.getChildren().add(ratings(track));
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        TrackChart chart = new TrackChart(track);
        chart.setAccessibleText(verdict.getText() + " " + facts.getText());
        HBox row = Nodes.row(16, words, chart);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// What the pupil thought, take by take, and how often that was what the score says, too.
    private Label ratings(Track track) {
        List<Score> rated =
                track.course().scores().stream()
                        .filter(score -> track.ratings().containsKey(score.takeId()))
                        .toList();
        String signs =
                rated.stream()
                        .map(score -> thought(track, score).sign())
                        .collect(Collectors.joining(" "));
        long same =
                rated.stream()
                        .filter(score -> thought(track, score) == model.level(score.right()))
                        .count();
        return Nodes.wrapped(
                Nodes.label(
                        texts.get("classroom.rating.track", signs, same, rated.size()),
                        "caption",
                        "own-ratings"));
    }

    private static Level thought(Track track, Score score) {
        return Level.of(Objects.requireNonNull(track.ratings().get(score.takeId())));
    }

    private String verdict(Track track) {
        Course.Verdict verdict = track.verdict();
        String key =
                "classroom.verdict." + verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return texts.get(key, Math.round(Math.abs(track.course().change())));
    }

    private String facts(Track track) {
        int takes = track.course().scores().size();
        String scale =
                texts.get(
                        track.course().scale() == app.saywell.speech.Scale.FIFTY_TO_SEVENTY
                                ? "classroom.scale.compared"
                                : "classroom.scale.alone");
        String wobble =
                track.wobble().isKnown() && track.group() > 0
                        ? texts.get("classroom.wobble", Math.round(track.band()))
                        : texts.get("classroom.wobble.unknown", Wobble.ENOUGH_PAIRS);
        return texts.get("classroom.takes", takes, Math.max(1, track.group()))
                + " · "
                + scale
                + " · "
                + wobble;
    }

    private static final class Names extends StringConverter<Learner> {
        @Override
        public String toString(@Nullable Learner one) {
            return one == null ? "" : (one.number() + "  " + one.name()).strip();
        }

        @Override
        public @Nullable Learner fromString(String name) {
            return null;
        }
    }
}
