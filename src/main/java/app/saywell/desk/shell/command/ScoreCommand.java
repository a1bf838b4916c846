package app.saywell.desk.shell.command;

import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.JudgingOptions;
import app.saywell.desk.shell.console.LanguageConverter;
import app.saywell.desk.shell.console.OutputFile;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.start.ModelReadingFile;
import app.saywell.desk.shell.start.RecordingFile;
import app.saywell.desk.shell.start.ScoredRecording;
import app.saywell.desk.shell.start.SynthesizedVoices;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Scores one recording.
@Command(name = "score", description = "Scores a learner's recording of a known text.")
final class ScoreCommand implements Callable<Integer> {
    @Mixin
    private ServiceOptions service;

    @Mixin
    private PronunciationOptions guide;

    @Mixin
    private JudgingOptions judging;

    @Mixin
    private OverwriteOption overwrite;

    @Parameters(paramLabel = "FILE", description = "The learner's recording: WAV, MP3, M4A, MP4, Ogg, WebM or FLAC.")
    private Path file;

    @Option(names = "--text", required = true, description = "The reference text.")
    private String text;

    @Option(
            names = "--native",
            paramLabel = "FILE-OR-JSON",
            description = "A model reading of the text, or its analysis by analyze-native."
                    + " With it, stress, pauses and speed are scored too.")
    private @Nullable Path nativeFile;

    @Option(
            names = "--language",
            defaultValue = "ko",
            converter = LanguageConverter.class,
            description = "Language of the feedback: ko or en. Default: ${DEFAULT-VALUE}.")
    private FeedbackLanguage language;

    @Option(names = "--json", paramLabel = "OUT", description = "Write the service's answer to this file.")
    private @Nullable Path json;

    @Option(
            names = "--picture",
            paramLabel = "OUT.png",
            description = "Draw the practice screen of this result to this file.")
    private @Nullable Path picture;

    @Option(
            names = "--examples",
            paramLabel = "FOLDER",
            description = "Write a sound file for each wrong word: a computer voice says it as it should sound,"
                    + " then as it was heard.")
    private @Nullable Path examples;

    @Override
    public Integer call() {
        overwrite.check(json, picture);
        if (examples != null) {
            overwrite.check(WordExamples.existing(examples));
        }
        RecordingFile learner = RecordingFile.read(file);
        Optional<ModelReadingFile> reading = Optional.ofNullable(nativeFile).map(ModelReadingFile::read);
        ServiceReply.AnsweredCall<ScoredRecording> judged = service.withGuide(guide.guide())
                .withRule(judging.choice().over(JudgingRule.DEFAULT))
                .ask(
                        "Scoring %.1f s of speech".formatted(learner.audio().seconds()),
                        speech -> ScoredRecording.scoreWith(speech, learner, reading, text, language));
        if (json != null) {
            OutputFile.write(json, judged.json());
        }
        if (picture != null) {
            OutputFile.write(picture, ScorePicture.of(judged.value()));
        }
        PronunciationResult result = judged.value().result();
        System.out.print(ScoreSummary.of(result, text, service.ruleInUse(), said(result)));
        return 0;
    }

    /// The sound file of each wrong word, where they are wanted.
    private Map<Integer, Path> said(PronunciationResult result) {
        Path folder = examples;
        return folder == null
                ? Map.of()
                : ConsoleProgress.during("Saying the words", () -> new WordExamples(
                                new SynthesizedVoices(), guide.guide().british())
                        .write(result.words(), folder));
    }
}
