package app.saywell.desk.shell.command.school;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.ImportedRoster;
import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.WordConverter;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Classes.
@Command(
        name = "class",
        description = "Lists classes and imports class lists.",
        subcommands = {ClassCommand.ImportClass.class, ClassCommand.ListClasses.class, ClassFocusCommand.class})
public final class ClassCommand {

    /// Imports class lists.
    @Command(
            name = "import",
            description = {
                "Imports a class list: a spreadsheet (XLSX, XLS, CSV) or text with names and numbers, or the ZIP"
                        + " of a OneRoster export with all its classes. If a class with the name exists,"
                        + " new learners are added to it."
            })
    static final class ImportClass implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Parameters(paramLabel = "FILE", description = "The list.")
        private Path file;

        @Option(names = "--name", description = "Name of the class. Default: the file's name.")
        private @Nullable String name;

        @Option(
                names = "--consent",
                defaultValue = "none",
                converter = ConsentConverter.class,
                description = "What the guardians of these learners agreed to: none, this_computer or"
                        + " hosted. Default: none, which means that nothing is scored.")
        private Consent consent;

        @Option(
                names = "--erase-on",
                paramLabel = "DATE",
                description = "The day to come on which a new class's recordings are erased, such as 2027-02-28,"
                        + " or “never”: they are then kept until somebody erases them. Each new class"
                        + " needs one of both; a class that exists keeps what it has.")
        private @Nullable String eraseOn;

        private static final int MAX_PROBLEMS_SHOWN = 50;

        @Option(names = "--dry-run", description = "Only show what would be imported.")
        private boolean dryRun;

        @Override
        public Integer call() {
            if (!Files.isRegularFile(file)) {
                throw new CommandRefusedException("There is no file " + file + ".");
            }
            LocalDate today = LocalDate.now(ZoneId.systemDefault());
            Optional<TimeOfErasure> erasure =
                    Optional.ofNullable(eraseOn).map(given -> TimeOfErasure.parse(given, today));
            return library.withLibrary(practice -> {
                List<ClassList> lists = lists(practice);
                erasure.ifPresentOrElse(_ -> tellWhereUnused(lists), () -> demandTimeOfErasure(lists, today));
                if (dryRun) {
                    lists.forEach(ClassList::print);
                } else {
                    Optional<LocalDate> day = erasure.flatMap(TimeOfErasure::day);
                    ClassService classes = practice.classes();
                    classes.allOrNothing(() -> lists.stream()
                                    .map(list -> store(classes, list, day))
                                    .toList())
                            .forEach(System.out::println);
                }
                return 0;
            });
        }

        /// A class as it will be stored.
        ///
        /// @param existing the class with this name, to which learners are added
        private record ClassList(String name, Optional<SchoolClass> existing, RosterPreview roster) {
            void print() {
                roster.entries().forEach(person -> System.out.println(row(person)));
            }
        }

        private List<ClassList> lists(ServiceGraph practice) {
            List<ImportedRoster> rosters = read();
            if (rosters.isEmpty()) {
                throw new CommandRefusedException(file + " holds no class with students. Nothing was changed.");
            }
            if (rosters.size() == 1 && rosters.getFirst().table().isPresent()) {
                RosterPreview roster = rosters.getFirst().roster();
                System.out.println("columns: " + columns(roster));
                return List.of(list(practice, name(), roster));
            }
            return rosters.stream()
                    .map(found -> list(practice, found.name().isEmpty() ? name() : found.name(), found.roster()))
                    .toList();
        }

        private List<ImportedRoster> read() {
            try {
                return ImportedRoster.read(file);
            } catch (IOException e) {
                throw new CommandRefusedException(file + " cannot be read as a class list: " + FileSentence.why(e)
                        + ". Nothing was changed. Save it as XLSX or CSV, or copy the names into a text file.");
            }
        }

        private ClassList list(ServiceGraph practice, String className, RosterPreview list) {
            Optional<SchoolClass> existing = practice.classes().findAll().stream()
                    .filter(schoolClass -> schoolClass.name().equals(className.strip()))
                    .findFirst();
            RosterPreview roster = existing.map(schoolClass ->
                            list.withoutExisting(practice.learners().ofClass(schoolClass.id())))
                    .orElse(list);
            roster.problems().stream().limit(MAX_PROBLEMS_SHOWN).forEach(fault -> System.err.println(describe(fault)));
            if (roster.entries().isEmpty() && existing.isEmpty()) {
                throw new CommandRefusedException(file
                        + " holds no names. Nothing was changed. A list needs a column of"
                        + " names, best with the heading “name” or “이름”.");
            }
            return new ClassList(className, existing, roster);
        }

