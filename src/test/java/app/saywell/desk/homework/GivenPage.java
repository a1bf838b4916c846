package app.saywell.desk.homework;

import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/// A homework page of three sentences, one of them with a translation, for a class with one learner.
final class GivenPage {
    static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech");
    static final List<String> TEXTS = List.of("We call it bear.", "What about the bus?", "She sells </script> shells.");

    final Path folder;
    final Path page;
    final Path microphone;
    final HomeworkLesson lesson;
    final ClassKey key;
    final long learner;

    /// @param folder gets the page; the library is in its folder `data`
    GivenPage(Path folder) throws IOException {
        this.folder = folder;
        page = folder.resolve("page.html");
        microphone = folder.resolve("microphone.wav");
        WavEncoder.write(microphone, HomeworkLesson.syllables(5, 3));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            lesson = new HomeworkLesson(fixture, "Unit 3: bears", TEXTS, GivenPage::spokenModel);
            fixture.useCases
                    .lessons()
                    .editSentence(lesson.sentences.getFirst().id(), TEXTS.getFirst(), "우리는 그것을 곰이라고 불러요.");
            learner = lesson.learner("하늘", "12", Consent.THIS_COMPUTER).id();
            lesson.give(HomeworkAudience.WHOLE_CLASS, page);
            key = fixture.library.classKeys().findByClass(lesson.classId).orElseThrow();
        }
    }

    private static Pcm spokenModel(int position) {
        try {
            return new AudioDecoder().decode(SPEECH.resolve(position + "-model.wav"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A browser that hears the microphone.
    ChromiumBrowser browser(String profile) throws IOException {
        return new ChromiumBrowser(folder.resolve(profile), microphone, "--use-fake-ui-for-media-stream");
    }
}
