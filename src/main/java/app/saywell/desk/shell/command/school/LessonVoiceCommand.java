package app.saywell.desk.shell.command.school;

import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceReadings;
import app.saywell.desk.shell.failure.FailureSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Has a lesson read.
@Command(
        name = "voice",
        description = "Has a computer voice read all sentences of a lesson that have no reading. What was"
                + " recorded stays as it is; started again, it goes on where it ended.")
final class LessonVoiceCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Parameters(paramLabel = "LESSON", description = "Its title, or its number.")
    private String lesson;

    @Option(
            names = "--voice",
            paramLabel = "A,B",
            split = ",",
            description = "Who reads: one voice, or several in turn. See 'saywell voices'."
                    + " Default: whoever was chosen for the lesson.")
    private List<String> voices = List.of();

    @Option(
            names = "--speed",
            paramLabel = "S",
            description = "From 0.7, slow, to 1.15. Default: as chosen for the lesson.")
    private @Nullable Double speed;

    @Option(
            names = "--pause",
            paramLabel = "SECONDS",
            description = "Silence at commas, up to 1. Default: as chosen for the lesson.")
    private @Nullable Double pause;

    @Override
    public Integer call() {
        if (speed != null && (speed < VoiceManner.SLOWEST || speed > VoiceManner.FASTEST)) {
            throw new CommandRefusedException("The speed is from 0.7 to 1.15.");
        }
        if (pause != null && (pause < 0 || pause > 1)) {
            throw new CommandRefusedException("The pause is from 0 to 1 second.");
        }
        return library.withLibrary(practice -> {
            long id = NameLookup.lesson(practice, lesson).id();
            VoiceChoice choice = changed(practice.voiceReadings().settings().of(id));
            try {
                VoiceReadings.LessonReadings batch = LibraryOptions.await(
                        answer -> practice.voiceReadings().makeLesson(id, choice, LessonVoiceCommand::tell, answer));
                return said(batch);
            } catch (TextToSpeechException e) {
                throw new CommandRefusedException(e.sentence());
            }
        });
    }

    private VoiceChoice changed(VoiceChoice chosen) {
        return new VoiceChoice(
                voices.isEmpty() ? chosen.voices() : voices,
                speed == null ? chosen.speed() : speed,
                pause == null ? chosen.pause() : pause);
    }

    private static void tell(long done, long all) {
        System.err.printf("%d of %d%n", done, all);
    }

    private static int said(VoiceReadings.LessonReadings batch) {
        System.out.printf("%d read, %d kept%n", batch.made().size(), batch.kept());
        batch.made().stream()
                .flatMap(made -> made.notAnalysed().stream())
                .forEach(failure -> System.err.println("Not analysed: " + FailureSentence.of(failure)));
        for (VoiceReadings.RefusedSentence refused : batch.refused()) {
            System.err.println(refused.sentence().text() + " – " + refused.message());
        }
        return batch.refused().isEmpty() ? 0 : 1;
    }
}
