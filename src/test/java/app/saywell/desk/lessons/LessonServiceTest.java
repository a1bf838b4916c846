package app.saywell.desk.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonServiceTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private LessonService lessons;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        lessons = fixture.useCases.lessons();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void numbersHaveNoHolesAfterASentenceOrALessonIsDeleted() {
        Lesson lesson = lessons.create("First");
        List<Sentence> all = lessons.addSentences(lesson.id(), List.of("a", "b", "c", "d"));
        lessons.deleteSentence(all.get(1).id());
        assertThat(lessons.sentences(lesson.id()))
                .extracting(Sentence::position)
                .containsExactly(0, 1, 2);
        assertThat(fixture.library
                        .sentences()
                        .find(all.get(3).id())
                        .orElseThrow()
                        .position())
                .isEqualTo(2);
        assertThat(lessons.search("d")).extracting(Sentence::position).containsExactly(2);
        assertThat(lessons.addSentences(lesson.id(), List.of("e", "f")))
                .extracting(Sentence::position)
                .containsExactly(3, 4);
        Lesson second = lessons.create("Second");
        Lesson third = lessons.create("Third");
        lessons.delete(second.id());
        assertThat(fixture.library.lessons().find(third.id()).orElseThrow().position())
                .isEqualTo(1);
    }

    @Test
    void aDeletedSentenceComesBackToItsPlaceAmongMovedOnes() {
        Lesson lesson = lessons.create("First");
        List<Sentence> all = lessons.addSentences(lesson.id(), List.of("a", "b", "c", "d"));
        lessons.moveSentence(all.get(3).id(), 1);
        lessons.deleteSentence(all.get(3).id());
        lessons.moveSentence(all.get(2).id(), 1);
        fixture.useCases.edits().history().undo();
        fixture.useCases.edits().history().undo();
        assertThat(lessons.sentences(lesson.id())).extracting(Sentence::text).containsExactly("a", "d", "b", "c");
    }

    @Test
    void everyEditOfALessonCanBeUndoneAndRedone() {
        Lesson first = lessons.create("First");
        Lesson second = lessons.create("Second");
        lessons.move(second.id(), 0);
        lessons.rename(first.id(), "Premier", "in French");
        lessons.delete(second.id());
        List<List<String>> states = List.of(
                List.of("Premier"),
                List.of("Second", "Premier"),
                List.of("Second", "First"),
                List.of("First", "Second"),
                List.of("First"),
                List.of());
        assertThat(titles()).isEqualTo(states.getFirst());
        for (List<String> state : states.subList(1, states.size())) {
            fixture.useCases.edits().history().undo();
            assertThat(titles()).isEqualTo(state);
        }
        assertThat(fixture.useCases.edits().history().undoName()).isEmpty();
        for (List<String> state : states.reversed().subList(1, states.size())) {
            fixture.useCases.edits().history().redo();
            assertThat(titles()).isEqualTo(state);
        }
        assertThat(fixture.useCases.edits().history().redoName()).isEmpty();
    }

    @Test
    void everyEditOfASentenceCanBeUndone() {
        long lesson = lessons.create("A lesson").id();
        List<Sentence> made = lessons.addSentences(lesson, List.of("one ", "  ", "two", "three"));
        assertThat(texts(lesson)).containsExactly("one", "two", "three");
        lessons.moveSentence(made.getFirst().id(), 2);
        assertThat(texts(lesson)).containsExactly("two", "three", "one");
        lessons.editSentence(made.getFirst().id(), "eins", "하나");
        lessons.deleteSentence(made.get(1).id());
        assertThat(texts(lesson)).containsExactly("three", "eins");
        IntStream.range(0, 3).forEach(i -> fixture.useCases.edits().history().undo());
        assertThat(texts(lesson)).containsExactly("one", "two", "three");
        fixture.useCases.edits().history().undo();
        assertThat(texts(lesson)).isEmpty();
    }

    @Test
    void aCopyHasItsOwnSentencesAndSharesTheReadings() {
        Sentence sentence = fixture.sentence("We call it bear");
        PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                .readings()
                .add(
                        sentence.id(),
                        fixture.tone("model.wav", 440),
                        new ModelReading.ReadingSpeaker("Ms. Park", ""),
                        answer));
        Lesson copy = lessons.duplicate(sentence.lessonId());
        Sentence copied = lessons.sentenceStatuses(copy.id(), 0).getFirst().sentence();
        assertThat(copied.id()).isNotEqualTo(sentence.id());
        ModelReading model =
                fixture.useCases.readings().primaryReading(copied.id()).orElseThrow();
        assertThat(model.analysis()).isPresent();
        assertThat(fixture.embedded.calls).hasValue(1);
        lessons.editSentence(copied.id(), "Other", "");
        assertThat(texts(sentence.lessonId())).containsExactly("We call it bear");
    }

    @Test
    void undoMakesADeletedPrimaryReadingPrimaryAgain() {
        Sentence sentence = fixture.sentence("We call it bear");
        ModelReading first = add(sentence, 300);
        ModelReading second = add(sentence, 400);
        assertThat(model(sentence)).isEqualTo(first.id());
        fixture.useCases.readings().delete(first.id());
        assertThat(model(sentence)).isEqualTo(second.id());
        fixture.useCases.edits().history().undo();
        assertThat(model(sentence)).isEqualTo(first.id());
        fixture.useCases.readings().makePrimary(second.id());
        assertThat(model(sentence)).isEqualTo(second.id());
        fixture.useCases.edits().history().undo();
        assertThat(model(sentence)).isEqualTo(first.id());
    }

    @Test
    void aFolderOfReadingsIsMatchedByNameNumberOrOrder() throws java.io.IOException {
        long lesson = lessons.create("A lesson").id();
        List<Sentence> made = lessons.addSentences(lesson, List.of("We call it bear.", "Hello!", "Good bye"));
        Path files = java.nio.file.Files.createDirectories(folder.resolve("voices"));
        for (String name : List.of("hello.wav", "reading 03.wav", "We call it Bear.wav", "x.wav")) {
            java.nio.file.Files.move(fixture.tone("tone.wav", 300 + name.length()), files.resolve(name));
        }
        java.nio.file.Files.writeString(files.resolve("notes.txt"), "not audio");
        ReadingService.FolderResult batch = PracticeFixture.answerOf(answer -> fixture.useCases
                .readings()
                .addFolder(
                        lesson, files, new ModelReading.ReadingSpeaker("Ms. Park", ""), (done, total) -> {}, answer));
        assertThat(batch.unused()).containsExactly(new UnusedFile(files.resolve("x.wav"), Optional.empty()));
        assertThat(batch.added()).hasSize(3).allMatch(added -> added.analysisFailure()
                .isEmpty());
        for (Sentence sentence : made) {
            assertThat(fixture.useCases.readings().primaryReading(sentence.id()))
                    .isPresent();
        }
    }

    @Test
    void theFilesOfAFolderThatAreNotUsedAreNamedWithTheReason() throws java.io.IOException {
        long lesson = lessons.create("A lesson").id();
        lessons.addSentences(lesson, List.of("One", "Two", "Three", "Four", "Five"));
        Path files = java.nio.file.Files.createDirectories(folder.resolve("voices"));
        java.nio.file.Files.move(fixture.tone("tone.wav", 300), files.resolve("1.wav"));
        java.nio.file.Files.writeString(files.resolve("1.amr"), "#!AMR\n its own recording was made from it");
        java.nio.file.Files.writeString(files.resolve("2.amr"), "#!AMR\n old telephone");
        java.nio.file.Files.writeString(files.resolve("3.wav"), "no sound");
        java.nio.file.Files.createDirectory(files.resolve("4.wav"));
        java.nio.file.Files.createSymbolicLink(files.resolve("5.wav"), files.resolve("gone.wav"));
        java.nio.file.Files.move(fixture.tone("tone.wav", 310), files.resolve("9.wav"));
        ReadingService.FolderPlan plan = fixture.useCases.readings().planFolder(lesson, files);
        assertThat(plan.usable()).isEqualTo(1);
        assertThat(plan.files()).isEqualTo(5);
        ReadingService.FolderResult batch = PracticeFixture.answerOf(answer -> fixture.useCases
                .readings()
                .addFolder(
                        lesson, files, new ModelReading.ReadingSpeaker("Ms. Park", ""), (done, total) -> {}, answer));
        assertThat(batch.added()).hasSize(1);
        for (List<UnusedFile> unused : List.of(plan.unused(), batch.unused())) {
            assertThat(unused).extracting(UnusedFile::name).containsExactly("1.amr", "2.amr", "3.wav", "9.wav");
            assertThat(unused.getFirst().cause().orElseThrow())
                    .isInstanceOfSatisfying(UnreadableAudioException.class, told -> assertThat(told.kind())
                            .contains(UnreadSound.AMR));
            assertThat(unused.get(2).cause().orElseThrow()).hasMessageContaining("none of WAV");
            assertThat(unused.getLast().cause()).isEmpty();
        }
    }

    @Test
    void aFileOfAnUnreadKindDoesNotDisturbTheOrderOfTheOthers() throws java.io.IOException {
        long lesson = lessons.create("A lesson").id();
        lessons.addSentences(lesson, List.of("One", "Two"));
        Path files = java.nio.file.Files.createDirectories(folder.resolve("voices"));
        java.nio.file.Files.move(fixture.tone("tone.wav", 300), files.resolve("first.wav"));
        java.nio.file.Files.writeString(files.resolve("old.amr"), "#!AMR\n old telephone");
        java.nio.file.Files.move(fixture.tone("tone.wav", 310), files.resolve("second.wav"));
        ReadingService.FolderPlan plan = fixture.useCases.readings().planFolder(lesson, files);
        assertThat(plan.usable()).isEqualTo(2);
        assertThat(plan.unused()).extracting(UnusedFile::name).containsExactly("old.amr");
    }

    @Test
    void aFolderOfWhichOneFileCannotBeStoredLeavesNothing() throws java.io.IOException {
        Path files = java.nio.file.Files.createDirectories(folder.resolve("voices"));
        for (int i = 1; i <= 3; i++) {
            java.nio.file.Files.move(fixture.tone("tone.wav", 300 + i), files.resolve(i + " reading.wav"));
        }
        String hash = app.saywell.desk.store.database.RecordingFiles.sha256Of(files.resolve("3 reading.wav"));
        Path obstacle = fixture.library.folder().recordingsFolder().resolve(hash.substring(0, 2));
        java.nio.file.Files.writeString(obstacle, "a file where a folder has to be");
        var voice = new ModelReading.ReadingSpeaker("Ms. Park", "");
        List<SentenceDraft> drafts = Stream.of("One", "Two", "Three")
                .map(text -> new SentenceDraft(text, "", Optional.empty()))
                .toList();

        assertThatThrownBy(() -> fixture.useCases.lessonImport().createWithFolder("A lesson", drafts, files, voice))
                .isInstanceOf(app.saywell.desk.store.database.LibraryException.class);
        assertThat(lessons.findAll()).isEmpty();

        long lesson = fixture.useCases.lessonImport().create("A lesson", drafts).id();
        fixture.useCases.readings().addFolder(lesson, files, voice, (done, total) -> {}, outcome -> {});
        assertThat(lessons.sentenceStatuses(lesson, 0)).hasSize(3).noneMatch(SentenceStatus::hasModelReading);

        java.nio.file.Files.delete(obstacle);
        LessonImport.FolderLesson made =
                fixture.useCases.lessonImport().createWithFolder("Another", drafts, files, voice);
        assertThat(made.unused()).isEmpty();
        assertThat(lessons.sentenceStatuses(made.lesson().id(), 0))
                .hasSize(3)
                .allMatch(SentenceStatus::hasModelReading);
        fixture.useCases.edits().history().undo();
        assertThat(titles()).containsExactly("A lesson");
    }

    @Test
    void sentencesAreFoundByTextAndMeaning() {
        Sentence sentence = fixture.sentence("100% of it");
        fixture.sentence("100 of it");
        lessons.editSentence(sentence.id(), "100% of it", "전부 다");
        assertThat(lessons.search("100%")).extracting(Sentence::id).containsExactly(sentence.id());
        assertThat(lessons.search("전부")).hasSize(1);
        assertThat(lessons.search("OF IT")).hasSize(2);
    }

    private ModelReading add(Sentence sentence, int hertz) {
        return PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                        .readings()
                        .add(
                                sentence.id(),
                                fixture.tone("model.wav", hertz),
                                new ModelReading.ReadingSpeaker("Ms. Park", ""),
                                answer))
                .reading();
    }

    private long model(Sentence sentence) {
        return fixture.useCases
                .readings()
                .primaryReading(sentence.id())
                .orElseThrow()
                .id();
    }

    private List<String> titles() {
        return lessons.findAll().stream().map(Lesson::title).toList();
    }

    private List<String> texts(long lessonId) {
        return lessons.sentenceStatuses(lessonId, 0).stream()
                .map(state -> state.sentence().text())
                .toList();
    }
}
