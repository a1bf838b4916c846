package app.saywell.desk.practice;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.envelope.PeaksEnvelope;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.SentenceList;
import app.saywell.desk.practice.state.SentenceTitles;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.school.settings.Theme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.signal.Pcm;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;

/// Renders the practice screen of one scored recording as an image, without a window.
public final class PracticeImageRenderer {
    private PracticeImageRenderer() {}

    public record PicturedTake(String text, Pcm audio, ExplainedResult verdict) {}

    /// A model reading with its analysis.
    ///
    /// @param speaker who reads; empty where it is not known
    public record PicturedModelReading(Pcm audio, List<SpeechComponent> components, String speaker, String accent) {}

    /// Size, theme and language of the image.
    public record PictureFormat(int width, int height, Theme theme, InterfaceLanguage language) {}

    /// Renders the image. May be called on any thread; starts the headless toolkit if needed.
    ///
    /// @return the bytes of a PNG file
    public static byte[] render(PicturedTake take, Optional<PicturedModelReading> model, PictureFormat format) {
        return OffScreenRenderer.callOnUiThread(() -> {
            PracticeState practiceState = createState(take, model);
            var view = new PracticeView(
                    practiceState,
                    withoutActions(),
                    new LocalizedTexts(format.language()),
                    new KeyBindings(),
                    Optional::empty);
            Scene scene = new Scene(view.root(), format.width(), format.height());
            new Appearance(format.theme(), 100).applyTo(scene, List.of(PracticeView.STYLES));
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return OffScreenRenderer.snapshotPng(scene);
        });
    }

    /// What is pressed on a picture does nothing.
    static PracticeActions withoutActions() {
        return (PracticeActions) Proxy.newProxyInstance(
                PracticeActions.class.getClassLoader(), new Class<?>[] {PracticeActions.class}, (_, _, _) -> null);
    }

    static PracticeState createState(PicturedTake take, Optional<PicturedModelReading> model) {
        PracticeState practiceState = new PracticeState();
        ExplainedResult verdict = take.verdict();
        var learnerVoice = new AnalyzedRecording(
                        PeaksEnvelope.of(take.audio()),
                        verdict.pronunciationResult().components())
                .withProsody(verdict.pronunciationResult());
        var modelVoice = model.map(modelReading ->
                new AnalyzedRecording(PeaksEnvelope.of(modelReading.audio()), modelReading.components()));
        ScoreLevel totalLevel = ScoreLevel.of(verdict.verdict());
        practiceState
                .sentenceList()
                .set(new SentenceList(
                        Optional.empty(),
                        "",
                        List.of(new SentenceList.SentenceListRow(0, take.text(), totalLevel)),
                        0));
        practiceState
                .takes()
                .set(List.of(new TakeChip(
                        0, 1, Optional.of(new TakeChip.ScoreOnScale(verdict.total(), verdict.scale())), false, true)));
        practiceState.lanes().show(modelVoice, Optional.of(learnerVoice));
        practiceState
                .sentenceDetail()
                .set(Optional.of(new SentenceDetail(
                        0,
                        "",
                        SentenceTitles.titleWords(take.text(), learnerVoice.words()),
                        List.of(),
                        model.map(modelReading -> new SentenceDetail.ModelReadingCaption(
                                modelReading.speaker(),
                                modelReading.accent(),
                                modelReading.audio().seconds())),
                        Optional.of(new SentenceDetail.TakeCaption(
                                "",
                                1,
                                false,
                                take.audio().seconds(),
                                modelVoice.flatMap(modelReading ->
                                        SentenceTitles.relativeSpeed(modelReading.words(), learnerVoice.words())))),
                        Optional.empty())));
        practiceState.result().set(Optional.of(verdict));
        practiceState.phases().showScoring(new PracticePhase.TakeScored());
        return practiceState;
    }
}
