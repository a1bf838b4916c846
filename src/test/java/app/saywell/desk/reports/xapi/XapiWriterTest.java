package app.saywell.desk.reports.xapi;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Strictness;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class XapiWriterTest {
    private static final UUID ID = UUID.nameUUIDFromBytes(new byte[] {1});
    private static final String TEACHER_TOTAL = "https://saywell.example/teacher-total";
    private static final String PRONUNCIATION = "https://saywell.example/pronunciation";

    @Test
    void aScoreIsScaledOnItsOwnScaleAndNobodyIsNamed() {
        var json = written(
                Optional.of(new XapiStatement.XapiPronunciation(ScoreScale.FIFTY_TO_SEVENTY, 65)), Optional.empty());
        assertThat(json.at("/id").asString()).isEqualTo(ID.toString());
        assertThat(json.at("/actor/account/name").asString()).isEqualTo("a7f3");
        assertThat(json.at("/result/score/scaled").asDouble()).isEqualTo(0.75);
        assertThat(json.at("/result/score/min").asInt()).isEqualTo(50);
        assertThat(json.at("/result/duration").asString()).isEqualTo("PT2.5S");
        var extensions = json.get("result").get("extensions");
        assertThat(extensions.has(TEACHER_TOTAL)).isFalse();
        assertThat(extensions.has(PRONUNCIATION)).isFalse();
        assertThat(extensions.get("https://saywell.example/strictness").asString())
                .isEqualTo("strict");
        assertThat(extensions.get("https://saywell.example/first-language").asString())
                .isEqualTo("ko");
        assertThat(json.at("/object/definition/name/en").asString()).isEqualTo("We call it bear");
    }

    @Test
    void theTotalOfTheTeacherIsTheScoreAndThatOfTheServiceStandsBesideIt() {
        var result = written(
                        Optional.of(new XapiStatement.XapiPronunciation(ScoreScale.FIFTY_TO_SEVENTY, 65)),
                        Optional.of(72.0))
                .get("result");
        assertThat(result.at("/score/scaled").asDouble()).isEqualTo(0.72);
        assertThat(result.at("/score/raw").asDouble()).isEqualTo(72);
        assertThat(result.at("/score/max").asInt()).isEqualTo(100);
        assertThat(result.get("extensions").get(TEACHER_TOTAL).asDouble()).isEqualTo(72);
        assertThat(result.get("extensions").get(PRONUNCIATION).get("scaled").asDouble())
                .isEqualTo(0.75);
    }

    @Test
    void aReadingThatOnlyTheTeacherJudgedHasThatScore() {
        var result = written(Optional.empty(), Optional.of(80.0)).get("result");
        assertThat(result.at("/score/scaled").asDouble()).isEqualTo(0.8);
        assertThat(result.get("extensions").has(PRONUNCIATION)).isFalse();
    }

    private static JsonNode written(
            Optional<XapiStatement.XapiPronunciation> pronunciation, Optional<Double> teacherTotal) {
        XapiStatement statement = new XapiStatement(
                ID,
                "a7f3",
                "We call it bear",
                Instant.parse("2026-11-21T09:00:00Z"),
                new XapiStatement.XapiResult(
                        pronunciation,
                        Duration.ofMillis(2_500),
                        teacherTotal,
                        Optional.of(new JudgingRule(Strictness.STRICT, FirstLanguage.KOREAN))));
        return JsonMapper.builder()
                .build()
                .readTree(XapiWriter.json(List.of(statement)))
                .get(0);
    }
}
