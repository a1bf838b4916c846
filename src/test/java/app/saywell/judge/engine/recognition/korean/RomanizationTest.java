package app.saywell.judge.engine.recognition.korean;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.TextType;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RomanizationTest {
    /// The examples of the official document.
    @ParameterizedTest
    @CsvSource({
        "구미, gumi",
        "영동, yeongdong",
        "백암, baegam",
        "옥천, okcheon",
        "합덕, hapdeok",
        "호법, hobeop",
        "월곶, wolgot",
        "벚꽃, beotkkot",
        "한밭, hanbat",
        "구리, guri",
        "설악, seorak",
        "칠곡, chilgok",
        "임실, imsil",
        "울릉, ulleung",
        "대관령, daegwallyeong",
        "백마, baengma",
        "신문로, sinmunno",
        "종로, jongno",
        "왕십리, wangsimni",
        "별내, byeollae",
        "신라, silla",
        "학여울, hangnyeoul",
        "알약, allyak",
        "해돋이, haedoji",
        "같이, gachi",
        "굳히다, guchida",
        "맞히다, machida",
        "좋고, joko",
        "놓다, nota",
        "잡혀, japyeo",
        "낳지, nachi",
        "묵호, mukho",
        "집현전, jiphyeonjeon",
        "압구정, apgujeong",
        "낙동강, nakdonggang",
        "죽변, jukbyeon",
        "낙성대, nakseongdae",
        "합정, hapjeong",
        "팔당, paldang",
        "샛별, saetbyeol",
        "울산, ulsan",
        "중앙, jungang",
        "반구대, bangudae",
        "세운, seun",
        "해운대, haeundae",
        "광희문, gwanghuimun",
        "속리산, songnisan",
        "경복궁, gyeongbokgung",
        "무량수전, muryangsujeon",
        "연화교, yeonhwagyo",
        "극락전, geungnakjeon",
        "안압지, anapji",
        "남한산성, namhansanseong",
        "불국사, bulguksa",
        "현충사, hyeonchungsa",
        "독립문, dongnimmun",
        "오죽헌, ojukheon",
        "촉석루, chokseongnu",
        "종묘, jongmyo",
        "다보탑, dabotap",
        "제주, jeju",
        "독도, dokdo"
    })
    void followsTheOfficialExamples(String korean, String letters) {
        assertThat(Romanization.of(korean)).isEqualTo(letters);
    }

    @ParameterizedTest
    @CsvSource({
        "안녕하세요, annyeonghaseyo",
        "감사합니다, gamsahamnida",
        "한국어, hangugeo",
        "없어요, eopseoyo",
        "읽어요, ilgeoyo",
        "읽고, ilgo",
        "닭과, dakgwa",
        "많아요, manayo",
        "싫어요, sireoyo",
        "괜찮아요, gwaenchanayo",
        "않는, anneun",
        "앉아, anja",
        "앉히다, anchida",
        "밝히다, balkida",
        "밟다, bapda",
        "여덟, yeodeol",
        "값이, gapsi",
        "꽃이, kkochi",
        "붙여, buchyeo",
        "못하다, motada",
        "생산량, saengsannyang",
        "꽃잎, kkonnip",
        "물난리, mullalli",
        "먹는, meongneun",
        "국물, gungmul",
        "있습니다, itseumnida",
        "영어, yeongeo",
        "선생님, seonsaengnim"
    })
    void writesWhatIsSaid(String korean, String letters) {
        assertThat(Romanization.of(korean)).isEqualTo(letters);
    }

    @Test
    void leavesEverythingElseAsItIs() {
        assertThat(Romanization.of("나는 apple을 2개 먹었어요!")).isEqualTo("naneun appleeul 2gae meogeosseoyo!");
        assertThat(Romanization.of("")).isEmpty();
    }

    @Provide
    Arbitrary<String> hangul() {
        return Arbitraries.strings().withCharRange('가', '힣').ofMinLength(1).ofMaxLength(8);
    }

    @Property(tries = 2000)
    void anyHangulBecomesPlainLetters(@ForAll("hangul") String korean) {
        assertThat(Romanization.of(korean)).matches("[a-z]+");
    }

    @ParameterizedTest
    @CsvSource({
        "I like it, ENGLISH", "나는 좋아요, KOREAN", "나는 apple 좋아요, CODE_SWITCHED",
        "'123 !', ENGLISH", "3시예요, KOREAN", "ㅋㅋ, KOREAN"
    })
    void tellsTheLanguagesByTheirLetters(String text, TextType type) {
        assertThat(TextTypes.of(text)).isEqualTo(type);
    }
}
