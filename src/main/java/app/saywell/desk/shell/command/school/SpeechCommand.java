package app.saywell.desk.shell.command.school;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpokenTask;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.LanguageConverter;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.paper.SpeechLines;
import app.saywell.desk.speaking.paper.TextLookup;
import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Lists what learners said freely, prints a report, and writes reports as files.
@Command(
        name = "speech",
        description =
                "Lists what a learner said freely, or who in a class has spoken to which task; prints the report on"
                        + " one of them, or writes it as a file.")
public final class SpeechCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Mixin
    private OverwriteOption overwrite;

    @Option(
            names = "--class",
            paramLabel = "CLASS",
            description = "The class, by name or number. Default: those who learn alone.")
    private @Nullable String schoolClass;

    @Option(
            names = "--learner",
            paramLabel = "LEARNER",
            description = "The learner, by name or number. Default without a class: who practises on this computer.")
    private @Nullable String learner;

    @Option(
            names = "--report",
            paramLabel = "N",
            description = "Prints the report with this number of the list; 1 is the newest.")
    private @Nullable Integer report;

    @Option(
            names = "--language",
            converter = LanguageConverter.class,
            description = "Language of the fixed words: ko or en. Default: that of the feedback in the settings.")
    private @Nullable FeedbackLanguage language;

    @ArgGroup(exclusive = true)
    private @Nullable SpeechFile form;

    /// At most one of these files.
    static final class SpeechFile {
        @Option(names = "--pdf", paramLabel = "FILE", description = "Writes that report as PDF; by default the newest.")
        private @Nullable Path pdf;

        @Option(names = "--zip", paramLabel = "FILE", description = "The same with a table and the recording.")
        private @Nullable Path zip;

        @Option(names = "--csv", paramLabel = "FILE", description = "A table of all reports of the learner.")
        private @Nullable Path csv;
    }

    @Override
    public Integer call() {
        SpeechFile file = form == null ? new SpeechFile() : form;
        if (schoolClass != null && learner == null && (report != null || form != null)) {
            throw new CommandRefusedException("A report is of one learner. Give --learner, too.");
        }
        overwrite.check(file.pdf, file.zip, file.csv);
        return library.withLibrary(practice -> {
            if (schoolClass != null && learner == null) {
                classTasks(practice).forEach(System.out::println);
                return 0;
            }
            Learner speaker = speaker(practice);
            List<FreeSpeech> speeches = practice.selfStudy().freeSpeech().findByLearner(speaker.id());
            if (speeches.isEmpty()) {
                throw new CommandRefusedException("Nothing was said freely yet.");
            }
            answer(practice, speaker, speeches, file).forEach(System.out::println);
            return 0;
        });
    }

    private List<String> answer(ServiceGraph practice, Learner speaker, List<FreeSpeech> speeches, SpeechFile file)
            throws IOException {
        var exporter = practice.selfStudy().speechExporter();
        Locale locale = locale(practice);
        Path csv = file.csv;
        Path pdf = file.pdf;
        Path zip = file.zip;
        if (csv != null) {
            int count = exporter.writeCsv(speaker.id(), locale, csv);
            if (count == 0) {
                throw new CommandRefusedException("Nothing was judged yet. No file was written.");
            }
            return List.of(csv + ": " + count + " reports");
        }
        if (pdf != null) {
            exporter.writePdf(chosen(speeches), locale, pdf);
            return List.of(pdf.toString());
        }
        if (zip != null) {
            boolean hasSound = exporter.writeZip(chosen(speeches), locale, zip);
            return List.of(zip + (hasSound ? "" : ", without the recording, whose file is gone or cannot be read"));
        }
        return report == null ? list(practice, speeches) : exporter.plainReport(chosen(speeches), locale);
    }

    /// The speech of the number, which must be judged.
    private FreeSpeech chosen(List<FreeSpeech> speeches) {
        Integer asked = report;
        int number = asked == null ? 1 : asked;
        if (number < 1 || number > speeches.size()) {
            throw new CommandRefusedException(
                    "There is no number " + number + "; the list goes from 1 to " + speeches.size() + ".");
        }
        FreeSpeech speech = speeches.get(number - 1);
        if (speech.answers().isEmpty()) {
            throw new CommandRefusedException(
                    "It was not judged yet. Open it in the window, under speaking freely, and try again.");
        }
        return speech;
    }

    private List<String> list(ServiceGraph practice, List<FreeSpeech> speeches) {
        practice.selfStudy().freeSpeech().opened(speeches.getFirst());
        Locale locale = locale(practice);
        SpeechLines lines = new SpeechLines(TextLookup.in(locale));
        List<SpeakingTask> tasks = practice.selfStudy().freeSpeech().tasks();
        return IntStream.range(0, speeches.size())
                .mapToObj(i -> {
                    FreeSpeech speech = speeches.get(i);
                    return (i + 1) + " " + SpeechLines.when(speech, locale) + ", " + lines.title(speech, tasks) + ", "
                            + SpeechLines.clock(speech.audio().seconds())
                            + (speech.answers().isPresent() ? "" : ", not judged");
                })
                .toList();
    }

    private List<String> classTasks(ServiceGraph practice) {
        long classId = classId(practice);
        SpeechLines lines = new SpeechLines(TextLookup.in(locale(practice)));
        List<SpeakingTask> tasks = practice.selfStudy().freeSpeech().tasks();
        Map<Long, List<SpokenTask>> spoken = practice.selfStudy().freeSpeech().spokenTasks(classId).stream()
                .collect(Collectors.groupingBy(SpokenTask::learnerId));
        return practice.learners().ofClass(classId).stream()
                .map(one -> (one.number() + " " + one.name()).strip() + ": "
                        + spoken.getOrDefault(one.id(), List.of()).stream()
                                .map(task ->
                                        lines.title(task.task(), tasks) + (task.count() > 1 ? " ×" + task.count() : ""))
                                .collect(Collectors.joining(", ")))
                .toList();
    }

    private Learner speaker(ServiceGraph practice) {
        String name = learner;
        if (name == null) {
            return practice.learners().current();
        }
        return NameLookup.learner(
                schoolClass == null
                        ? practice.learners().withoutClass()
                        : practice.learners().ofClass(classId(practice)),
                name);
    }

    private long classId(ServiceGraph practice) {
        return NameLookup.schoolClass(practice, Objects.requireNonNull(schoolClass))
                .id();
    }

    private Locale locale(ServiceGraph practice) {
        FeedbackLanguage chosen = language;
        return Locale.of(
                chosen == null
                        ? practice.settings().get(Setting.FEEDBACK_LANGUAGE).code()
                        : chosen.code());
    }
}
