package app.saywell.desk.kit.articulation;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A wrong word always names a sound or says what else is wrong.
class FaultTextTest {
    @ParameterizedTest
    @EnumSource(InterfaceLanguage.class)
    void namesTheSoundOrSaysWhatElseIsWrong(InterfaceLanguage language) {
        LocalizedTexts texts = new LocalizedTexts(language);
        assertThat(told(texts, sound("θ", "s", false))).isEqualTo(texts.get("practice.fix.heard", "θ", "s"));
        assertThat(told(texts, sound("θ", null, false))).isEqualTo(texts.get("practice.fix.unclear", "θ"));
        assertThat(told(texts, sound("θ", "θ", true))).isEqualTo(texts.get("practice.fix.word"));
        assertThat(told(texts)).isEqualTo(texts.get("practice.fix.left-out"));
    }

    private static String told(LocalizedTexts texts, Phoneme... sounds) {
        Word word = new Word("thin", 0, 1, sounds.length == 0 ? 0 : 40, false, false, null, List.of(), List.of(sounds));
        return FaultText.of(word, word.soundToImprove(), texts);
    }

    private static Phoneme sound(String expected, @Nullable String heard, boolean isRight) {
        return new Phoneme(expected, heard, isRight ? 90 : 10, isRight, false, null, 0, 1);
    }
}
