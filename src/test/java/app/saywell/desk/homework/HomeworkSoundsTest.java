package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.PageSound.PageMouth;
import app.saywell.desk.homework.PageSound.SpokenSet;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.lessons.voice.ToneVoice;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.AudioDecoder;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeworkSoundsTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private Sentence sentence;
    private long classId;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        classId = fixture.useCases.classes().create("3-2", Optional.empty()).id();
        sentence = fixture.sentence("thank you for the red light");
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void whatTwoLearnersMissedComesFirstAndWhatOneMissedIsNotTold() throws Exception {
        miss("1");
        assertThat(read(TextToSpeech.NONE)).noneMatch(sound -> sound.sound().equals("θ"));
        miss("2");
        List<PageSound> sounds = read(TextToSpeech.NONE);
        assertThat(sounds).hasSize(3);
        assertThat(sounds.getFirst().sound()).isEqualTo("θ");
        assertThat(sounds.getFirst().example()).isEqualTo("think");
        assertThat(sounds.getFirst().how().get("en")).contains("Tongue");
        assertThat(sounds.getFirst().how().get("ko")).containsPattern("[가-힣]");
    }

    @Test
    void aMouthHasTheSamePartsInEveryDrawing() {
        for (PageSound sound : read(TextToSpeech.NONE)) {
            PageMouth mouth = sound.mouth();
            assertThat(mouth.side())
                    .hasSize(10)
                    .allMatch(drawing -> drawing.size() == mouth.sideStyles().size());
            assertThat(mouth.front())
                    .hasSize(10)
                    .allMatch(drawing -> drawing.size() == mouth.frontStyles().size());
            assertThat(mouth.side().getFirst()).isNotEqualTo(mouth.side().getLast());
        }
    }

    @Test
    void everyWordOfASetIsSaidByTheSameVoices() throws Exception {
        ToneVoice voice = new ToneVoice();
        List<PageSound> trained =
                read(voice).stream().filter(sound -> !sound.sets().isEmpty()).toList();
        assertThat(trained).isNotEmpty();
        for (PageSound sound : trained) {
            assertThat(sound.sets()).hasSize(6);
            for (SpokenSet set : sound.sets()) {
                assertThat(set.words()).hasSameSizeAs(sound.sides());
                assertThat(set.clips()).hasSameSizeAs(sound.sides()).allMatch(clips -> clips.size() == 2);
            }
        }
        String first = trained.getFirst().sets().getFirst().words().getFirst();
        assertThat(voice.said).contains("low: " + first, "high: " + first);
        byte[] mp3 = Base64.getDecoder()
                .decode(trained.getFirst().sets().getFirst().clips().getFirst().getFirst());
        assertThat(new AudioDecoder().decode(mp3).seconds()).isGreaterThan(0.1);
    }

    @Test
    void whereNoVoiceSpeaksThereAreMouthsAlone() {
        ToneVoice voice = new ToneVoice();
        voice.refuses = SpeakingProblem.TOO_LONG;
        assertThat(read(voice)).hasSize(3).allMatch(sound -> sound.sets().isEmpty());
    }

    /// The vowel of "the" is not that of "cup".
    @Test
    void aWeakVowelBringsNoFullOneToThePage() {
        assertThat(read(TextToSpeech.NONE, "the the"))
                .extracting(PageSound::sound)
                .contains("ð")
                .doesNotContain("ʌ");
        assertThat(read(TextToSpeech.NONE, "the cup"))
                .extracting(PageSound::sound)
                .contains("ʌ");
    }

    private List<PageSound> read(TextToSpeech voice) {
        return read(voice, sentence.text());
    }

    private List<PageSound> read(TextToSpeech voice, String text) {
        return new HomeworkSounds(fixture.context(), voice).read(classId, sentence.lessonId(), List.of(text));
    }

    /// The fake service says that the first sound was missed.
    private void miss(String number) {
        long learner = fixture.useCases
                .learners()
                .add("Learner " + number, number, Optional.of(classId), Consent.THIS_COMPUTER)
                .id();
        fixture.score(fixture.take(sentence, learner));
    }
}
