package app.saywell.cli.command.school;

import app.saywell.cli.console.LanguageConverter;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Period;
import app.saywell.practice.Practice;
import app.saywell.practice.report.Names;
import app.saywell.practice.report.Selection;
import app.saywell.speech.FeedbackLanguage;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a report or export is of.
final class SelectionOptions {
    @Option(
            names = "--class",
            paramLabel = "CLASS",
            description = "The class, by name or number; without it those who learn alone.")
    private @Nullable String schoolClass;

    @Option(
            names = "--lesson",
            paramLabel = "LESSON",
            required = true,
            description = "The lesson, by title or number.")
    private String lesson;

    @Option(names = "--pupil", description = "Only this pupil, by name or number.")
    private @Nullable String pupil;

    @Option(names = "--from", paramLabel = "DATE", description = "Only takes from this day on.")
    private @Nullable LocalDate from;

    @Option(names = "--to", paramLabel = "DATE", description = "Only takes up to this day.")
    private @Nullable LocalDate to;

    @Option(names = "--no-names", description = "Leave names out; numbers stay.")
    private boolean noNames;

    @Option(
            names = "--language",
            converter = LanguageConverter.class,
            description =
                    "Language of the fixed words: ko or en. Without it that of the feedback, as set"
                            + " in the settings.")
    private @Nullable FeedbackLanguage language;

    Selection selection(Practice practice) {
        String named = schoolClass;
        long classId = named == null ? 0 : Lookup.schoolClass(practice, named).id();
        List<Learner> pupils =
                classId == 0 ? practice.people().alone() : practice.people().of(classId);
        return new Selection(
                classId,
                Lookup.lesson(practice, lesson).id(),
                Optional.ofNullable(pupil).map(one -> Lookup.pupil(pupils, one).id()),
                period(),
                noNames ? Names.HIDDEN : Names.SHOWN);
    }

    Locale language(Practice practice) {
        FeedbackLanguage chosen = language;
        return Locale.of(
                chosen == null ? practice.get(Setting.FEEDBACK_LANGUAGE).code() : chosen.code());
    }

    private Period period() {
        if (from == null && to == null) {
            return Period.ALWAYS;
        }
        LocalDate first = from == null ? LocalDate.EPOCH : from;
        LocalDate last = to == null ? LocalDate.of(9999, 12, 30) : to;
        return Period.days(first, last, ZoneId.systemDefault());
    }
}
