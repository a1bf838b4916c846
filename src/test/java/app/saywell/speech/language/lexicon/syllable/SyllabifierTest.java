package app.saywell.speech.language.lexicon.syllable;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyllabifierTest {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();

    @ParameterizedTest
    @CsvSource({
        "cat, cat, kæt",
        "happy, hap-py, ˈhæ-pi",
        "letter, let-ter, ˈlɛ-tɚ",
        "banana, ba-na-na, bə-ˈnæ-nə",
        "elephant, e-le-phant, ˈɛ-lə-fənt",
        "strawberry, straw-ber-ry, ˈstɹɔ-ˌbɛ-ɹi",
        "bedroom, bed-room, ˈbɛd-ˌɹum",
        "sister, sis-ter, ˈsɪs-tɚ",
        "secret, se-cret, ˈsi-kɹət",
        "kitchen, kitch-en, ˈkɪtʃ-ən",
        "careless, care-less, ˈkɛɹ-ləs",
        "quickly, quick-ly, ˈkwɪk-li",
        "taxi, tax-i, ˈtæks-i",
        "exam, ex-am, ɪɡz-ˈæm",
        "colour, co-lour, ˈkʌ-lɚ",
        "chocolate, cho-colate, ˈtʃɔ-klət",
        "understand, un-der-stand, ˌʌn-dɚ-ˈstænd",
        "Wednesday, Wednes-day, ˈwɛnz-di",
        "people, peo-ple, ˈpi-pəl",
        "rhythm, rhy-thm, ˈɹɪ-ðəm"
    })
    void cutsWordsAsTheyAreTaught(String word, String graphemes, String sounds) {
        List<SyllableSpan> syllables =
                Syllabifier.syllables(word, LEXICON.pronunciations(word).getFirst());
        assertThat(joined(syllables, SyllableSpan::grapheme)).isEqualTo(graphemes);
        assertThat(joined(syllables, s -> (syllables.size() > 1 ? s.stress().ipaMark() : "") + s.ipa()))
                .isEqualTo(sounds);
    }

    @Property(tries = 300)
    void syllablesCoverEverySoundAndEveryLetter(
            @ForAll("words") String word, @ForAll("sounds") List<StressedPhone> sounds) {
        List<SyllableSpan> syllables = Syllabifier.syllables(
                word, new Pronunciation(sounds, PronunciationOrigin.TEACHER, PronunciationForm.CITATION));
        int at = 0;
        for (SyllableSpan syllable : syllables) {
            assertThat(syllable.from()).isEqualTo(at);
            assertThat(syllable.to()).isGreaterThan(at);
            at = syllable.to();
        }
        assertThat(at).isEqualTo(sounds.size());
        long vowels = sounds.stream().filter(s -> s.phone().isVowel()).count();
        assertThat(syllables).hasSize((int) Math.max(1, vowels));
        if (syllables.getFirst().grapheme() == null) {
            assertThat(syllables).allMatch(s -> s.grapheme() == null);
        } else {
            assertThat(syllables.stream().map(SyllableSpan::grapheme).collect(Collectors.joining()))
                    .isEqualTo(word);
        }
    }

    @Provide
    Arbitrary<String> words() {
        return Arbitraries.strings().withCharRange('a', 'z').withChars("'-É").ofMinLength(1);
    }

    @Provide
    Arbitrary<List<StressedPhone>> sounds() {
        return Arbitraries.of(Phone.values())
                .map(phone -> StressedPhone.of(phone, phone.isVowel() ? Stress.PRIMARY : Stress.NONE))
                .list()
                .ofMinSize(1)
                .ofMaxSize(20);
    }

    private static String joined(List<SyllableSpan> syllables, java.util.function.Function<SyllableSpan, String> part) {
        return syllables.stream().map(part).collect(Collectors.joining("-"));
    }
}
