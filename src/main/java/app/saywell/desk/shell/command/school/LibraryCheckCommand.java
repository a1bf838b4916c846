package app.saywell.desk.shell.command.school;

import app.saywell.desk.privacy.backup.RowRecovery.Examination;
import app.saywell.desk.privacy.backup.RowRecovery.RepairOffer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Compares the library with what was written to it.
@Command(
        name = "check",
        description = "Says which rows of the library are not as they were written. Exit code 1 if there are any.")
final class LibraryCheckCommand implements Callable<Integer> {
    private static final int EXIT_DAMAGED = 1;

    @Mixin
    private LibraryOptions library;

    @Override
    public Integer call() {
        Examination found =
                library.withLibrary(practice -> practice.rowRecovery().examine());
        if (found.isWhole()) {
            System.out.println("Everything is as it was written.");
            return 0;
        }
        if (!found.pagesAreWhole()) {
            System.out.println("The file of the database is damaged. saywell restore --newest-copy puts the newest good"
                    + " copy in its place.");
            return EXIT_DAMAGED;
        }
        found.offers().forEach(offer -> System.out.println(describe(offer)));
        System.out.println("saywell library repair mends them, one by one.");
        return EXIT_DAMAGED;
    }

    /// A damaged row in a line.
    static String describe(RepairOffer offer) {
        String row =
                switch (offer.row().damage()) {
                    case CHANGED -> "changed";
                    case LOST -> "lost";
                    case UNKNOWN -> "not written by Saywell";
                };
        return "%s %s: %s%s; %s"
                .formatted(
                        offer.row().table().replace('_', ' '),
                        offer.row().key(),
                        row,
                        offer.shown().isEmpty() ? "" : " (" + String.join(", ", offer.shown()) + ")",
                        offer.copy()
                                .map(copy -> switch (copy.version().likeness()) {
                                    case EXACT -> "the copy of " + copy.day() + " has it as it was written";
                                    case ONLY_CHECKSUM ->
                                        "only its checksum is damaged, says the copy of " + copy.day();
                                    case OTHER_STATE -> "the copy of " + copy.day() + " has it as it was then";
                                })
                                .orElse("no copy has it"));
    }
}
