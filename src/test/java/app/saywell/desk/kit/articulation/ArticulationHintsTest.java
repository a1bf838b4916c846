package app.saywell.desk.kit.articulation;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArticulationHintsTest {
    private static final LocalizedTexts TEXTS = new LocalizedTexts(InterfaceLanguage.ENGLISH);

    @Test
    void givesAnotherHintAfterEachMissAndStaysWithTheLast() {
        ArticulationHints hints = ArticulationHints.of(wrong("θ", "s"), true).orElseThrow();
        String change = TEXTS.get("sounds.swap.th.s");
        String trick = TEXTS.get("sounds.th.trick");
        assertThat(IntStream.range(0, 4).mapToObj(i -> hints.text(i, TEXTS)))
                .containsExactly(change, EnglishSound.TH.howToMake(TEXTS), trick, trick);
    }

    @Test
    void beginsWithTheMouthWhereTheServiceHasSaidWhatToChange() {
        ArticulationHints hints = ArticulationHints.of(wrong("θ", "s"), false).orElseThrow();
        assertThat(IntStream.range(0, 3).mapToObj(i -> hints.text(i, TEXTS)))
                .containsExactly(
                        EnglishSound.TH.howToMake(TEXTS), TEXTS.get("sounds.swap.th.s"), TEXTS.get("sounds.th.trick"));
    }

    @ParameterizedTest
    @EnumSource(EnglishSound.class)
    void hasATrickForEverySoundInBothLanguages(EnglishSound sound) {
        ArticulationHints hints =
                ArticulationHints.of(wrong(sound.ipa(), null), true).orElseThrow();
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            LocalizedTexts texts = new LocalizedTexts(language);
            assertThat(hints.text(1, texts)).isNotBlank().isNotEqualTo(hints.text(0, texts));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ø", "?"})
    void saysNothingOfSoundsThatAreNoEnglishOnes(String sound) {
        assertThat(ArticulationHints.of(wrong(sound, null), true)).isEmpty();
    }

    private static Phoneme wrong(String sound, @Nullable String heard) {
        return new Phoneme(sound, heard, 20, false, false, null, 0, 1);
    }
}
