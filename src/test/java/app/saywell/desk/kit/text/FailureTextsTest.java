package app.saywell.desk.kit.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is said of a file that cannot be opened.
class FailureTextsTest {
    @ParameterizedTest
    @EnumSource(UnreadSound.class)
    void eachKindThatIsNotReadHasItsWayOutInBothLanguages(UnreadSound kind) {
        String key = FailureTexts.soundFile(new UnreadableAudioException(kind, "not read"), "practice.broken.file");
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            assertThat(new LocalizedTexts(language).get(key)).contains("WAV").doesNotContain("kit.sound");
        }
    }

    @ParameterizedTest
    @EnumSource(UnreadableReason.class)
    void anyOtherFileIsToldInTheWordsOfItsPlace(UnreadableReason reason) {
        Exception cause = new UnreadableAudioException(reason, "no sound");
        assertThat(FailureTexts.soundFile(cause, "practice.broken.file")).isEqualTo("practice.broken.file");
        assertThat(FailureTexts.soundFile(new IllegalStateException(cause), "lessons.told.no-sound"))
                .isEqualTo("lessons.told.no-sound");
    }
}
