package app.saywell.desk.shell.command;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.practice.PracticeImageRenderer;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.shell.start.HeadlessTour;
import app.saywell.desk.shell.start.ScoredRecording;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.ScoreScale;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Pictures of results, drawn with the window's code but without a window.
final class ScorePicture {
    private static final int WIDTH = 1366;
    private static final int HEIGHT = 768;

    private ScorePicture() {}

    /// The practice screen of a result as PNG.
    static byte[] of(ScoredRecording scored) {
        boolean hasModel = scored.model().isPresent();
        return draw(
                new PracticeImageRenderer.PicturedTake(
                        scored.text(),
                        scored.learner().audio(),
                        new ExplainedResult(
                                scored.result(),
                                hasModel ? ScoreScale.FIFTY_TO_SEVENTY : ScoreScale.HUNDRED,
                                scored.language(),
                                ScoreThresholds.DEFAULT,
                                ExplainedResult.ResultSource.ofThisComputer("", Instant.now()))),
                scored.model().flatMap(ScorePicture::model));
    }

    /// The practice screen of a stop of the tour as PNG.
    static byte[] of(HeadlessTour.TourStop stop) {
        ScoringResult result = stop.result();
        return draw(
                new PracticeImageRenderer.PicturedTake(
                        stop.sentence().text(),
                        stop.take(),
                        new ExplainedResult(
                                result.pronunciationResult(),
                                result.scale(),
                                result.request().language(),
                                ScoreThresholds.DEFAULT,
                                ExplainedResult.ResultSource.ofThisComputer(
                                        result.origin().engine(),
                                        result.origin().at()))),
                stop.model()
                        .map(audio -> new PracticeImageRenderer.PicturedModelReading(
                                audio,
                                stop.reading()
                                        .analysis()
                                        .map(ReadingAnalysis::components)
                                        .orElse(List.of()),
                                stop.reading().speaker().name(),
                                stop.reading().speaker().accent())));
    }

    private static byte[] draw(
            PracticeImageRenderer.PicturedTake take, Optional<PracticeImageRenderer.PicturedModelReading> model) {
        InterfaceLanguage language = take.verdict().feedbackLanguage() == FeedbackLanguage.KOREAN
                ? InterfaceLanguage.KOREAN
                : InterfaceLanguage.ENGLISH;
        return PracticeImageRenderer.render(
                take, model, new PracticeImageRenderer.PictureFormat(WIDTH, HEIGHT, Theme.LIGHT, language));
    }

    /// The lane of the model reading, if its sound was given and not only its analysis.
    private static Optional<PracticeImageRenderer.PicturedModelReading> model(ScoredRecording.ModelAnalysis model) {
        return model.reading()
                .pcm()
                .map(audio -> new PracticeImageRenderer.PicturedModelReading(
                        audio, model.analysis().components(), "", ""));
    }
}
