package app.saywell.desk.shell.command.school;

import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.LanguageConverter;
import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes what a school needs to decide about Saywell.
@Command(
        name = "approval",
        description = "Writes the approval pack of a school as PDF: what is set on this computer, a"
                + " notice and a consent form for guardians, the five required points of"
                + " Korean law, and the start of an impact assessment.")
public final class ApprovalCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Option(
            names = "--school",
            paramLabel = "NAME",
            description = "The name of the school. It is kept for the next time.")
    private @Nullable String school;

    @Option(
            names = "--contact",
            paramLabel = "WHO",
            description =
                    "Who answers for data protection, with telephone or e-mail. It is kept for the" + " next time.")
    private @Nullable String contact;

    @Option(
            names = "--operator",
            paramLabel = "WHO",
            description = "Who operates the hosted service, and in which country. It is kept for the next" + " time.")
    private @Nullable String operator;

    @Option(
            names = "--language",
            converter = LanguageConverter.class,
            description = "Language of the pages: ko or en. Default: that of the feedback in the" + " settings.")
    private @Nullable FeedbackLanguage language;

    @Option(names = "--out", paramLabel = "FILE.pdf", required = true, description = "The output file.")
    private Path out;

    @Override
    public Integer call() {
        return library.withLibrary(practice -> {
            keep(practice, ApprovalReport.SCHOOL, school);
            keep(practice, ApprovalReport.CONTACT, contact);
            keep(practice, ApprovalReport.OPERATOR, operator);
            FeedbackLanguage chosen = language;
            Locale locale =
                    Locale.of((chosen == null ? practice.settings().get(Setting.FEEDBACK_LANGUAGE) : chosen).code());
            ConsoleProgress.during("Writing the pages", () -> {
                try {
                    practice.reports().approval().writePdf(locale, out);
                    return out;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            System.out.println(out + ", " + practice.reports().documents().countPages(out) + " pages");
            return 0;
        });
    }

    private static void keep(ServiceGraph practice, Setting<String> setting, @Nullable String text) {
        if (text != null) {
            practice.settings().set(setting, text.strip());
        }
    }
}
