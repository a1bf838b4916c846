package app.saywell.desk.lessons.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.desk.lessons.shared.LessonComparison.ComparedLine;
import app.saywell.desk.lessons.shared.LessonComparison.LineSide;
import app.saywell.desk.lessons.shared.SharedFolderException.SharedFolderProblem;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two teachers with a library each, and one folder.
class SharedLessonsTest {
    @TempDir
    private Path folder;

    private Path shared;
    private PracticeFixture kim;
    private PracticeFixture lee;
    private Lesson lesson;

    @BeforeEach
    void open() throws IOException {
        shared = Files.createDirectory(folder.resolve("school"));
        kim = new PracticeFixture(folder.resolve("kim"));
        lee = new PracticeFixture(folder.resolve("lee"));
        lessons(kim).setFolder(shared);
        lessons(lee).setFolder(shared);
        lesson = kim.useCases.lessons().create("Unit 4");
        kim.useCases.lessons().addSentences(lesson.id(), List.of("Good morning.", "See you."));
        kim.useCases.lessons().setTags(lesson.id(), List.of("grade-3"));
        lessons(kim).publish(lesson.id(), Optional.empty());
    }

    @AfterEach
    void close() {
        kim.close();
        lee.close();
    }

    @Test
    void aSharedLessonIsOpenedWithItsTagsAndThenTheSameOnBothSides() throws IOException {
        assertThat(only(lee).state()).isEqualTo(SharedState.ONLY_THERE);
        Lesson opened = openAtLee();
        assertThat(texts(lee, opened)).containsExactly("Good morning.", "See you.");
        assertThat(opened.tags()).containsExactly("grade-3");
        assertThat(only(lee).state()).isEqualTo(SharedState.SAME);
        assertThat(only(kim).state()).isEqualTo(SharedState.SAME);
        assertThat(lessons(kim).findUnshared()).extracting(Lesson::id).doesNotContain(lesson.id());
    }

    @Test
    void whatWasChangedOnOneSideIsTakenOverWithRecordingsKeptAndUndone() throws IOException {
        Lesson atLee = openAtLee();
        long learner = lee.useCases.learners().current().id();
        Sentence morning = lee.useCases.lessons().sentences(atLee.id()).getFirst();
        lee.take(morning, learner);
        kim.useCases.lessons().addSentences(lesson.id(), List.of("Good night."));
        kim.useCases
                .lessons()
                .deleteSentence(
                        kim.useCases.lessons().sentences(lesson.id()).get(1).id());
        assertThat(only(kim).state()).isEqualTo(SharedState.CHANGED_HERE);
        lessons(kim).publish(lesson.id(), only(kim).there());
        SharedLesson changed = only(lee);
        assertThat(changed.state()).isEqualTo(SharedState.CHANGED_THERE);
        lessons(lee).takeOver(atLee.id(), changed.there().orElseThrow());
        assertThat(texts(lee, atLee)).containsExactly("Good morning.", "Good night.");
        assertThat(lee.useCases.takes().findByOwner(morning.id(), learner))
                .as("its recording is still there")
                .hasSize(1);
        assertThat(only(lee).state()).isEqualTo(SharedState.SAME);
        lee.useCases.edits().history().undo();
        assertThat(texts(lee, atLee)).containsExactly("Good morning.", "See you.");
        lee.useCases.edits().history().redo();
        assertThat(texts(lee, atLee)).containsExactly("Good morning.", "Good night.");
    }

    @Test
    void pronunciationsComeWithAVersionThatIsTakenOverAndNoneHereIsOverwritten() throws IOException {
        Lesson atLee = openAtLee();
        kim.useCases.lessons().addSentences(lesson.id(), List.of("We saw Seoul and Busan."));
        kim.library.pronunciations().setPronunciation("Seoul", Optional.of("soul"), PracticeFixture.NOW);
        kim.library.pronunciations().setPronunciation("Busan", Optional.of("boo-sahn"), PracticeFixture.NOW);
        lee.library.pronunciations().setPronunciation("Busan", Optional.of("bu-san"), PracticeFixture.NOW);
        lessons(kim).publish(lesson.id(), only(kim).there());
        lessons(lee).takeOver(atLee.id(), only(lee).there().orElseThrow());
        assertThat(lee.library.pronunciations().findPronunciation("Seoul")).contains("soul");
        assertThat(lee.library.pronunciations().findPronunciation("Busan")).contains("bu-san");
        lee.useCases.edits().history().undo();
        assertThat(lee.library.pronunciations().findPronunciation("Seoul")).isEmpty();
        assertThat(lee.library.pronunciations().findPronunciation("Busan")).contains("bu-san");
    }

    @Test
    void whatWasChangedOnBothSidesIsShownAndNeverOverwrittenUnseen() throws IOException {
        Lesson atLee = openAtLee();
        SharedFile seenBefore = only(lee).there().orElseThrow();
        kim.useCases.lessons().addSentences(lesson.id(), List.of("From Kim."));
        lee.useCases.lessons().addSentences(atLee.id(), List.of("From Lee."));
        lessons(kim).publish(lesson.id(), only(kim).there());
        assertThatExceptionOfType(SharedFolderException.class)
                .isThrownBy(() -> lessons(lee).publish(atLee.id(), Optional.of(seenBefore)))
                .satisfies(refused -> assertThat(refused.problem()).isEqualTo(SharedFolderProblem.CHANGED_MEANWHILE));
        SharedLesson conflict = only(lee);
        assertThat(conflict.state()).isEqualTo(SharedState.CONFLICT);
        assertThat(lessons(lee)
                        .compare(atLee.id(), conflict.there().orElseThrow())
                        .lines())
                .containsExactly(
                        new ComparedLine("Good morning.", LineSide.BOTH),
                        new ComparedLine("See you.", LineSide.BOTH),
                        new ComparedLine("From Lee.", LineSide.HERE),
                        new ComparedLine("From Kim.", LineSide.THERE));
        lessons(lee).publish(atLee.id(), conflict.there());
        assertThat(only(kim).state()).isEqualTo(SharedState.CHANGED_THERE);
        try (Stream<Path> earlier = Files.list(shared.resolve("earlier"))) {
            assertThat(earlier).as("both replaced files are kept").hasSize(2);
        }
    }

