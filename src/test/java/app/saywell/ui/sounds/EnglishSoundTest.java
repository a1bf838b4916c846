package app.saywell.ui.sounds;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Stress;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;

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
        for (Language language : Language.values()) {
            Texts texts = new Texts(language);
            assertThat(texts.get("sounds." + sound.key() + ".tongue")).isNotBlank();
            assertThat(texts.get("sounds." + sound.key() + ".lips")).isNotBlank();
        }
        assertThat(sound.example()).matches("[a-z]*\\[[a-z]+][a-z]*");
        assertThat(EnglishSound.of(sound.ipa())).contains(sound);
    }

    @ParameterizedTest
    @EnumSource(Phone.class)
    void knowsEverySignThatTheServiceOfThisComputerWrites(Phone phone) {
        for (Stress stress : phone.vowel() ? Stress.values() : new Stress[] {Stress.NONE}) {
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
        Texts english = new Texts(Language.ENGLISH);
        int known = 0;
        for (EnglishSound expected : EnglishSound.values()) {
            for (EnglishSound heard : EnglishSound.values()) {
                Confusion one = new Confusion(expected, heard);
                known += one.advice(english).isPresent() ? 1 : 0;
                Optional<Confusion.Pair> pair = one.pair();
                assertThat(pair.isEmpty() || one.advice(english).isPresent()).isTrue();
                pair.ifPresent(words -> assertThat(words.expected()).isNotEqualTo(words.heard()));
            }
        }
        long written =
                Collections.list(
                                ResourceBundle.getBundle(
                                                "app.saywell.ui.sounds.texts",
                                                Language.ENGLISH.locale())
                                        .getKeys())
                        .stream()
                        .filter(key -> key.startsWith("sounds.swap."))
                        .count();
        assertThat((long) known).as("no key of sounds that are none").isEqualTo(written);
    }

    @Test
    void koreanLearnersMostFrequentConfusionsAreAmongThem() {
        Texts korean = new Texts(Language.KOREAN);
        for (String pair :
                new String[] {
                    "R L", "L R", "F P", "P F", "V B", "B V", "TH S", "DH D", "Z JH", "ZH JH",
                    "S SH", "IY IH", "IH IY", "AE EH", "EH AE", "UH UW", "UW UH", "AO OW", "OW AO"
                }) {
            EnglishSound[] both =
                    Arrays.stream(pair.split(" "))
                            .map(EnglishSound::valueOf)
                            .toArray(EnglishSound[]::new);
            Confusion one = new Confusion(both[0], both[1]);
            assertThat(one.advice(korean)).as(pair).isPresent();
            assertThat(one.pair()).as(pair).isPresent();
        }
    }
}
