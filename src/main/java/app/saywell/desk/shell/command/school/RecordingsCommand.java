package app.saywell.desk.shell.command.school;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.reports.pack.ExaminedPack;
import app.saywell.desk.reports.pack.PackMergeReport;
import app.saywell.desk.reports.pack.PackMergeReport.MergeConflict;
import app.saywell.desk.reports.pack.PackProtection;
import app.saywell.desk.reports.pack.RecordingPackService;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Recordings with their results, from one computer to another.
@Command(
        name = "recordings",
        description = "Moves the recordings and results of a class and lesson to another computer.",
        subcommands = {RecordingsCommand.ExportRecordings.class, RecordingsCommand.ImportRecordings.class})
public final class RecordingsCommand {

    /// Writes a recording pack.
    @Command(
            name = "export",
            description = "Writes the recordings of a class and lesson with their results to one encrypted file, and"
                    + " prints the 24 words that open it on another computer.")
    static final class ExportRecordings implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Mixin
        private SelectionOptions selection;

        @Mixin
        private OverwriteOption overwrite;

        @Parameters(paramLabel = "FILE", description = "The file to write, such as group2.saywell.")
        private Path file;

        @Option(
                names = "--plain",
                description = "Writes a file that is not encrypted: an ordinary ZIP file with tables and TextGrids."
                        + " Whoever has it can read and change it.")
        private boolean isPlain;

        @Option(
                names = "--words",
                description = "Prints the 24 words that open the file elsewhere. The first file prints them anyway.")
        private boolean asksWords;

        @Override
        public Integer call() {
            overwrite.check(file);
            return library.withLibrary(practice -> {
                RecordingPackService packs = practice.reports().recordingPacks();
                ReportSelection chosen = selection.selection(practice);
                if (chosen.names() == NameVisibility.HIDDEN) {
                    throw new CommandRefusedException("The other computer finds the learners by their names, so they"
                            + " cannot be left out. Nothing was written.");
                }
                PackProtection protection = isPlain ? PackProtection.PLAIN : PackProtection.ENCRYPTED;
                boolean isFirst = packs.words().isEmpty();
                GivenRecordings given = ConsoleProgress.during("Writing", () -> {
                    try {
                        return packs.export(chosen, file, protection, (done, all) -> {});
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
                System.out.println(file + ": " + given.count() + " recordings");
                if (!isPlain && (isFirst || asksWords)) {
                    System.out.println("The other computer asks once for these 24 words. Pass them on by another way"
                            + " than the file.");
                    System.out.print(LibraryCommand.table(packs.words()));
                }
                return LeftOutRecordings.tell(given);
            });
        }
    }

    /// Imports a recording pack.
    @Command(
            name = "import",
            description = "Adds the recordings of another computer. Nothing that is here is changed. The words of its"
                    + " computer are needed once.")
    static final class ImportRecordings implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Parameters(paramLabel = "FILE", description = "The file of the other computer.")
        private Path file;

        @Option(names = "--words", description = "Reads the 24 words of the other computer from standard input.")
        private boolean asksWords;

        @Override
        public Integer call() {
            Optional<LibraryKey> entered = asksWords ? Optional.of(LibraryCommand.readPhrase()) : Optional.empty();
            return library.withLibrary(practice -> {
                RecordingPackService packs = practice.reports().recordingPacks();
                ExaminedPack examined = examine(packs, check -> entered);
                if (!examined.isEncrypted()) {
                    System.err.println("This file is not encrypted, as those of older versions. Whoever had it may have"
                            + " read or changed it.");
                }
                return describe(packs.importPack(file, examined.fingerprint()));
            });
        }

        private ExaminedPack examine(RecordingPackService packs, LibraryKeys entered) throws IOException {
            try {
                return packs.preview(file, entered);
            } catch (PackException e) {
                if (e.kind() != PackFailureKind.KEY_MISSING) {
                    throw e;
                }
                throw new CommandRefusedException(
                        asksWords
                                ? "These words belong to another computer, and nothing was changed. Look for those of"
                                        + " the one that wrote the file."
                                : "The recordings are from another computer, and nothing was changed. Give --words and"
                                        + " enter the 24 words that were shown there.");
            }
        }

        private static int describe(PackMergeReport report) {
            System.out.printf("%d recordings added, %d were here already%n", report.newTakes(), report.knownTakes());
            report.conflicts().forEach(conflict -> System.err.println(text(conflict)));
            return report.conflicts().isEmpty() ? 0 : 1;
        }

        private static String text(MergeConflict conflict) {
            String learner = conflict.learner();
            String subject = "\"" + conflict.subject() + "\"";
            return switch (conflict.kind()) {
                case NO_CLASS -> "There is no class " + subject + " here. Make one of that name, and try again.";
                case NO_LESSON -> "There is no lesson " + subject + " here. Import it, and try again.";
                case NO_LEARNER -> learner + " is not in the class here.";
                case NO_SENTENCE -> subject + " is not in the lesson here, or reads differently.";
                case NO_CONSENT -> "There is no consent here to keep the voice of " + learner + ".";
                case OTHER_GRADE -> learner + ", " + subject + ": has another grade here, which stays.";
                case OTHER_MARKS -> learner + ", " + subject + ": has other marks here, which stay.";
            };
        }
    }
}
