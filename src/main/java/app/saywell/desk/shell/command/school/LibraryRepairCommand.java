package app.saywell.desk.shell.command.school;

import app.saywell.desk.privacy.backup.RowRecovery;
import app.saywell.desk.privacy.backup.RowRecovery.Examination;
import app.saywell.desk.privacy.backup.RowRecovery.RepairOffer;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.integrity.RowVersion.Likeness;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Mends rows that are not as they were written, one by one.
@Command(
        name = "repair",
        description = "Asks for each damaged row whether it is taken from a daily copy or a backup, or kept as it is.")
final class LibraryRepairCommand implements Callable<Integer> {
    private static final int EXIT_LEFT = 1;

    @Mixin
    private LibraryOptions library;

    @Option(
            names = "--exact",
            description = "Asks nothing: takes every row that a copy has exactly as it was written, and leaves the"
                    + " others.")
    private boolean exact;

    @Override
    public Integer call() {
        return library.withLibrary(practice -> {
            RowRecovery recovery = practice.rowRecovery();
            Examination found = recovery.examine();
            if (!found.pagesAreWhole()) {
                throw new CommandRefusedException("The file of the database is damaged, so rows cannot be mended."
                        + " saywell restore --newest-copy puts the newest good copy in its place.");
            }
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            int left = 0;
            for (RepairOffer offer : found.offers()) {
                System.out.println(LibraryCheckCommand.describe(offer));
                left += mend(recovery, offer, in) ? 0 : 1;
            }
            System.out.println(left == 0 ? "Everything is as it should be." : "Left as damaged: " + left + ".");
            return left == 0 ? 0 : EXIT_LEFT;
        });
    }

    private boolean mend(RowRecovery recovery, RepairOffer offer, BufferedReader in) throws IOException {
        String answer = exact ? exactAnswer(offer) : ask(offer, in);
        try {
            return switch (answer) {
                case "c" -> recovery.restore(offer);
                case "k" -> recovery.keep(offer);
                default -> false;
            };
        } catch (LibraryException e) {
            System.out.println("Another row excludes it. It was left as it is.");
            return false;
        }
    }

    private static String shown(String value) {
        return value.isBlank() ? "nothing" : value;
    }

    private static String exactAnswer(RepairOffer offer) {
        return offer.copy()
                        .filter(copy -> copy.version().likeness() != Likeness.OTHER_STATE)
                        .isPresent()
                ? "c"
                : "";
    }

    private static String ask(RepairOffer offer, BufferedReader in) throws IOException {
        offer.copy().ifPresent(copy -> copy.version().differences().stream()
                .filter(difference ->
                        !difference.now().isBlank() || !difference.copied().isBlank())
                .forEach(difference -> System.out.println(
                        "  now: " + shown(difference.now()) + "; in the copy: " + shown(difference.copied()))));
        String choices = offer.copy().isPresent() ? "c: take the copy, k: keep as it is" : "k: keep as it is";
        System.out.print("  " + choices + ", Enter: leave> ");
        System.out.flush();
        String answer = Optional.ofNullable(in.readLine()).orElse("").strip().toLowerCase(Locale.ROOT);
        return answer.equals("c") && offer.copy().isEmpty() ? "" : answer;
    }
}
