package app.saywell.cli.command;

import app.saywell.cli.HomeFolder;
import app.saywell.cli.Tour;
import app.saywell.cli.console.LanguageConverter;
import app.saywell.cli.console.Output;
import app.saywell.cli.console.Progress;
import app.saywell.speech.FeedbackLanguage;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/// The main job where there is no display.
@Command(
        name = "tour",
        description =
                "Judges the sample lesson without a window, and writes a picture of the practice"
                        + " screen and the results as JSON.")
final class TourCommand implements Callable<Integer> {
    /// Names the folder where none is given on the command line.
    static final String FOLDER_PROPERTY = "saywell.tour";

    @Option(names = "--out", paramLabel = "DIR", description = "Where to write.")
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
        List<Tour.Stop> stops =
                Progress.during(
                        "Judging the sample lesson",
                        () -> Tour.through(folder.resolve("data"), language));
        for (Tour.Stop stop : stops) {
            System.out.printf(
                    "%5.1f of %d-%d  %s%n",
                    stop.result().judgement().feedback().pronunciation().score(),
                    stop.result().scale().min(),
                    stop.result().scale().max(),
                    stop.sentence().text());
        }
        Path json = folder.resolve("results.json");
        Output.write(
                json,
                stops.stream()
                        .map(stop -> stop.result().json())
                        .collect(Collectors.joining(",\n", "[", "]\n")));
        Path picture = folder.resolve("practice.png");
        Output.write(picture, Pictures.of(stops.getFirst()));
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
