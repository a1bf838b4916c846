package app.saywell.desk.shell.command.school;

import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.LanguageConverter;
import app.saywell.speech.FeedbackLanguage;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Options that select class, lesson, learner and period of a report or export.
final class SelectionOptions {
    @Option(
            names = "--class",
            paramLabel = "CLASS",
            description = "The class, by name or number. Default: those who learn alone.")
    private @Nullable String schoolClass;

    @Option(names = "--lesson", paramLabel = "LESSON", required = true, description = "The lesson, by title or number.")
    private String lesson;

    @Option(names = "--learner", paramLabel = "LEARNER", description = "Only this learner, by name or number.")
    private @Nullable String learner;

    /// The former name of `--learner`, read for one more release.
    @Option(names = "--pupil", hidden = true, paramLabel = "LEARNER")
    private void setFormerLearner(String name) {
        learner = name;
    }

    @Option(names = "--from", paramLabel = "DATE", description = "Only takes from this day on.")
    private @Nullable LocalDate from;

    @Option(names = "--to", paramLabel = "DATE", description = "Only takes up to this day.")
    private @Nullable LocalDate to;

    @Option(names = "--no-names", description = "Leave names out but keep numbers.")
    private boolean noNames;

    @Option(
            names = "--language",
            converter = LanguageConverter.class,
            description = "Language of the fixed words: ko or en. Default: that of the feedback" + " in the settings.")
    private @Nullable FeedbackLanguage language;

    ReportSelection selection(ServiceGraph practice) {
        String className = schoolClass;
        long classId = className == null
                ? 0
                : NameLookup.schoolClass(practice, className).id();
        List<Learner> learners = classId == 0
                ? practice.learners().withoutClass()
                : practice.learners().ofClass(classId);
        return new ReportSelection(
                classId,
                NameLookup.lesson(practice, lesson).id(),
                Optional.ofNullable(learner).map(learnerName -> NameLookup.learner(learners, learnerName)
                        .id()),
                period(),
                noNames ? NameVisibility.HIDDEN : NameVisibility.SHOWN);
    }

    Locale language(ServiceGraph practice) {
        FeedbackLanguage chosen = language;
        return Locale.of(
                chosen == null
                        ? practice.settings().get(Setting.FEEDBACK_LANGUAGE).code()
                        : chosen.code());
    }

    private TimePeriod period() {
        if (from == null && to == null) {
            return TimePeriod.ALWAYS;
        }
        LocalDate first = from == null ? LocalDate.EPOCH : from;
        LocalDate last = to == null ? LocalDate.of(9999, 12, 30) : to;
        return TimePeriod.ofDays(first, last, ZoneId.systemDefault());
    }
}
