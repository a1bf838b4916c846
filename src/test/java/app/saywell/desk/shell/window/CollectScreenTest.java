package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classroom.grid.CellState;
import app.saywell.desk.homework.HomeworkKeys;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.HandInFiles;
import app.saywell.desk.homework.view.CollectPhase;
import app.saywell.desk.homework.view.CollectViewModel;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// Homework that comes back, as a teacher collects it, by keyboard and mouse.
class CollectScreenTest {
    @TempDir
    Path folder;

    @TempDir
    Path outside;

    private ClassWindow school;
    private ClassKey key;
    private Homework homework;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        UiTestServices services = school.services;
        UseCaseContext context = new UseCaseContext(
                services.library,
                services.tasks,
                services.practice.changes(),
                services.practice.edits().history(),
                InstantSource.system(),
                new DecodedAudioCache(new AudioDecoder()::decode));
        key = new HomeworkKeys(context).keyOf(school.schoolClass.id());
        homework = new Homework(
                UUID.randomUUID(), school.schoolClass.id(), school.lesson.id(), Instant.now(), Optional.empty(), false);
        services.library.homework().insert(homework);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void whatIsDroppedIsShownAndStoredOnlyWhenTheTeacherSaysSo() throws IOException {
        school.services
                .practice
                .learners()
                .recordConsent(
                        List.of(school.learners.get(1).id()), Consent.THIS_COMPUTER, Optional.of(false), "어머니", "동의서");
        byte[] damaged = handIn(2).bytes();
        damaged[400] ^= 1;
        Path broken = Files.write(outside.resolve("b.saywell-homework"), damaged);
        Path whole = handIn(0).write(outside.resolve("a.saywell-homework"));
        Path keptOut = handIn(1).write(outside.resolve("c.saywell-homework"));
        Path notes = Files.writeString(outside.resolve("notes.txt"), "x");
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        WindowRobot.run(() -> school.window.openDropped(List.of(whole, broken, keptOut, notes)));
        WindowRobot.await("the files", () -> rows() == 3);
        assertThat(states())
                .containsExactlyInAnyOrder(CollectedState.NEW, CollectedState.DAMAGED, CollectedState.NO_CONSENT);
        assertThat(school.shows("1 강민준")).isTrue();
        assertThat(school.shows("Unit 3 · 3 recordings, 3 new")).isTrue();
        assertThat(school.shows("there is no consent to homework")).isTrue();
        assertThat(school.shows("Damaged, or no homework.")).isTrue();
        assertThat(school.shows("3 files, 1 to store")).isTrue();
        assertThat(takes(0)).isEmpty();
        clickStore();
        WindowRobot.await("the message", () -> school.shows("3 recordings were stored from 1 file"));
        assertThat(takes(0)).hasSize(3);
        assertThat(takes(1)).isEmpty();
        WindowRobot.await("who has handed in", () -> school.shows("1 of 5 handed in"));
        assertThat(school.shows("Handed in (1): 1 강민준")).isTrue();
        assertThat(school.shows("Not yet (4): 2 김서연, 3 김도윤, 4 김하은, 15 남지호")).isTrue();
    }

