package app.saywell.cli.command;

import app.saywell.cli.Judged;
import app.saywell.cli.Tour;
import app.saywell.library.lesson.Analysis;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Theme;
import app.saywell.library.take.Result;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Scale;
import app.saywell.ui.kit.Language;
import app.saywell.ui.practice.PracticePicture;
import app.saywell.ui.practice.desk.Verdict;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Pictures of judgements, drawn by the window's own code without a window.
final class Pictures {
    private static final int WIDTH = 1366;
    private static final int HEIGHT = 768;

    private Pictures() {}

    /// The practice screen of a judgement as PNG.
    static byte[] of(Judged judged) {
        boolean compared = judged.model().isPresent();
        return draw(
                new PracticePicture.Take(
                        judged.text(),
                        judged.learner().audio(),
                        new Verdict(
                                judged.judgement(),
                                compared ? Scale.FIFTY_TO_SEVENTY : Scale.HUNDRED,
                                judged.language(),
                                Strictness.ORDINARY,
                                new Verdict.Source(Optional.empty(), "", Instant.now()))),
                judged.model().flatMap(Pictures::model));
    }

    /// The practice screen of a stop of the tour as PNG.
    static byte[] of(Tour.Stop stop) {
        Result result = stop.result();
        return draw(
                new PracticePicture.Take(
                        stop.sentence().text(),
                        stop.take(),
                        new Verdict(
                                result.judgement(),
                                result.scale(),
                                result.question().language(),
                                Strictness.ORDINARY,
                                new Verdict.Source(
                                        Optional.empty(),
                                        result.origin().engine(),
                                        result.origin().at()))),
                stop.model()
                        .map(
                                audio ->
                                        new PracticePicture.Model(
                                                audio,
                                                stop.reading()
                                                        .analysis()
                                                        .map(Analysis::components)
                                                        .orElse(List.of()))));
    }

    private static byte[] draw(PracticePicture.Take take, Optional<PracticePicture.Model> model) {
        Language language =
                take.verdict().language() == FeedbackLanguage.KOREAN
                        ? Language.KOREAN
                        : Language.ENGLISH;
        return PracticePicture.render(
                take, model, new PracticePicture.Format(WIDTH, HEIGHT, Theme.LIGHT, language));
    }

    /// The lane of the model, where its sound was given and not only its analysis.
    private static Optional<PracticePicture.Model> model(Judged.Model model) {
        return model.reading()
                .pcm()
                .map(audio -> new PracticePicture.Model(audio, model.analysis().components()));
    }
}
