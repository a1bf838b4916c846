package app.saywell.desk.shell.start;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.presenter.PracticeViewModel;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Takes a course of use through the real window, several times, and prints the gaps between the
/// pulses of JavaFX: takes are recorded, judged and played, all screens and classes visited, a
/// thousand sentences imported and one of them practised, a learner erased, a backup made, and
/// theme and language changed.
///
/// Arguments: the data folder, such as one that `LargeLibrary` has filled, which is changed; how
/// many rounds; for how many seconds what an act has done is looked at, 0.8 if left out. Somebody
/// who looks for ten seconds takes about an hour for six rounds. To be started with the options of
/// the launcher, and on a display, as of Xvfb.
public final class PulseGapsMain {
    private static final int IMPORTED = 1_000;
    private static final int TAKES = 3;
    private static final double SECONDS = 3;
    private static final double LOOK_SECONDS = 0.8;
    private static final List<String> SCREENS =
            List.of("CLASS", "LESSONS", "TRANSCRIBE", "REPORTS", "QUEUE", "SETTINGS", "PRACTICE");

    private final DrivenWindow window;
    private final PulseRecorder pulses;
    private final ServiceGraph practice;
    private final Path folder;
    private final Lesson sample;
    private final long lookMillis;

    private PulseGapsMain(DrivenWindow window, PulseRecorder pulses, Path folder, double lookSeconds) {
        lookMillis = Math.round(lookSeconds * 1e3);
        this.window = window;
        this.pulses = pulses;
        this.folder = folder;
        practice = window.practice();
        sample = practice.lessons().findAll().stream()
                .filter(lesson -> hasReading(practice, lesson))
                .findFirst()
                .orElseThrow();
    }

    private static boolean hasReading(ServiceGraph practice, Lesson lesson) {
        List<Sentence> sentences = practice.lessons().sentences(lesson.id());
        return sentences.size() == DrivenWindow.SENTENCES
                && practice.readings().primaryReading(sentences.getFirst().id()).isPresent();
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        FailedMeasurement.endsTheProgram();
        int rounds = Integer.parseInt(arguments[1]);
        double lookSeconds = arguments.length < 3 ? LOOK_SECONDS : Double.parseDouble(arguments[2]);
        Path folder = Files.createTempDirectory("saywell-pulses");
        try (DrivenWindow window = new DrivenWindow(Path.of(arguments[0]), SECONDS)) {
            window.awaitShown();
            PulseRecorder pulses = OffScreenRenderer.callOnUiThread(PulseRecorder::new);
            window.run(pulses::start);
            PulseGapsMain course = new PulseGapsMain(window, pulses, folder, lookSeconds);
            try {
                for (int round = 0; round < rounds; round++) {
                    course.run(round);
                }
            } finally {
                window.run(pulses::print);
            }
        }
        System.exit(0);
    }

    private void run(int round) throws Exception {
        records(round);
        visitsScreens();
        opensClasses(round);
        importsSentences(round);
        erasesLearner(round);
        backsUp(round);
        changesLook();
    }

    private void act(String name, Runnable act) throws InterruptedException {
        pulses.begin(name);
        window.run(act);
        Thread.sleep(lookMillis);
    }

    private void records(int round) throws InterruptedException {
        act("opening the sample lesson", () -> window.window().navigateTo("PRACTICE"));
        act("choosing the lesson", () -> viewModel().open(sample.id()));
        List<Sentence> sentences = practice.lessons().sentences(sample.id());
        for (int take = 0; take < TAKES; take++) {
            int row = (round * TAKES + take) % DrivenWindow.SENTENCES;
            pulses.begin("recording and judging");
            if (!window.record(row, sentences.get(row))) {
                throw new IllegalStateException("a take was not judged");
            }
            Thread.sleep(lookMillis);
            act("playing", () -> viewModel().play(VoiceSide.LEARNER));
            Thread.sleep(2 * lookMillis);
        }
    }

    private PracticeViewModel viewModel() {
        return window.window().practiceScreen().viewModel();
    }

    private void visitsScreens() throws InterruptedException {
        for (String screen : SCREENS) {
            act("opening " + screen, () -> window.window().navigateTo(screen));
            Thread.sleep(lookMillis);
        }
    }

