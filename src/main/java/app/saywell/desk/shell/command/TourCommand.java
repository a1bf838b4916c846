package app.saywell.desk.shell.command;

import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.LanguageConverter;
import app.saywell.desk.shell.console.OutputFile;
import app.saywell.desk.shell.start.HeadlessTour;
import app.saywell.desk.shell.start.HomeFolder;
import app.saywell.speech.FeedbackLanguage;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Demonstrates the application on computers without a display.
@Command(
        name = "tour",
        description = "Scores the sample lesson without a window, and writes a picture of the practice"
                + " screen and the results as JSON.")
final class TourCommand implements Callable<Integer> {
    /// The system property for the folder, used if no option is given.
    static final String FOLDER_PROPERTY = "saywell.tour";

    @Option(names = "--out", paramLabel = "DIR", description = "The output folder.")
    private @Nullable Path out;

    @Option(
            names = "--language",
            defaultValue = "en",
            converter = LanguageConverter.class,
            description = "Language of the feedback: ko or en. Default: ${DEFAULT-VALUE}.")
    private FeedbackLanguage language;

    @Override
    public Integer call() {
        Path folder = folder();
        List<HeadlessTour.TourStop> stops = ConsoleProgress.during(
                "Scoring the sample lesson", () -> HeadlessTour.scoreSampleLesson(folder.resolve("data"), language));
        for (HeadlessTour.TourStop stop : stops) {
            System.out.printf(
                    "%5.1f of %d-%d  %s%n",
                    stop.result()
                            .pronunciationResult()
                            .feedback()
                            .pronunciation()
                            .score(),
                    stop.result().scale().min(),
                    stop.result().scale().max(),
                    stop.sentence().text());
        }
        Path json = folder.resolve("results.json");
        OutputFile.write(
                json, stops.stream().map(stop -> stop.result().json()).collect(Collectors.joining(",\n", "[", "]\n")));
        Path picture = folder.resolve("practice.png");
        OutputFile.write(picture, ScorePicture.of(stops.getFirst()));
        System.out.println("The practice screen as a picture: " + picture);
        System.out.println("The results as JSON: " + json);
        return 0;
    }

    private Path folder() {
        if (out != null) {
            return out.toAbsolutePath().normalize();
        }
        String named = System.getProperty(FOLDER_PROPERTY, "");
        return named.isEmpty()
                ? HomeFolder.ofThisComputer().resolve("tour")
                : Path.of(named).toAbsolutePath();
    }
}
