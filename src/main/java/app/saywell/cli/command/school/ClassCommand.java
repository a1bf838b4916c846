package app.saywell.cli.command.school;

import app.saywell.cli.RefusedException;
import app.saywell.library.people.Consent;
import app.saywell.library.people.SchoolClass;
import app.saywell.practice.Practice;
import app.saywell.practice.classroom.OneRoster;
import app.saywell.practice.classroom.Roster;
import app.saywell.practice.text.Table;
import app.saywell.practice.text.TextFiles;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Classes.
@Command(
        name = "class",
        description = "Lists classes and takes class lists in.",
        subcommands = {ClassCommand.Import.class, ClassCommand.ListAll.class})
public final class ClassCommand {

    /// Takes class lists in.
    @Command(
            name = "import",
            description = {
                "Takes in a class list: any CSV or text with names and numbers, or the ZIP of a"
                        + " OneRoster export with all its classes. A class of the same name gets"
                        + " those who are not in it yet."
            })
    static final class Import implements Callable<Integer> {
        @Mixin private LibraryOptions library;

        @Parameters(paramLabel = "FILE", description = "The list.")
        private Path file;

        @Option(names = "--name", description = "Name of the class; otherwise the file's name.")
        private @Nullable String name;

        @Option(
                names = "--consent",
                defaultValue = "NONE",
                description =
                        "What the guardians of these pupils have agreed to: none, this_computer or"
                                + " hosted. Default: none, and then nothing of theirs is judged.")
        private Consent consent;

        @Option(
                names = "--erase-on",
                paramLabel = "DATE",
                description = "The day on which the voices of a new class are erased: 2027-02-28.")
        private @Nullable LocalDate eraseOn;

        @Option(names = "--dry-run", description = "Only show what would be taken in.")
        private boolean dryRun;

        @Override
        public Integer call() {
            if (!Files.isRegularFile(file)) {
                throw new RefusedException("There is no file " + file + ".");
            }
            return library.with(
                    practice -> {
                        if (ending().equals("zip")) {
                            for (OneRoster.ClassList list : OneRoster.read(file)) {
                                Roster roster = new Roster(List.of(), list.people(), List.of());
                                take(practice, list.name(), roster);
                            }
                        } else {
                            Roster roster = Roster.read(Table.read(TextFiles.read(file)));
                            System.out.println("columns: " + roster.columns());
                            take(practice, name(), roster);
                        }
                        return 0;
                    });
        }

        private void take(Practice practice, String className, Roster list) throws IOException {
            Optional<SchoolClass> there =
                    practice.classroom().classes().all().stream()
                            .filter(one -> one.name().equals(className.strip()))
                            .findFirst();
            Roster roster =
                    there.map(one -> list.without(practice.people().of(one.id()))).orElse(list);
            for (Roster.Fault fault : roster.faults()) {
                System.err.println(inWords(fault));
            }
            if (roster.people().isEmpty() && there.isEmpty()) {
                throw new RefusedException(
                        file
                                + " holds no names. Nothing was changed. A list needs a column of"
                                + " names, best with the heading “name” or “이름”.");
            }
            if (dryRun) {
                roster.people().forEach(one -> System.out.println(row(one)));
                return;
            }
            long id =
                    there.map(SchoolClass::id)
                            .orElseGet(
                                    () ->
                                            practice.classroom()
                                                    .classes()
                                                    .create(className, Optional.ofNullable(eraseOn))
                                                    .id());
            practice.classroom().classes().add(id, roster.people(), consent);
            System.out.printf(
                    "%d %s: %d pupils added, %d rows left out%n",
                    id, className, roster.people().size(), roster.faults().size());
        }

        private static String row(Roster.Person person) {
            return "%6s  %s".formatted(person.number(), person.name());
        }

        private static String inWords(Roster.Fault fault) {
            String why =
                    switch (fault.kind()) {
                        case NO_NAME -> "has no name";
                        case TOO_LONG -> "has a name or number of more than 60 letters";
                        case TWICE -> "stands further up already";
                        case ALREADY_THERE -> "is in the class already";
                    };
            return (fault.line() > 0 ? "Line " + fault.line() : "A pupil") + " " + why + ".";
        }

        private String name() {
            String given = name;
            if (given != null && !given.isBlank()) {
                return given.strip();
            }
            String base = String.valueOf(file.getFileName());
            int dot = base.lastIndexOf('.');
            return dot > 0 ? base.substring(0, dot) : base;
        }

        private String ending() {
            String base = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            return base.substring(base.lastIndexOf('.') + 1);
        }
    }

    /// Shows what there is.
    @Command(name = "list", description = "Shows the classes with their numbers.")
    static final class ListAll implements Callable<Integer> {
        @Mixin private LibraryOptions library;

        @Override
        public Integer call() {
            return library.with(
                    practice -> {
                        for (SchoolClass one : practice.classroom().classes().all()) {
                            System.out.printf(
                                    "%5d  %3d pupils  %s%s%n",
                                    one.id(),
                                    one.pupils(),
                                    one.name(),
                                    one.eraseOn().map(day -> ", erased on " + day).orElse(""));
                        }
                        return 0;
                    });
        }
    }
}