    private void opensClasses(int round) throws InterruptedException {
        act("opening CLASS again", () -> window.window().navigateTo("CLASS"));
        ClassViewModel classes = window.window().classScreen().viewModel();
        List<SchoolClass> all = practice.classes().findAll();
        Lesson lesson = practice.lessons().findAll().get(round % 10);
        for (int i = 0; i < 3; i++) {
            SchoolClass chosen = all.get((3 * round + i) % all.size());
            act("choosing a class", () -> classes.selectClass(chosen.id()));
            act("giving a lesson", () -> classes.assign(lesson.id(), Optional.empty()));
        }
        for (ClassTab tab : ClassTab.values()) {
            act("tab " + tab, () -> classes.selectedTab().set(tab));
        }
        act("tab GRID again", () -> classes.selectedTab().set(ClassTab.GRID));
    }

    private void importsSentences(int round) throws Exception {
        act("opening LESSONS again", () -> window.window().navigateTo("LESSONS"));
        window.fire("#new-lesson");
        Thread.sleep(lookMillis);
        window.files().add(sentences(round));
        pulses.begin("importing");
        long before = practice.lessons().findAll().size();
        window.fire("#import-text");
        Lesson created = practice.lessons().findAll().get((int) before - 1);
        DrivenWindow.await(
                "the sentences",
                () -> practice.lessons().sentences(created.id()).size() == IMPORTED);
        Thread.sleep(4 * lookMillis);
        act("practising a long lesson", () -> window.fire("#practise"));
        Thread.sleep(lookMillis);
        act("choosing in a long lesson", () -> viewModel().chooseSentence(IMPORTED / 2));
        pulses.begin("recording in a long lesson");
        window.record(practice.lessons().sentences(created.id()).get(IMPORTED / 2));
        act("back to a long lesson", () -> window.window().navigateTo("LESSONS"));
        act("removing a long lesson", () -> window.fire("#lesson-delete"));
        act("undoing that", practice.edits()::undo);
        act("removing it again", practice.edits()::redo);
    }

    private Path sentences(int round) throws IOException {
        Path list = folder.resolve("sentences-" + round + ".txt");
        return Files.writeString(
                list,
                IntStream.range(0, IMPORTED)
                        .mapToObj(i -> "This is the sentence with the number " + i + ".")
                        .collect(Collectors.joining("\n")));
    }

    private void erasesLearner(int round) throws InterruptedException {
        act("opening CLASS to erase", () -> window.window().navigateTo("CLASS"));
        act(
                "opening the roster",
                () -> window.window().classScreen().viewModel().selectedTab().set(ClassTab.LEARNERS));
        RosterViewModel roster = window.window().classScreen().rosterViewModel();
        Learner erased = roster.learners().get().getLast();
        act("choosing a learner", () -> roster.selectLearner(erased.id()));
        pulses.begin("erasing");
        window.run(roster::erase);
        DrivenWindow.await("the certificate", () -> roster.certificate().get().isPresent());
        Thread.sleep(lookMillis);
        act("closing the certificate", roster::closeCertificate);
    }

    private void backsUp(int round) throws Exception {
        Path backup = folder.resolve("backup-" + round + ".zip");
        window.files().add(backup);
        act("opening REPORTS again", () -> window.window().navigateTo("REPORTS"));
        act("the files", () -> window.fire("#reports-copies"));
        pulses.begin("backing up");
        window.fire("#backup-now");
        DrivenWindow.await("the backup", () -> Files.exists(backup));
        Thread.sleep(2 * lookMillis);
    }

    private void changesLook() throws InterruptedException {
        act("opening PRACTICE again", () -> window.window().navigateTo("PRACTICE"));
        for (Theme theme : List.of(Theme.DARK, Theme.LIGHT)) {
            act("theme " + theme, () -> practice.edits()
                    .edit(() -> practice.settings().set(Setting.THEME, theme)));
        }
        for (String language : List.of("ko", "en")) {
            act("language " + language, () -> practice.edits()
                    .edit(() -> practice.settings().set(Setting.INTERFACE_LANGUAGE, language)));
        }
    }
}
