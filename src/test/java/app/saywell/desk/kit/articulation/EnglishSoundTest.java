package app.saywell.desk.kit.articulation;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog.MinimalPair;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        assertThat(EnglishSound.valueOf(phone.name()).ipa()).isEqualTo(phone.ipa());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "desk/kit/articulation/texts_en",
                "desk/kit/articulation/texts_ko",
                "desk/practice/texts_en",
                "desk/practice/texts_ko",
                "judge/engine/feedback/feedback_en",
                "judge/engine/feedback/feedback_ko"
            })
    void everyTextWritesASoundInTheSameSign(String bundle) throws IOException {
        Set<String> signs = Arrays.stream(Phone.values())
                .flatMap(phone -> Arrays.stream(Stress.values()).map(phone::ipa))
                .collect(Collectors.toSet());
        String text = Files.readString(Path.of("src/main/resources/app/saywell", bundle + ".properties"));
        assertThat(Pattern.compile("/([^/ {}<0-9]{1,4})/")
                        .matcher(text)
                        .results()
                        .map(found -> found.group(1)))
                .isSubsetOf(signs);
        assertThat(text).doesNotContain("ː");
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
                Optional<MinimalPair> pair = confusion.minimalPair();
                pair.ifPresent(words -> assertThat(words.expected()).isNotEqualTo(words.other()));
            }
        }
        long written = Collections.list(ResourceBundle.getBundle(
                                "app.saywell.desk.kit.articulation.texts", InterfaceLanguage.ENGLISH.locale())
                        .getKeys())
                .stream()
                .filter(key -> key.startsWith("sounds.swap."))
                .count();
        assertThat((long) known).as("no key of sounds that are none").isEqualTo(written);
    }

    @Test
    void koreanLearnersMostFrequentConfusionsAreAmongThem() {
        LocalizedTexts korean = new LocalizedTexts(InterfaceLanguage.KOREAN);
        for (String pair : new String[] {
            "R L", "L R", "F P", "P F", "V B", "B V", "TH S", "DH D", "Z JH", "ZH JH", "S SH", "IY IH", "IH IY",
            "AE EH", "EH AE", "UH UW", "UW UH", "AO OW", "OW AO"
        }) {
            EnglishSound[] both =
                    Arrays.stream(pair.split(" ")).map(EnglishSound::valueOf).toArray(EnglishSound[]::new);
            SoundConfusion confusion = new SoundConfusion(both[0], both[1]);
            assertThat(confusion.advice(korean)).as(pair).isPresent();
            assertThat(confusion.minimalPair()).as(pair).isPresent();
        }
    }
}