    @Test
    void bothVersionsOfAConflictCanBeKept() throws IOException {
        Lesson atLee = openAtLee();
        kim.useCases.lessons().addSentences(lesson.id(), List.of("From Kim."));
        lee.useCases.lessons().addSentences(atLee.id(), List.of("From Lee."));
        lessons(kim).publish(lesson.id(), only(kim).there());
        Lesson theirs = lessons(lee).keepBoth(atLee.id(), only(lee).there().orElseThrow());
        assertThat(texts(lee, atLee)).contains("From Lee.").doesNotContain("From Kim.");
        assertThat(texts(lee, theirs)).contains("From Kim.").doesNotContain("From Lee.");
        assertThat(only(lee).here()).map(Lesson::id).contains(theirs.id());
    }

    @Test
    void aLessonThatAnotherComputerIsWritingIsNotWritten() throws IOException {
        kim.useCases.lessons().addSentences(lesson.id(), List.of("Good night."));
        SharedFile seen = only(kim).there().orElseThrow();
        Path lock = Files.writeString(shared.resolve("." + seen.id() + ".lock"), "another computer");
        byte[] before = Files.readAllBytes(seen.file());
        assertThatExceptionOfType(SharedFolderException.class)
                .isThrownBy(() -> lessons(kim).publish(lesson.id(), Optional.of(seen)))
                .satisfies(refused -> assertThat(refused.problem()).isEqualTo(SharedFolderProblem.LOCKED));
        assertThat(Files.readAllBytes(seen.file())).isEqualTo(before);
        Files.setLastModifiedTime(
                lock, FileTime.from(Instant.now().minus(LessonLock.LEFT_BEHIND).minusSeconds(60)));
        lessons(kim).publish(lesson.id(), Optional.of(seen));
        assertThat(lock).as("left behind, taken over and given back").doesNotExist();
    }

    @Test
    void whoseLockIsTakenOverWhileItWritesLeavesTheLessonThatIsThere() throws IOException {
        kim.useCases.lessons().addSentences(lesson.id(), List.of("Good night."));
        SharedFile seen = only(kim).there().orElseThrow();
        byte[] before = Files.readAllBytes(seen.file());
        assertThatExceptionOfType(SharedFolderException.class)
                .isThrownBy(() -> kim.useCases.lessonPacks().writeShared(lesson.id(), seen.id(), seen.file(), () -> {
                    throw new SharedFolderException(SharedFolderProblem.LOCKED, "taken over");
                }));
        assertThat(Files.readAllBytes(seen.file())).isEqualTo(before);
        try (var entries = Files.list(shared)) {
            assertThat(entries).as("nothing half written stays").containsExactly(seen.file());
        }
    }

    @Test
    void aFileThatIsCutOffIsNamedAndNothingIsTakenFromIt() throws IOException {
        openAtLee();
        SharedFile seen = only(lee).there().orElseThrow();
        byte[] whole = Files.readAllBytes(seen.file());
        Files.write(seen.file(), Arrays.copyOf(whole, whole.length / 2));
        assertThat(lessons(lee).list())
                .extracting(SharedLesson::state)
                .containsExactlyInAnyOrder(SharedState.UNREADABLE, SharedState.GONE_THERE);
        Files.write(seen.file(), whole);
        assertThat(only(lee).state()).isEqualTo(SharedState.SAME);
    }

    @Test
    void aCopyThatAProgramForFilesMadeIsALessonOfItsOwn() throws IOException {
        SharedFile seen = only(kim).there().orElseThrow();
        Files.copy(seen.file(), shared.resolve("Unit-4 (conflicted copy of another computer).saywell"));
        assertThat(lessons(kim).list())
                .extracting(SharedLesson::state)
                .containsExactlyInAnyOrder(SharedState.SAME, SharedState.ONLY_THERE);
    }

    @Test
    void withoutItsFolderNothingIsCalledGone() throws IOException {
        Files.move(shared, folder.resolve("unplugged"));
        assertThatExceptionOfType(SharedFolderException.class)
                .isThrownBy(() -> lessons(kim).list())
                .satisfies(refused -> assertThat(refused.problem()).isEqualTo(SharedFolderProblem.NO_FOLDER));
    }

    private Lesson openAtLee() throws IOException {
        return lessons(lee).open(only(lee).there().orElseThrow());
    }

    private SharedLesson only(PracticeFixture teacher) throws IOException {
        List<SharedLesson> all = lessons(teacher).list();
        assertThat(all).hasSize(1);
        return all.getFirst();
    }

    private static SharedLessons lessons(PracticeFixture teacher) {
        return teacher.useCases.sharedLessons();
    }

    private static List<String> texts(PracticeFixture teacher, Lesson of) {
        return teacher.useCases.lessons().sentences(of.id()).stream()
                .map(Sentence::text)
                .toList();
    }
}