    @Test
    void theGridSaysWhichTakesAreFromHomeInSignAndWords() {
        collectAndStore(handIn(0).write(outside.resolve("a.saywell-homework")));
        WindowRobot.run(() -> viewTab(ClassTab.GRID));
        school.take(1, 2);
        WindowRobot.await("the score", () -> school.board().cellState(0, 2).status() != CellState.CellStatus.EMPTY);
        WindowRobot.await("the other take", () -> school.board().recordedCount() == 4);
        assertThat(school.board().cellState(0, 2).fromHome()).isTrue();
        assertThat(school.board().cellState(1, 2).fromHome()).isFalse();
        WindowRobot.await("the count", () -> school.shows("3 at home"));
        Node grid = school.scene().lookup(".class-grid");
        String words = WindowRobot.call(() -> {
            Node cell = (Node) grid.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, 0, 3);
            return String.valueOf(cell.queryAccessibleAttribute(AccessibleAttribute.TEXT));
        });
        assertThat(words).startsWith("1 강민준").endsWith("recorded at home");
    }

    @Test
    void theTeacherChoosesWhoseItIsAndPlainRecordingsAreCollectedToo() throws IOException {
        HandInFiles stranger = handIn(0);
        stranger.manifest.put("learner", java.util.Map.of("number", "77"));
        Path file = stranger.write(outside.resolve("a.saywell-homework"));
        Path plain = Files.write(
                outside.resolve("15-03.wav"),
                WavEncoder.encode(SyntheticReading.learner().audio()));
        prompt().add(file);
        prompt().add(plain);
        WindowRobot.run(() -> viewTab(ClassTab.HOMEWORK));
        WindowRobot.click(school.scene(), "#collect-homework");
        WindowRobot.await("the files", () -> rows() == 2);
        int asked = states().indexOf(CollectedState.UNKNOWN_LEARNER);
        assertThat(asked).isNotNegative();
        String choice = "#collect-learner-" + asked;
        WindowRobot.await("the choice", () -> school.scene().lookup(choice) != null);
        WindowRobot.focus(school.scene(), choice);
        WindowRobot.run(() -> ((ComboBox<?>) school.scene().lookup(choice))
                .getSelectionModel()
                .select(2));
        WindowRobot.await("two to store", () -> collecting().storableCount() == 2);
        awaitStorable();
        WindowRobot.focus(school.scene(), "#store-homework");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the end", () -> collecting().phase().get() == CollectPhase.IDLE);
        WindowRobot.await("the takes", () -> takes(2).size() == 3 && takes(4).size() == 1);
    }

    @Test
    void aNumberThatTwoHaveIsToldAndTheListFollowsItsCorrectionAndAConsent() {
        Learner second = school.learners.get(1);
        Learner third = school.learners.get(2);
        school.services.library.learners().update(second.id(), second.name(), "01", second.classId());
        var learners = school.services.practice.learners();
        learners.recordConsent(List.of(third.id()), Consent.THIS_COMPUTER, Optional.of(false), "어머니", "동의서");
        HandInFiles byNumber = handIn(0);
        byNumber.manifest.put("learner", java.util.Map.of("number", "1"));
        Path shared = byNumber.write(outside.resolve("a.saywell-homework"));
        Path keptOut = handIn(2).write(outside.resolve("b.saywell-homework"));
        WindowRobot.run(() -> school.window.openDropped(List.of(shared, keptOut)));
        WindowRobot.await("the files", () -> rows() == 2);
        assertThat(states()).containsExactlyInAnyOrder(CollectedState.SEVERAL_LEARNERS, CollectedState.NO_CONSENT);
        assertThat(WindowRobot.call(() -> school.shows("More than one learner in this class has that number.")))
                .isTrue();
        Pictures.keep(school.scene(), "shared-number");

        WindowRobot.run(() -> viewTab(ClassTab.LEARNERS));
        learners.editLearner(second.id(), second.name(), "2", second.classId());
        WindowRobot.await("whose it is", () -> states().contains(CollectedState.NEW));
        learners.recordConsent(List.of(third.id()), Consent.THIS_COMPUTER, Optional.of(true), "어머니", "동의서");
        WindowRobot.await("both to store", () -> collecting().storableCount() == 2);
        WindowRobot.run(() -> viewTab(ClassTab.HOMEWORK));
        clickStore();
        WindowRobot.await("the takes", () -> takes(0).size() == 3 && takes(2).size() == 3);
    }

    @Test
    void theSameFilesChangeNothingAndTheListCanBeClosed() {
        Path file = handIn(3).write(outside.resolve("a.saywell-homework"));
        collectAndStore(file);
        WindowRobot.run(() -> school.window.openDropped(List.of(file)));
        WindowRobot.await("the file", () -> rows() == 1);
        assertThat(states()).containsExactly(CollectedState.ALREADY_THERE);
        assertThat(WindowRobot.call(() -> ((Labeled) school.scene().lookup("#store-homework")).isDisabled()))
                .isTrue();
        WindowRobot.scrollAndClick(school.scene(), "#cancel-homework");
        WindowRobot.await("nothing", () -> collecting().phase().get() == CollectPhase.IDLE);
        assertThat(takes(3)).hasSize(3);
    }

    @Test
    void onlyFilesThatCanBeStoredAreCounted() {
        Path stored = handIn(3).write(outside.resolve("a.saywell-homework"));
        collectAndStore(stored);
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        var watched = school.window.watchedFolder();
        WindowRobot.run(() -> watched.watch(outside));
        handIn(0).write(outside.resolve("b.saywell-homework"));
        WindowRobot.await("the new one alone", () -> {
            watched.poll();
            return school.shows("1 file of homework waits");
        });
        WindowRobot.run(() -> school.window.openDropped(List.of(stored)));
        WindowRobot.await("both in the list", () -> rows() == 2);
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        assertThat(school.shows("1 file of homework waits")).isTrue();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("the same in Korean", () -> school.shows("걷을 숙제 1개"));
        WindowRobot.run(() -> collecting().store());
        WindowRobot.await("the takes", () -> takes(0).size() == 3);
        WindowRobot.await(
                "nothing that waits",
                () -> !school.scene().lookup("#hand-ins-wait").isVisible());
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void withoutHomeworkTheHintNamesTheButtonThatGivesIt(String language) {
        school.services.library.homework().eraseByClass(school.schoolClass.id());
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
        WindowRobot.await("the button", () -> school.scene().lookup("#give-homework") != null);
        String button = WindowRobot.call(() -> ((Labeled) school.scene().lookup("#give-homework")).getText());
        WindowRobot.run(() -> viewTab(ClassTab.HOMEWORK));
        WindowRobot.await("the hint", () -> school.shows("‘" + button + "’"));
        WindowRobot.click(school.scene(), "#lesson-" + school.lesson.id());
        WindowRobot.await("where it is given", () -> isShown("#give-homework"));
    }

    private boolean isShown(String selector) {
        Node node = school.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }

    @Test
    void aWatchedFolderIsLookedIntoAndWhatArrivesIsAnnouncedOnTheOtherTabs() {
        prompt().add(outside);
        WindowRobot.run(() -> viewTab(ClassTab.HOMEWORK));
        WindowRobot.click(school.scene(), "#choose-folder");
        WindowRobot.await("its path", () -> school.shows("Watched: " + outside));
        handIn(0).write(outside.resolve("a.saywell-homework"));
        WindowRobot.run(() -> viewTab(ClassTab.GRID));
        var watched = school.window.watchedFolder();
        WindowRobot.await("the file at rest", () -> {
            watched.poll();
            return school.shows("A file has arrived as homework.");
        });
        assertThat(takes(0)).as("nothing is stored by itself").isEmpty();
        WindowRobot.click(school.scene(), "#look-at-homework");
        WindowRobot.await("the list", () -> school.scene().lookup("#store-homework") != null);
        clickStore();
        WindowRobot.await("the takes", () -> takes(0).size() == 3);
        WindowRobot.scrollAndClick(school.scene(), "#stop-folder");
        WindowRobot.await("no folder", () -> watched.folder().get().isEmpty());
    }

    @Test
    void theWatchedFolderIsToldOfOnEveryScreen() {
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        var watched = school.window.watchedFolder();
        WindowRobot.run(() -> watched.watch(outside));
        handIn(0).write(outside.resolve("a.saywell-homework"));
        handIn(2).write(outside.resolve("b.saywell-homework"));
        WindowRobot.await("the news", () -> {
            watched.poll();
            return school.shows("2 files of homework wait");
        });
        assertThat(takes(0)).as("nothing is stored by itself").isEmpty();
        WindowRobot.click(school.scene(), "#hand-ins-wait");
        WindowRobot.await("the list", () -> school.scene().lookup("#store-homework") != null);
        assertThat(WindowRobot.call(
                        () -> school.scene().lookup("#hand-ins-wait").isVisible()))
                .isFalse();
        clickStore();
        WindowRobot.await("the takes", () -> takes(0).size() == 3 && takes(2).size() == 3);
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        assertThat(WindowRobot.call(
                        () -> school.scene().lookup("#hand-ins-wait").isVisible()))
                .isFalse();
    }

    @Test
    void recordingsWithoutSoundAreNamedBeforeAnythingIsStored() {
        HandInFiles file = new HandInFiles(key, homework, school.learners.getFirst());
        file.add(
                school.sentences.get(0),
                WavEncoder.encode(SyntheticReading.learner().audio()),
                "wav");
        file.add(
                school.sentences.get(1),
                WavEncoder.encode(new app.saywell.speech.signal.Pcm(new float[48_000], 24_000)),
                "wav");
        file.add(school.sentences.get(2), new byte[5_000], "webm");
        Path written = file.write(outside.resolve("a.saywell-homework"));
        WindowRobot.run(() -> school.window.openDropped(List.of(written)));
        WindowRobot.await(
                "the silent one", () -> school.shows("1 recording is silent and will be held back from scoring"));
        assertThat(school.shows("will be left out: sentence 3")).isTrue();
        assertThat(takes(0)).isEmpty();
        clickStore();
        WindowRobot.await("two takes", () -> takes(0).size() == 2);
    }

    @Test
    void resultPagesAreWrittenWhenTheTeacherAsksForThem() throws IOException {
        collectAndStore(handIn(0).write(outside.resolve("a.saywell-homework")));
        collectAndStore(handIn(4).write(outside.resolve("b.saywell-homework")));
        WindowRobot.await(
                "the scores",
                () -> school.services.practice.scoringQueue().queuedTakes().isEmpty());
        Path pages = Files.createDirectory(outside.resolve("pages"));
        WindowRobot.scrollAndClick(school.scene(), "#pages-" + homework.id());
        WindowRobot.await("the choices", () -> school.scene().lookup("#write-pages") != null);
        prompt().add(pages);
        WindowRobot.run(() -> ((CheckBox) school.scene().lookup("#pages-own")).setSelected(true));
        WindowRobot.focus(school.scene(), "#write-pages");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the message", () -> school.shows("2 pages are in"));
        try (Stream<Path> files = Files.list(pages)) {
            List<Path> written = files.sorted().toList();
            assertThat(written)
                    .extracting(file -> file.getFileName().toString())
                    .containsExactly("3-2_01_Unit-3.html", "3-2_15_Unit-3.html");
            assertThat(Files.readString(written.getFirst()))
                    .contains("강민준", "data:audio/wav;base64,")
                    .doesNotContain("남지호");
        }
    }

    private HandInFiles handIn(int learner) {
        HandInFiles file = new HandInFiles(key, homework, school.learners.get(learner));
        for (int i = 0; i < 3; i++) {
            float[] spoken = SyntheticReading.learner().audio().samples().clone();
            spoken[0] = 0.0002f * (1 + learner * 5 + i);
            file.add(
                    school.sentences.get(i),
                    WavEncoder.encode(new app.saywell.speech.signal.Pcm(
                            spoken, SyntheticReading.learner().audio().sampleRate())),
                    "wav");
        }
        return file;
    }

    private void clickStore() {
        awaitStorable();
        WindowRobot.scrollAndClick(school.scene(), "#store-homework");
    }

    /// Not while files are looked at again.
    private void awaitStorable() {
        WindowRobot.await(
                "the button",
                () -> school.scene().lookup("#store-homework") instanceof Node button && !button.isDisabled());
    }

    private void collectAndStore(Path file) {
        WindowRobot.run(() -> school.window.openDropped(List.of(file)));
        WindowRobot.await("the file", () -> collecting().storableCount() == 1);
        WindowRobot.await("one look", () -> !collecting().lookingAgain().get());
        WindowRobot.run(() -> collecting().store());
        WindowRobot.await("the end", () -> collecting().phase().get() == CollectPhase.IDLE);
    }

    private void viewTab(ClassTab tab) {
        school.window.classScreen().viewModel().selectedTab().set(tab);
    }

    private QueuedFilePrompt prompt() {
        return (QueuedFilePrompt) school.services.appServices().files().apply(school.scene());
    }

    private CollectViewModel collecting() {
        return school.window.classScreen().collectViewModel();
    }

    private int rows() {
        return collecting().phase().get() == CollectPhase.DECIDING
                ? collecting().rows().get().size()
                : -1;
    }

    private List<CollectedState> states() {
        return WindowRobot.call(() -> collecting().rows().get().stream()
                .map(row -> row.file().state())
                .toList());
    }

    private List<Take> takes(int learner) {
        return school.services
                .library
                .takes()
                .findByLearner(school.learners.get(learner).id());
    }
}
