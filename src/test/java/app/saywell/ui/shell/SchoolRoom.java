package app.saywell.ui.shell;

import app.saywell.audio.Wav;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.signal.Pcm;
import app.saywell.ui.Devices;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.grid.Board;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.practice.Spoken;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The window on the Class place, with a class of five and a lesson of three, before a microphone
/// that hears somebody read.
final class SchoolRoom implements AutoCloseable {
    static final List<Person> PEOPLE =
            List.of(
                    new Person("강민준", "1"),
                    new Person("김서연", "2"),
                    new Person("김도윤", "3"),
                    new Person("김하은", "4"),
                    new Person("남지호", "15"));

    final WindowRoom room;
    final app.saywell.ui.kit.sound.Sound sound;
    final Stage stage;
    final Shell shell;
    SchoolClass schoolClass;
    Lesson lesson;
    List<Sentence> sentences = List.of();
    List<Learner> pupils = List.of();
    private final Path folder;

    private SchoolRoom(Path folder) {
        this(folder, Spoken.learner().audio());
    }

    private SchoolRoom(Path folder, Pcm heard) {
        this.folder = folder;
        room = new WindowRoom(folder);
        sound = Devices.sound(Platform::runLater, heard);
        lesson = room.practice.lessons().create("Unit 3");
        schoolClass = null;
        stage = Fx.call(SchoolRoom::stage);
        shell = Fx.call(() -> Shell.show(stage, room.ports(), sound));
        Fx.run(() -> shell.go("CLASS"));
        Fx.run(stage::requestFocus);
    }

    /// No class yet.
    static SchoolRoom empty(Path folder) {
        return new SchoolRoom(folder);
    }

    /// No class yet; the microphone hears this.
    static SchoolRoom before(Path folder, Pcm heard) {
        return new SchoolRoom(folder, heard);
    }

    /// A class that was given its lesson.
    static SchoolRoom furnished(Path folder) {
        SchoolRoom school = new SchoolRoom(folder);
        var classes = school.room.practice.classroom().classes();
        school.schoolClass = classes.create("3-2", Optional.empty());
        school.pupils = classes.add(school.schoolClass.id(), PEOPLE, Consent.THIS_COMPUTER);
        school.sentences =
                school.room
                        .practice
                        .lessons()
                        .addSentences(
                                school.lesson.id(),
                                List.of("We call it bear", "What about the bus", Spoken.TEXT));
        classes.assign(school.schoolClass.id(), school.lesson.id(), Optional.empty());
        school.room.practice.queue().resume();
        Fx.await("the class", () -> school.board().cells() == 15);
        return school;
    }

    private static Stage stage() {
        Stage made = new Stage();
        made.setX(0);
        made.setY(0);
        made.setWidth(1366);
        made.setHeight(768);
        return made;
    }

    Board board() {
        return shell.classroom().grid().board().get();
    }

    Scene scene() {
        return shell.scene();
    }

    /// A take that nobody has judged, of its own sound.
    Take take(int pupil, int sentence) {
        return take(pupil, sentence, 220 + 40 * pupil + 7 * sentence);
    }

    /// A take that nobody has judged: a tone.
    Take take(int pupil, int sentence, int hertz) {
        Path file = folder.resolve("take.wav");
        try {
            Wav.write(file, Room.tone(hertz));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return room.practice
                .takes()
                .importNow(
                        new Take.Owner(sentences.get(sentence).id(), pupils.get(pupil).id()), file);
    }

    boolean shows(String words) {
        return Stream.of(".label", ".button")
                .flatMap(kind -> scene().getRoot().lookupAll(kind).stream())
                .filter(Nodes::isSeen)
                .anyMatch(node -> node instanceof Labeled text && text.getText().contains(words));
    }

    @Override
    public void close() {
        Fx.run(
                () -> {
                    shell.close();
                    stage.close();
                });
        sound.close();
        Fx.call(() -> 0);
        room.close();
    }
}