        /// @param dayOfErasure of a class that is new; empty if its recordings are kept until somebody erases them
        /// @return what is told when everything is stored
        private String store(ClassService classes, ClassList list, Optional<LocalDate> dayOfErasure) {
            long id;
            if (list.existing().isPresent()) {
                id = list.existing().get().id();
                classes.addLearners(id, list.roster().entries(), consent);
            } else {
                id = classes.createWithLearners(
                                list.name(), dayOfErasure, list.roster().entries(), consent)
                        .id();
            }
            return "%d %s: %d learners added, %d rows left out"
                    .formatted(
                            id,
                            list.name(),
                            list.roster().entries().size(),
                            list.roster().leftOutCount());
        }

        /// How long children's voices are kept is decided by a person, not by a default. A dry run only says so.
        private void demandTimeOfErasure(List<ClassList> lists, LocalDate today) {
            Optional<String> question = lists.stream()
                    .filter(list -> list.existing().isEmpty())
                    .findFirst()
                    .map(list -> list.name() + " would be a new class. " + TimeOfErasure.question(today));
            if (dryRun) {
                question.ifPresent(System.err::println);
            } else if (question.isPresent()) {
                throw new CommandRefusedException(question.get() + " Nothing was changed.");
            }
        }

        private static void tellWhereUnused(List<ClassList> lists) {
            String existing = lists.stream()
                    .filter(list -> list.existing().isPresent())
                    .map(ClassList::name)
                    .collect(Collectors.joining(", "));
            if (!existing.isEmpty()) {
                System.err.println("--erase-on is for new classes only. What exists keeps its time: " + existing + ".");
            }
        }

        private static String columns(RosterPreview roster) {
            List<Integer> shown = roster.columnsToShow();
            int more = roster.columns().size() - shown.size();
            return shown.stream().map(roster.columns()::get).toList()
                    + (more > 0 ? " and " + more + " more, which are left out" : "");
        }

        private static String row(RosterPreview.RosterEntry person) {
            return "%6s  %s".formatted(person.number(), person.name());
        }

        private static String describe(RosterPreview.RosterProblem fault) {
            String problem =
                    switch (fault.kind()) {
                        case NO_NAME -> "has no name";
                        case TOO_LONG -> "has a name or number of more than 60 letters";
                        case TWICE -> "occurs twice in the list";
                        case NUMBER_TAKEN -> "has the number of " + fault.holder();
                        case NO_LEARNER -> "is a title, a remark, a sum or a heading";
                        case PERHAPS_SEVERAL -> "may name somebody else, who is not added";
                        case LEFT -> "says that its learner has left";
                        case ALREADY_THERE -> "is in the class already";
                    };
            String learner = fault.learner().isEmpty() ? "." : ": " + fault.learner();
            return (fault.line() > 0 ? "Line " + fault.line() : "A learner") + " " + problem + learner;
        }

        private String name() {
            String givenName = name;
            if (givenName != null && !givenName.isBlank()) {
                return givenName.strip();
            }
            String base = String.valueOf(file.getFileName());
            int dot = base.lastIndexOf('.');
            return dot > 0 ? base.substring(0, dot) : base;
        }
    }

    /// Lists what there is.
    @Command(name = "list", description = "Shows the classes with their numbers.")
    static final class ListClasses implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Override
        public Integer call() {
            return library.withLibrary(practice -> {
                for (SchoolClass schoolClass : practice.classes().findAll()) {
                    System.out.printf(
                            "%5d  %3d learners  %s%s%n",
                            schoolClass.id(),
                            schoolClass.learnerCount(),
                            schoolClass.name(),
                            schoolClass
                                    .eraseOn()
                                    .map(day -> ", erased on " + day)
                                    .orElse(""));
                }
                return 0;
            });
        }
    }

    /// Parses a consent.
    static final class ConsentConverter extends WordConverter<Consent> {
        ConsentConverter() {
            super(List.of(Consent.values()));
        }
    }
}
