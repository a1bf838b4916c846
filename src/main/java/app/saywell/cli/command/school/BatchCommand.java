package app.saywell.cli.command.school;

import app.saywell.cli.RefusedException;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.batch.FolderBatch;
import app.saywell.practice.batch.FolderBatch.Placed;
import app.saywell.practice.scoring.Estimate;
import app.saywell.practice.scoring.Scored;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/// Judges a folder of recordings.
@Command(
        name = "batch",
        description = {
            "Takes in a folder of recordings as takes of a lesson, and has them judged. Which"
                    + " sentence a file is a reading of is found out by its name (the sentence, or"
                    + " its number) and otherwise by listening, on this computer. What is there"
                    + " already is not taken in twice."
        })
public final class BatchCommand implements Callable<Integer> {
    private static final int SOME_LEFT = 1;

    @Mixin private LibraryOptions library;

    @Parameters(paramLabel = "LESSON", description = "The lesson, by title or number.")
    private String lesson;

    @Parameters(paramLabel = "FOLDER", description = "WAV and MP3 files, also one folder deep.")
    private Path folder;

    @Option(
            names = "--class",
            paramLabel = "CLASS",
            description =
                    "Recordings of this class: the pupils' names stand in the names of files or"
                            + " folders, or their numbers begin the names of folders.")
    private @Nullable String schoolClass;

    @Option(
            names = "--pupil",
            description =
                    "All are recordings of this one, by name or number; without --class, of those"
                            + " who learn alone.")
    private @Nullable String pupil;

    @Option(
            names = "--by",
            paramLabel = "WAY",
            defaultValue = "BOTH",
            description = "name, listening, or both. Default: both.")
    private FolderBatch.Way way;

    @Option(
            names = "--service",
            paramLabel = "WHICH",
            defaultValue = "EMBEDDED",
            description =
                    "embedded or hosted. The hosted one is asked only for pupils with consent for"
                            + " it, and only with --yes. Default: embedded.")
    private ServiceKind service;

    @Option(names = "--yes", description = "Pay what the hosted service costs, without a question.")
    private boolean yes;

    @Option(names = "--no-score", description = "Only take them in.")
    private boolean noScore;

    @Option(names = "--dry-run", description = "Only show which file is which sentence.")
    private boolean dryRun;

    @Override
    public Integer call() {
        if (!Files.isDirectory(folder)) {
            throw new RefusedException("There is no folder " + folder + ".");
        }
        return library.with(this::run);
    }

    private int run(Practice practice) throws IOException {
        Lesson chosen = Lookup.lesson(practice, lesson);
        FolderBatch batch = practice.folderBatch();
        FolderBatch.Whose whose = whose(practice);
        List<Path> files = batch.files(folder);
        if (files.isEmpty()) {
            throw new RefusedException(folder + " holds no WAV or MP3 files.");
        }
        List<Placed> placed = new ArrayList<>();
        for (Path file : files) {
            Placed one = batch.place(file, folder, chosen.id(), whose, way);
            placed.add(one);
            System.out.println(row(one));
        }
        List<Placed.Found> found =
                placed.stream()
                        .filter(Placed.Found.class::isInstance)
                        .map(Placed.Found.class::cast)
                        .toList();
        long left = placed.stream().filter(Placed.Left.class::isInstance).count();
        if (dryRun) {
            System.out.printf("%d would be taken in, %d not%n", found.size(), left);
            return left > 0 ? SOME_LEFT : 0;
        }
        List<Take> takes = found.stream().map(batch::keep).toList();
        int refused = noScore ? 0 : judge(practice, found, takes);
        System.out.printf(
                "%d taken in, %d left out, %d not judged%n",
                takes.size(), left, noScore ? takes.size() : refused);
        return left + refused > 0 ? SOME_LEFT : 0;
    }

    private int judge(Practice practice, List<Placed.Found> found, List<Take> takes)
            throws IOException {
        if (service == ServiceKind.HOSTED) {
            agree(practice.queue().estimate(takes.stream().map(Take::id).toList(), service));
        }
        int refused = 0;
        for (int i = 0; i < takes.size(); i++) {
            long id = takes.get(i).id();
            Scored scored =
                    LibraryOptions.answer(answer -> practice.scoring().score(id, service, answer));
            System.out.printf("%s  %s%n", score(scored), name(found.get(i).file()));
            refused += scored instanceof Scored.Refused ? 1 : 0;
        }
        return refused;
    }

    private void agree(Estimate estimate) {
        String price =
                String.format(
                        Locale.ROOT,
                        "%d calls, %.0f s of speech, about $%.4f",
                        estimate.calls(),
                        estimate.seconds(),
                        estimate.microDollars() / 1e6);
        if (!yes) {
            throw new RefusedException(
                    "The recordings are kept and not judged yet. The hosted service would take "
                            + price
                            + "; say --yes to have it judge them.");
        }
        System.err.println("The hosted service: " + price);
    }

    private FolderBatch.Whose whose(Practice practice) {
        String named = schoolClass;
        String one = pupil;
        if (named == null) {
            Learner learner =
                    one == null
                            ? practice.people().current()
                            : Lookup.pupil(practice.people().alone(), one);
            return new FolderBatch.Whose.One(learner.id());
        }
        long classId = Lookup.schoolClass(practice, named).id();
        return one == null
                ? new FolderBatch.Whose.Class(classId)
                : new FolderBatch.Whose.One(Lookup.pupil(practice.people().of(classId), one).id());
    }

    private String row(Placed placed) {
        String said =
                switch (placed) {
                    case Placed.Found found ->
                            "%s: %s (by %s)"
                                    .formatted(
                                            who(found.learner()),
                                            found.sentence().text(),
                                            found.way().name().toLowerCase(Locale.ROOT));
                    case Placed.Known known -> who(known.learner()) + ": there already";
                    case Placed.Left left ->
                            "left out: "
                                    + switch (left.why()) {
                                        case NO_SOUND -> "it holds no sound that can be read";
                                        case WHOSE -> "it does not say whose it is";
                                        case NO_CONSENT ->
                                                "nobody has agreed that this voice is judged";
                                        case WHICH -> "no sentence of the lesson can be told";
                                    };
                };
        return name(placed.file()) + "  →  " + said;
    }

    private static String who(Learner learner) {
        String who = (learner.number() + " " + learner.name()).strip();
        return who.isEmpty() ? "learner" : who;
    }

    private static String score(Scored scored) {
        return switch (scored) {
            case Scored.Judged(Result result) ->
                    String.format(
                            Locale.ROOT,
                            "%5.1f of %d-%d",
                            result.judgement().feedback().pronunciation().score(),
                            result.scale().min(),
                            result.scale().max());
            case Scored.Refused(var failure) -> "not judged: " + failure.detail();
        };
    }

    private String name(Path file) {
        return folder.relativize(file).toString();
    }
}
