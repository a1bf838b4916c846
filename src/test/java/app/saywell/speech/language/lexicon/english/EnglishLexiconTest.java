package app.saywell.speech.language.lexicon.english;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnglishLexiconTest {
    private static final Lexicon LEXICON = EnglishLexicon.load();

    @ParameterizedTest
    @CsvSource({
        "hello, HH AH0 L OW1",
        "elephant, EH1 L AH0 F AH0 N T",
        "banana, B AH0 N AE1 N AH0",
        "aardvark, AA1 R D V AA2 R K",
        "colour, K AH1 L ER0",
        "seoul, S OW1 L",
        "minji, M IH1 N JH IY0",
        "busan, B UW1 S AA2 N",
        "hanbok, HH AA1 N B OW2 K",
        "Café, K AH0 F EY1",
        "don’t, D OW1 N T",
        "the, DH AH0",
        "read, R IY1 D",
        "kinda, K AY1 N D AH0",
        "gonna, G AH1 N AH0",
        "comfortable, K AH1 M F T ER0 B AH0 L",
        "yoghurt, Y OW1 G ER0 T",
        "modelling, M AA1 D AH0 L IH0 NG",
        "K-pop, K EY1 P AA2 P",
        "dont, D OW1 N T",
        "gochujang, G OW1 CH UW0 JH AA2 NG"
    })
    void saysKnownWordsWithStress(String word, String sounds) {
        Pronunciation first = LEXICON.pronunciations(word).getFirst();
        assertThat(first.arpabet()).isEqualTo(sounds);
        assertThat(first.source()).isEqualTo(PronunciationOrigin.DICTIONARY);
    }

    @ParameterizedTest
    @CsvSource({
        "minji's, M IH1 N JH IY0 Z",
        "hugless, HH AH1 G L AH0 S",
        "emojis, IH0 M OW1 JH IY0 Z",
        "busan's, B UW1 S AA2 N Z",
        "unhugged, AH0 N HH AH1 G D",
        "rubberised, R AH1 B ER0 AY2 Z D",
        "moonrabbit, M UW1 N R AE2 B AH0 T"
    })
    void makesWordsOfKnownWords(String word, String sounds) {
        Pronunciation first = LEXICON.pronunciations(word).getFirst();
        assertThat(first.arpabet()).isEqualTo(sounds);
        assertThat(first.source()).isEqualTo(PronunciationOrigin.ANALOGY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"zibbler", "wugs", "frobnicate", "haerin", "xq", "aaaaaaa", "qqq"})
    void guessesWhatNobodyKnowsAndSaysSo(String word) {
        assertThat(LEXICON.pronunciations(word)).isNotEmpty().allSatisfy(pronunciation -> assertThat(
                        pronunciation.source().isGuessed())
                .isTrue());
        assertThat(LEXICON.contains(word)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"zib, Z IH1 B", "blick, B L IH1 K", "splooner, S P L UW1 N ER0"})
    void guessesByTheRulesOfEnglishSpelling(String word, String sounds) {
        assertThat(LEXICON.pronunciations(word).getFirst().arpabet()).isEqualTo(sounds);
    }

    @Test
    void functionWordsHaveWeakForms() {
        assertThat(LEXICON.pronunciations("to"))
                .extracting(pronunciation -> pronunciation.arpabet() + " " + pronunciation.form())
                .startsWith("T UW1 CITATION", "T AH0 WEAK");
        assertThat(LEXICON.withForms(Set.of()).pronunciations("to"))
                .allMatch(pronunciation -> pronunciation.form() == PronunciationForm.CITATION);
    }

    @Test
    void wordsOfTwoPronunciationsHaveBoth() {
        assertThat(LEXICON.pronunciations("record"))
                .extracting(Pronunciation::arpabet)
                .startsWith("R EH1 K ER0 D", "R AH0 K AO1 R D");
        assertThat(LEXICON.pronunciations("live"))
                .extracting(Pronunciation::arpabet)
                .containsExactly("L IH1 V", "L AY1 V");
    }

    @Test
    void britishFormsAreGivenOnlyWhereTheyAreAccepted() {
        Lexicon british = LEXICON.withForms(Set.of(PronunciationForm.WEAK, PronunciationForm.BRITISH));
        assertThat(LEXICON.pronunciations("bath"))
                .noneMatch(pronunciation -> pronunciation.form() == PronunciationForm.BRITISH);
        assertThat(british.pronunciations("bath"))
                .extracting(pronunciation -> pronunciation.arpabet() + " " + pronunciation.form())
                .containsExactly("B AE1 TH CITATION", "B AA1 TH BRITISH");
        assertThat(british.pronunciations("car").getLast().arpabet()).isEqualTo("K AA1");
        assertThat(british.pronunciations("teacher").getLast().arpabet()).isEqualTo("T IY1 CH AH0");
        assertThat(british.pronunciations("very"))
                .noneMatch(pronunciation -> pronunciation.form() == PronunciationForm.BRITISH);
    }

    @ParameterizedTest
    @CsvSource({
        "student, S T Y UW1 D AH0 N T",
        "new, N Y UW1",
        "tune, T Y UW1 N",
        "reduced, R IH0 D Y UW1 S T",
        "banana, B AH0 N AA1 N AH0",
        "dances, D AA1 N S AH0 Z",
        "dancing, D AA1 N S IH0 NG",
        "classes, K L AA1 S AH0 Z",
        "commander, K AH0 M AA1 N D AH0",
        "aunt, AA1 N T",
        "schedule, SH EH1 D Y UW0 L",
        "privacy, P R IH1 V AH0 S IY0"
    })
    void whoLearnedBritishFormsFindsThem(String word, String sounds) {
        assertThat(LEXICON.withForms(Set.of(PronunciationForm.BRITISH)).pronunciations(word))
                .extracting(Pronunciation::arpabet)
                .contains(sounds);
    }

    @ParameterizedTest
    @CsvSource({"aunt, AO1 N T", "noodle, N Y UW1 D AH0 L", "two, T Y UW1", "duvet, D Y UW0 V EY1", "paste, P AA1 S T"})
    void whatNobodySaysIsNoBritishForm(String word, String sounds) {
        assertThat(LEXICON.withForms(Set.of(PronunciationForm.BRITISH)).pronunciations(word))
                .extracting(Pronunciation::arpabet)
                .isNotEmpty()
                .doesNotContain(sounds);
    }

    @Test
    void theTeacherHasTheLastWord() {
        Pronunciation teacherPronunciation = new Pronunciation(
                StressedPhone.ofArpabet("HH EY1"), PronunciationOrigin.TEACHER, PronunciationForm.CITATION);
        Lexicon taught = LEXICON.withPronunciations(Map.of("Hello", teacherPronunciation));
        assertThat(taught.pronunciations("HELLO")).containsExactly(teacherPronunciation);
        assertThat(taught.pronunciations("hello’s").getFirst().arpabet()).isEqualTo("HH EY1 Z");
        assertThat(taught.teacherPronunciation("hello")).contains(teacherPronunciation);
        assertThat(LEXICON.pronunciations("hello")).doesNotContain(teacherPronunciation);
    }

    @Test
    void whateverIsGuessedHasOneMainStress() {
        for (String word : List.of("brillig", "mimsy", "borogove", "frabjous", "tulgey", "manxome")) {
            for (Pronunciation said : LEXICON.pronunciations(word)) {
                assertThat(said.sounds())
                        .filteredOn(s -> s.stress() == Stress.PRIMARY)
                        .hasSize(1);
            }
        }
    }

    @Test
    void aWordWithoutLatinLettersIsNone() {
        assertThatIllegalArgumentException().isThrownBy(() -> LEXICON.pronunciations("42"));
        assertThatIllegalArgumentException().isThrownBy(() -> LEXICON.pronunciations(""));
    }
}
