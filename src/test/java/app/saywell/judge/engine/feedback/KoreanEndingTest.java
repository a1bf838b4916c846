package app.saywell.judge.engine.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KoreanEndingTest {
    @ParameterizedTest
    @CsvSource({
        "K AE T, CLOSED", // 캣
        "D EH S K, OPEN", // 데스크
        "M EY K, OPEN", // 메이크
        "B UH K, CLOSED", // 북
        "AE P AH L, LIEUL", // 애플
        "T AY M, CLOSED", // 타임
        "S IH NG, CLOSED", // 싱
        "D AO G, OPEN", // 도그
        "R EH D, OPEN", // 레드
        "IY T, OPEN", // 이트
        "AW T, CLOSED", // 아웃
        "HH AA T, CLOSED", // 핫
        "W AO K, OPEN", // 워크
        "K AA R, OPEN", // 카
        "P AA R K, OPEN", // 파크
        "F IH SH, OPEN", // 피시
        "L AH V, OPEN", // 러브
        "K AH P, CLOSED", // 컵
        "AY, OPEN"
    })
    void followsTheKoreanReadingOfEnglishSounds(String phones, KoreanEnding ending) {
        List<Phone> sounds =
                Arrays.stream(phones.split(" ")).map(Phone::valueOf).toList();
        assertThat(KoreanEnding.ofPhones(sounds)).isEqualTo(ending);
    }

    @ParameterizedTest
    @CsvSource({
        "학교, OPEN",
        "책, CLOSED",
        "서울, LIEUL",
        "7, LIEUL",
        "2, OPEN",
        "10, CLOSED",
        "cat, CLOSED",
        "make, OPEN",
        "school, LIEUL",
        "apple., LIEUL",
        "name, CLOSED",
        "friend, OPEN",
        "park, OPEN",
        "book, CLOSED",
        "eat, OPEN",
        "?!, OPEN"
    })
    void followsTheLastSignWhereNoSoundsAreKnown(String text, KoreanEnding ending) {
        assertThat(KoreanEnding.ofSpelling(text)).isEqualTo(ending);
    }

    @ParameterizedTest
    @CsvSource({
        "책, 은/는, 은",
        "나무, 은/는, 는",
        "서울, 은/는, 은",
        "책, 이/가, 이",
        "나무, 이/가, 가",
        "책, 을/를, 을",
        "나무, 을/를, 를",
        "책, 과/와, 과",
        "나무, 과/와, 와",
        "책, 으로/로, 으로",
        "나무, 으로/로, 로",
        "서울, 으로/로, 로"
    })
    void particlesAgreeWithTheEnding(String word, String pair, String particle) {
        assertThat(KoreanParticles.choose(KoreanEnding.ofSpelling(word), pair)).isEqualTo(particle);
    }

    @ParameterizedTest
    @CsvSource({"laugh, l æ f, OPEN", "one, w ʌ n, CLOSED", "people, p iː p ə l, LIEUL"})
    void soundsGoBeforeSpelling(String text, String ipa, KoreanEnding ending) {
        List<Phoneme> phonemes = Arrays.stream(ipa.split(" "))
                .map(sign -> new Phoneme(sign, null, 90, true, false, null, 0, 1))
                .toList();
        var word = new Word(text, 0, 1, 90, true, false, null, List.of(), phonemes);
        assertThat(KoreanEnding.ofWord(word)).isEqualTo(ending);
    }
}
