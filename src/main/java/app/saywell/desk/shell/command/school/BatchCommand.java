package app.saywell.desk.shell.command.school;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.homework.batch.FolderImport;
import app.saywell.desk.homework.batch.FolderImport.FileMatch;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.JudgingOptions;
import app.saywell.desk.shell.console.WordConverter;
import app.saywell.desk.shell.failure.FailureSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Imports and scores a folder of recordings.
@Command(
        name = "batch",
        description = {
            "Imports a folder of recordings as takes of a lesson and scores them. The"
                    + " sentence of a file is found by its name (the sentence or"
                    + " its number) and otherwise by speech recognition on this computer. A file"
                    + " whose name can be read in several ways is left out and asked about. Files"
                    + " that were imported before are not imported again, but they are scored"
                    + " if that was interrupted."
        })
public final class BatchCommand implements Callable<Integer> {
    private static final int EXIT_SOME_LEFT_OUT = 1;

    @Mixin
    private LibraryOptions library;

    @Parameters(paramLabel = "LESSON", description = "The lesson, by title or number.")
    private String lesson;

    @Parameters(
            paramLabel = "FOLDER",
            description =
                    "A folder with recordings (WAV, MP3, M4A, MP4, Ogg, WebM, FLAC), also in its" + " subfolders.")
    private Path folder;

    @Option(
            names = "--class",
            paramLabel = "CLASS",
            description = "Recordings of this class. The learners' names or numbers are in the names of"
                    + " files (12-03 is learner 12 with sentence 3) or folders.")
    private @Nullable String schoolClass;

    @Option(
            names = "--learner",
            paramLabel = "LEARNER",
            description = "The learner of all recordings, by name or number; without --class, one of"
                    + " those who learn alone.")
    private @Nullable String learner;

    /// The former name of `--learner`, read for one more release.
    @Option(names = "--pupil", hidden = true, paramLabel = "LEARNER")
    private void setFormerLearner(String name) {
        learner = name;
    }

    @Option(
            names = "--by",
            paramLabel = "WAY",
            defaultValue = "both",
            converter = MatchMethodConverter.class,
            description = "name, listening, or both. Default: both.")
    private FolderImport.MatchMethod way;

    @Option(
            names = "--service",
            paramLabel = "WHICH",
            defaultValue = "embedded",
            converter = ServiceConverter.class,
            description = "embedded or hosted. The hosted service is used only for learners with consent"
                    + " for it, and only with --yes. Default: embedded.")
    private ServiceKind service;

    @Option(names = "--yes", description = "Accept the cost of the hosted service without asking.")
    private boolean yes;

    @Option(names = "--no-score", description = "Import without scoring.")
    private boolean noScore;

    @Option(names = "--anyway", description = "Also score recordings that are silent, distorted or cut off.")
    private boolean anyway;

    @Option(
            names = "--sentence",
            paramLabel = "FILE=NUMBER",
            description = "Which sentence a file is, where its name can be read in several ways. May be given"
                    + " several times.")
    private Map<String, Integer> answers = Map.of();

    @Mixin
    private JudgingOptions judging;

    @Option(names = "--dry-run", description = "Only show which sentence each file belongs to.")
    private boolean dryRun;

    @Override
    public Integer call() {
        if (!Files.isDirectory(folder)) {
            throw new CommandRefusedException("There is no folder " + folder + ".");
        }
        return library.withLibrary(this::run);
    }

    private int run(ServiceGraph practice) throws IOException {
        Lesson chosen = NameLookup.lesson(practice, lesson);
        FolderImport batch = practice.folderImport();
        FolderImport.BatchOwner learners = learners(practice);
        List<Path> files = batch.listAudioFiles(folder);
        if (files.isEmpty()) {
            throw new CommandRefusedException(folder + " holds no recordings (WAV, MP3, M4A, MP4, Ogg, WebM, FLAC).");
        }
        List<FileMatch> placements = new ArrayList<>();
        for (Path file : files) {
            FileMatch placement = answered(batch, batch.match(file, folder, chosen.id(), learners, way), chosen);
            placements.add(placement);
            System.out.println(row(placement));
        }
        long matched = placements.stream()
                .filter(FileMatch.MatchedFile.class::isInstance)
                .count();
        long leftOut = placements.stream()
                .filter(match -> match instanceof FileMatch.SkippedFile || match instanceof FileMatch.AskedFile)
                .count();
        if (dryRun) {
            System.out.printf("%d would be imported, %d left out%n", matched, leftOut);
            return leftOut > 0 ? EXIT_SOME_LEFT_OUT : 0;
        }
        SequencedMap<Path, Take> unscored = new LinkedHashMap<>();
        for (FileMatch placement : placements) {
            switch (placement) {
                case FileMatch.MatchedFile found -> unscored.put(found.file(), batch.importFile(found));
                case FileMatch.AlreadyImported known when !known.scored() -> unscored.put(known.file(), known.take());
                case FileMatch.AlreadyImported known -> {}
                case FileMatch.AskedFile asked -> {}
                case FileMatch.SkippedFile left -> {}
            }
        }
        int refused = noScore ? 0 : score(practice, unscored);
        System.out.printf(
                "%d imported, %d left out, %d not scored%n", matched, leftOut, noScore ? unscored.size() : refused);
        return leftOut + refused > 0 ? EXIT_SOME_LEFT_OUT : 0;
    }

