package app.saywell.practice.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.Room;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

class LessonsTest {
    @TempDir Path folder;
    private Room room;
    private Lessons lessons;

    @BeforeEach
    void open() {
        room = new Room(folder);
        lessons = room.practice.lessons();
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void everyEditOfALessonIsTakenBackAndMadeAgain() {
        Lesson first = lessons.create("First");
        Lesson second = lessons.create("Second");
        lessons.move(second.id(), 0);
        lessons.rename(first.id(), "Premier", "in French");
        lessons.delete(second.id());
        List<List<String>> states =
                List.of(
                        List.of("Premier"),
                        List.of("Second", "Premier"),
                        List.of("Second", "First"),
                        List.of("First", "Second"),
                        List.of("First"),
                        List.of());
        assertThat(titles()).isEqualTo(states.getFirst());
        for (List<String> state : states.subList(1, states.size())) {
            room.practice.history().undo();
            assertThat(titles()).isEqualTo(state);
        }
        assertThat(room.practice.history().undoName()).isEmpty();
        for (List<String> state : states.reversed().subList(1, states.size())) {
            room.practice.history().redo();
            assertThat(titles()).isEqualTo(state);
        }
        assertThat(room.practice.history().redoName()).isEmpty();
    }

    @Test
    void everyEditOfASentenceIsTakenBack() {
        long lesson = lessons.create("A lesson").id();
        List<Sentence> made = lessons.addSentences(lesson, List.of("one ", "  ", "two", "three"));
        assertThat(texts(lesson)).containsExactly("one", "two", "three");
        lessons.moveSentence(made.getFirst().id(), 2);
        assertThat(texts(lesson)).containsExactly("two", "three", "one");
        lessons.edit(made.getFirst().id(), "eins", "하나");
        lessons.deleteSentence(made.get(1).id());
        assertThat(texts(lesson)).containsExactly("three", "eins");
        IntStream.range(0, 3).forEach(i -> room.practice.history().undo());
        assertThat(texts(lesson)).containsExactly("one", "two", "three");
        room.practice.history().undo();
        assertThat(texts(lesson)).isEmpty();
    }

    @Test
    void aCopyHasItsOwnSentencesAndSharesTheReadings() {
        Sentence sentence = room.sentence("We call it bear");
        Room.<Readings.Added>value(
                answer ->
                        room.practice
                                .readings()
                                .add(
                                        sentence.id(),
                                        room.tone("model.wav", 440),
                                        new Reading.Voice("Ms. Park", ""),
                                        answer));
        Lesson copy = lessons.duplicate(sentence.lessonId());
        Sentence copied = lessons.sentences(copy.id(), 0).getFirst().sentence();
        assertThat(copied.id()).isNotEqualTo(sentence.id());
        Reading model = room.practice.readings().model(copied.id()).orElseThrow();
        assertThat(model.analysis()).isPresent();
        assertThat(room.embedded.calls).hasValue(1);
        lessons.edit(copied.id(), "Other", "");
        assertThat(texts(sentence.lessonId())).containsExactly("We call it bear");
    }

    @Test
    void aModelThatIsDeletedLeavesItsPlaceAndComesBackToIt() {
        Sentence sentence = room.sentence("We call it bear");
        Reading first = add(sentence, 300);
        Reading second = add(sentence, 400);
        assertThat(model(sentence)).isEqualTo(first.id());
        room.practice.readings().delete(first.id());
        assertThat(model(sentence)).isEqualTo(second.id());
        room.practice.history().undo();
        assertThat(model(sentence)).isEqualTo(first.id());
        room.practice.readings().makeModel(second.id());
        assertThat(model(sentence)).isEqualTo(second.id());
        room.practice.history().undo();
        assertThat(model(sentence)).isEqualTo(first.id());
    }

    @Test
    void aFolderOfReadingsIsMatchedByNameNumberOrOrder() throws java.io.IOException {
        long lesson = lessons.create("A lesson").id();
        List<Sentence> made =
                lessons.addSentences(lesson, List.of("We call it bear.", "Hello!", "Good bye"));
        Path files = java.nio.file.Files.createDirectories(folder.resolve("voices"));
        for (String name : List.of("hello.wav", "take 03.wav", "We call it Bear.wav", "x.wav")) {
            java.nio.file.Files.move(
                    room.tone("tone.wav", 300 + name.length()), files.resolve(name));
        }
        java.nio.file.Files.writeString(files.resolve("notes.txt"), "not audio");
        Readings.Batch batch =
                Room.value(
                        answer ->
                                room.practice
                                        .readings()
                                        .addFolder(
                                                lesson,
                                                files,
                                                new Reading.Voice("Ms. Park", ""),
                                                (done, total) -> {},
                                                answer));
        assertThat(batch.unused()).containsExactly(files.resolve("x.wav"));
        assertThat(batch.added()).hasSize(3).allMatch(added -> added.notAnalysed().isEmpty());
        for (Sentence sentence : made) {
            assertThat(room.practice.readings().model(sentence.id())).isPresent();
        }
    }

    @Test
    void sentencesAreFoundByTextAndMeaningWhateverTheyHold() {
        Sentence sentence = room.sentence("100% of it");
        room.sentence("100 of it");
        lessons.edit(sentence.id(), "100% of it", "전부 다");
        assertThat(lessons.search("100%")).extracting(Sentence::id).containsExactly(sentence.id());
        assertThat(lessons.search("전부")).hasSize(1);
        assertThat(lessons.search("OF IT")).hasSize(2);
    }

    private Reading add(Sentence sentence, int hertz) {
        return Room.<Readings.Added>value(
                        answer ->
                                room.practice
                                        .readings()
                                        .add(
                                                sentence.id(),
                                                room.tone("model.wav", hertz),
                                                new Reading.Voice("Ms. Park", ""),
                                                answer))
                .reading();
    }

    private long model(Sentence sentence) {
        return room.practice.readings().model(sentence.id()).orElseThrow().id();
    }

    private List<String> titles() {
        return lessons.all().stream().map(Lesson::title).toList();
    }

    private List<String> texts(long lessonId) {
        return lessons.sentences(lessonId, 0).stream()
                .map(state -> state.sentence().text())
                .toList();
    }
}
