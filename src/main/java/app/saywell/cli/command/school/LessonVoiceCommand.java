package app.saywell.cli.command.school;

import app.saywell.cli.CommandRefusedException;
import app.saywell.practice.voice.TextToSpeechException;
import app.saywell.practice.voice.VoiceChoice;
import app.saywell.practice.voice.VoiceManner;
import app.saywell.practice.voice.VoiceReadings;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.Callable;

/// Has a lesson read.
@Command(
        name = "voice",
        description =
                "Has a computer voice read all sentences of a lesson that have no reading. What was"
                        + " recorded stays as it is; started again, it goes on where it ended.")
final class LessonVoiceCommand implements Callable<Integer> {
    @Mixin private LibraryOptions library;

    @Parameters(paramLabel = "LESSON", description = "Its title, or its number.")
    private String lesson;

    @Option(
            names = "--voice",
            paramLabel = "A,B",
            split = ",",
            defaultValue = "Heart",
            description =
                    "Who reads: one voice, or several in turn. See 'saywell voices'."
                            + " Default: ${DEFAULT-VALUE}.")
    private List<String> voices;

    @Option(
            names = "--speed",
            paramLabel = "S",
            defaultValue = "1",
            description = "From 0.7, slow, to 1.15. Default: ${DEFAULT-VALUE}.")
    private double speed;

    @Override
    public Integer call() {
        if (speed < VoiceManner.SLOWEST || speed > VoiceManner.FASTEST) {
            throw new CommandRefusedException("The speed is from 0.7 to 1.15.");
        }
        return library.withLibrary(
                practice -> {
                    long id = NameLookup.lesson(practice, lesson).id();
                    VoiceChoice choice = new VoiceChoice(voices, speed, 0);
                    try {
                        VoiceReadings.LessonReadings batch =
                                LibraryOptions.await(
                                        answer ->
                                                practice.voiceReadings()
                                                        .makeLesson(
                                                                id,
                                                                choice,
                                                                LessonVoiceCommand::tell,
                                                                answer));
                        return said(batch);
                    } catch (TextToSpeechException e) {
                        throw new CommandRefusedException(e.sentence());
                    }
                });
    }

    private static void tell(long done, long all) {
        System.err.printf("%d of %d%n", done, all);
    }

    private static int said(VoiceReadings.LessonReadings batch) {
        System.out.printf("%d read, %d kept%n", batch.made().size(), batch.kept());
        batch.made().stream()
                .flatMap(made -> made.notAnalysed().stream())
                .forEach(failure -> System.err.println("Not analysed: " + failure.detail()));
        for (VoiceReadings.RefusedSentence refused : batch.refused()) {
            System.err.println(refused.sentence().text() + " – " + refused.message());
        }
        return batch.refused().isEmpty() ? 0 : 1;
    }
}