    private FileMatch answered(FolderImport batch, FileMatch match, Lesson chosen) {
        if (match instanceof FileMatch.AskedFile asked) {
            Integer answer = answers.get(name(asked.file()));
            return answer == null ? match : batch.answer(asked, chosen.id(), answer);
        }
        return match;
    }

    private int score(ServiceGraph practice, SequencedMap<Path, Take> takes) throws IOException {
        if (service == ServiceKind.HOSTED) {
            requireApproval(practice.scoringQueue()
                    .estimate(takes.values().stream().map(Take::id).toList(), service));
        }
        int refused = 0;
        for (Map.Entry<Path, Take> take : takes.entrySet()) {
            long id = take.getValue().id();
            if (anyway) {
                practice.scoring().approveRecording(id);
            }
            ScoringOutcome scored = LibraryOptions.await(answer ->
                    practice.scoring().score(id, service, IndeterminateCalls.BLOCK, judging.choice(), answer));
            System.out.printf("%s  %s%n", scoreText(scored), name(take.getKey()));
            refused += scored instanceof ScoringOutcome.RefusedTake ? 1 : 0;
        }
        return refused;
    }

    private void requireApproval(CostEstimate estimate) {
        String price = String.format(
                Locale.ROOT,
                "%d calls, %.0f s of speech, about $%.4f",
                estimate.calls(),
                estimate.seconds(),
                estimate.microDollars() / 1e6);
        if (!yes) {
            throw new CommandRefusedException(
                    "The recordings are imported but not scored yet. The hosted service would take "
                            + price
                            + "; use --yes to score them.");
        }
        System.err.println("The hosted service: " + price);
    }

    private FolderImport.BatchOwner learners(ServiceGraph practice) {
        String className = schoolClass;
        String learnerName = learner;
        if (className == null) {
            Learner learner = learnerName == null
                    ? practice.learners().current()
                    : NameLookup.learner(practice.learners().withoutClass(), learnerName);
            return new FolderImport.BatchOwner.SingleLearner(learner.id());
        }
        long classId = NameLookup.schoolClass(practice, className).id();
        return learnerName == null
                ? new FolderImport.BatchOwner.ClassLearners(classId)
                : new FolderImport.BatchOwner.SingleLearner(
                        NameLookup.learner(practice.learners().ofClass(classId), learnerName)
                                .id());
    }

    private String row(FileMatch placement) {
        String text =
                switch (placement) {
                    case FileMatch.MatchedFile found ->
                        "%s: %s (by %s)"
                                .formatted(
                                        displayName(found.learner()),
                                        found.sentence().text(),
                                        found.method().name().toLowerCase(Locale.ROOT));
                    case FileMatch.AlreadyImported known ->
                        displayName(known.learner())
                                + ": already imported"
                                + (known.scored() ? "" : ", not scored yet");
                    case FileMatch.AskedFile asked -> "left out: " + question(asked);
                    case FileMatch.SkippedFile left ->
                        "left out: "
                                + switch (left.reason()) {
                                    case NO_SOUND -> ("it holds no readable sound. " + left.detail()).strip();
                                    case UNKNOWN_LEARNER -> "its learner cannot be determined";
                                    case NO_CONSENT -> "there is no consent to record this voice";
                                    case UNKNOWN_SENTENCE -> "its sentence cannot be determined";
                                };
                };
        return name(placement.file()) + "  →  " + text;
    }

    /// Says in which ways a name can be read, and how to answer.
    private String question(FileMatch.AskedFile asked) {
        List<Learner> learners = asked.name().learner().candidates();
        if (!learners.isEmpty()) {
            return "its name may mean "
                    + learners.stream().map(BatchCommand::displayName).collect(Collectors.joining(" or "))
                    + "; give the learner with --learner, or name the file by number and sentence, like 12-03";
        }
        List<String> numbers = asked.name().sentence().candidates().stream()
                .map(sentence -> String.valueOf(sentence.position() + 1))
                .toList();
        return "its name may mean sentence " + String.join(" or ", numbers) + "; say which with --sentence \""
                + name(asked.file()) + "=" + numbers.getFirst() + "\"";
    }

    private static String displayName(Learner learner) {
        String who = (learner.number() + " " + learner.name()).strip();
        return who.isEmpty() ? "learner" : who;
    }

    private static String scoreText(ScoringOutcome scored) {
        return switch (scored) {
            case ScoringOutcome.ScoredTake(ScoringResult result) ->
                String.format(
                        Locale.ROOT,
                        "%5.1f of %d-%d",
                        result.pronunciationResult().countedPronunciation(result.scale()),
                        result.scale().min(),
                        result.scale().max());
            case ScoringOutcome.RefusedTake(var failure) -> "not scored: " + FailureSentence.of(failure);
        };
    }

    private String name(Path file) {
        return folder.relativize(file).toString();
    }

    /// Parses how recordings are matched.
    static final class MatchMethodConverter extends WordConverter<FolderImport.MatchMethod> {
        MatchMethodConverter() {
            super(List.of(FolderImport.MatchMethod.values()));
        }
    }

    /// Parses a service.
    static final class ServiceConverter extends WordConverter<ServiceKind> {
        ServiceConverter() {
            super(List.of(ServiceKind.values()));
        }
    }
}
