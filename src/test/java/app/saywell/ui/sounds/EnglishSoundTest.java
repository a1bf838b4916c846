package app.saywell.ui.sounds;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Stress;
import app.saywell.ui.kit.text.InterfaceLanguage;
import app.saywell.ui.kit.text.LocalizedTexts;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.ResourceBundle;

class EnglishSoundTest {
    @ParameterizedTest
    @EnumSource(EnglishSound.class)
    void tellsOfTongueAndLipsInBothLanguages(EnglishSound sound) {
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            LocalizedTexts texts = new LocalizedTexts(language);
            assertThat(texts.get("sounds." + sound.key() + ".tongue")).isNotBlank();
            assertThat(texts.get("sounds." + sound.key() + ".lips")).isNotBlank();
        }
        assertThat(sound.example()).matches("[a-z]*\\[[a-z]+][a-z]*");
        assertThat(EnglishSound.of(sound.ipa())).contains(sound);
    }

    @ParameterizedTest
    @EnumSource(Phone.class)
    void knowsEverySignThatTheServiceOfThisComputerWrites(Phone phone) {
        for (Stress stress : phone.isVowel() ? Stress.values() : new Stress[] {Stress.NONE}) {
            assertThat(EnglishSound.of(phone.ipa(stress))).isPresent();
        }
        assertThat(EnglishSound.of(phone.ipa())).contains(EnglishSound.valueOf(phone.name()));
    }

    @ParameterizedTest
    @CsvSource({"iː, IY", "ˈæ, AE", "tʰ, T", "t͡ʃ, CH", "əʊ, OW", "ɒ, AA", "/r/, R", "g, G"})
    void readsTheSignsOfOtherDictionaries(String sign, EnglishSound sound) {
        assertThat(EnglishSound.of(sign)).contains(sound);
    }

    @Test
    void knowsNothingOfSoundsThatEnglishHasNot() {
        assertThat(EnglishSound.of("ʀ")).isEmpty();
        assertThat(EnglishSound.of("")).isEmpty();
    }

    @Test
    void everyConfusionAndEveryPairIsOfTwoSounds() {
        LocalizedTexts english = new LocalizedTexts(InterfaceLanguage.ENGLISH);
        int known = 0;
        for (EnglishSound expected : EnglishSound.values()) {
            for (EnglishSound heard : EnglishSound.values()) {
                SoundConfusion confusion = new SoundConfusion(expected, heard);
                known += confusion.advice(english).isPresent() ? 1 : 0;
                Optional<SoundConfusion.ConfusedWords> pair = confusion.minimalPair();
                assertThat(pair.isEmpty() || confusion.advice(english).isPresent()).isTrue();
                pair.ifPresent(words -> assertThat(words.expected()).isNotEqualTo(words.heard()));
            }
        }
        long written =
                Collections.list(
                                ResourceBundle.getBundle(
                                                "app.saywell.ui.sounds.texts",
                                                InterfaceLanguage.ENGLISH.locale())
                                        .getKeys())
                        .stream()
                        .filter(key -> key.startsWith("sounds.swap."))
                        .count();
        assertThat((long) known).as("no key of sounds that are none").isEqualTo(written);
    }

    @Test
    void koreanLearnersMostFrequentConfusionsAreAmongThem() {
        LocalizedTexts korean = new LocalizedTexts(InterfaceLanguage.KOREAN);
        for (String pair :
                new String[] {
                    "R L", "L R", "F P", "P F", "V B", "B V", "TH S", "DH D", "Z JH", "ZH JH",
                    "S SH", "IY IH", "IH IY", "AE EH", "EH AE", "UH UW", "UW UH", "AO OW", "OW AO"
                }) {
            EnglishSound[] both =
                    Arrays.stream(pair.split(" "))
                            .map(EnglishSound::valueOf)
                            .toArray(EnglishSound[]::new);
            SoundConfusion confusion = new SoundConfusion(both[0], both[1]);
            assertThat(confusion.advice(korean)).as(pair).isPresent();
            assertThat(confusion.minimalPair()).as(pair).isPresent();
        }
    }
}
