package app.saywell.ui.practice;

import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Theme;
import app.saywell.signal.Pcm;
import app.saywell.speech.SpeechComponent;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.PeaksEnvelope;
import app.saywell.ui.kit.wave.Reading;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Roll;
import app.saywell.ui.practice.desk.Sheet;
import app.saywell.ui.practice.desk.Sheets;
import app.saywell.ui.practice.desk.Stage;
import app.saywell.ui.practice.desk.TakeChip;
import app.saywell.ui.practice.desk.Verdict;

import javafx.scene.Scene;

import java.util.List;
import java.util.Optional;

/// The practice screen of one judged recording as a picture, drawn without a window.
public final class PracticePicture {
    private PracticePicture() {}

    /// A recording with what the service said of it.
    public record Take(String text, Pcm audio, Verdict verdict) {}

    /// A native reading with its analysis.
    public record Model(Pcm audio, List<SpeechComponent> components) {}

    /// How large, in which colours and in which language.
    public record Format(int width, int height, Theme theme, Language language) {}

    /// Draws it. May be called from any thread; starts the toolkit without a display if need be.
    ///
    /// @return the bytes of a PNG file
    public static byte[] render(Take take, Optional<Model> model, Format format) {
        return OffScreen.call(
                () -> {
                    Desk desk = desk(take, model);
                    var view =
                            new PracticeView(
                                    desk,
                                    new NoActions(),
                                    new Texts(format.language()),
                                    new Keymap(),
                                    Optional::empty);
                    Scene scene = new Scene(view.root(), format.width(), format.height());
                    new Look(format.theme(), 100).dress(scene, List.of(PracticeView.STYLES));
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    return OffScreen.png(scene);
                });
    }

    static Desk desk(Take take, Optional<Model> model) {
        Desk desk = new Desk();
        Verdict verdict = take.verdict();
        Strictness strictness = verdict.strictness();
        var learner = new Reading(PeaksEnvelope.of(take.audio()), verdict.judgement().components());
        var reading =
                model.map(one -> new Reading(PeaksEnvelope.of(one.audio()), one.components()));
        Level whole = Level.of(verdict.total(), strictness);
        desk.roll()
                .set(
                        new Roll(
                                Optional.empty(),
                                "",
                                List.of(new Roll.Row(0, take.text(), whole)),
                                0));
        desk.takes()
                .set(
                        List.of(
                                new TakeChip(
                                        0,
                                        1,
                                        Optional.of(
                                                new TakeChip.Given(
                                                        verdict.total(), verdict.scale())),
                                        false,
                                        true)));
        desk.lanes().show(reading, Optional.of(learner), strictness);
        desk.sheet()
                .set(
                        Optional.of(
                                new Sheet(
                                        0,
                                        "",
                                        Sheets.title(take.text(), learner.words(), strictness),
                                        model.map(
                                                one ->
                                                        new Sheet.ModelVoice(
                                                                "", "", one.audio().seconds())),
                                        Optional.of(
                                                new Sheet.TakeVoice(
                                                        "",
                                                        1,
                                                        false,
                                                        take.audio().seconds(),
                                                        reading.flatMap(
                                                                one ->
                                                                        Sheets.speed(
                                                                                one.words(),
                                                                                learner
                                                                                        .words())))))));
        desk.verdict().set(Optional.of(verdict));
        desk.stage().set(new Stage.Judged());
        return desk;
    }
}
