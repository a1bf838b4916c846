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
import tools.jackson.databind.json.JsonMapper;

class XapiWriterTest {
    @Test
    void aScoreIsScaledOnItsOwnScaleAndNobodyIsNamed() {
        UUID id = UUID.nameUUIDFromBytes(new byte[] {1});
        XapiStatement statement = new XapiStatement(
                id,
                "a7f3",
                "We call it bear",
                Instant.parse("2026-11-21T09:00:00Z"),
                new XapiStatement.XapiResult(
                        ScoreScale.FIFTY_TO_SEVENTY,
                        65,
                        Duration.ofMillis(2_500),
                        Optional.of(72.0),
                        Optional.of(new JudgingRule(Strictness.STRICT, FirstLanguage.KOREAN))));
        var json = JsonMapper.builder()
                .build()
                .readTree(XapiWriter.json(List.of(statement)))
                .get(0);
        assertThat(json.at("/id").asString()).isEqualTo(id.toString());
        assertThat(json.at("/actor/account/name").asString()).isEqualTo("a7f3");
        assertThat(json.at("/result/score/scaled").asDouble()).isEqualTo(0.75);
        assertThat(json.at("/result/score/min").asInt()).isEqualTo(50);
        assertThat(json.at("/result/duration").asString()).isEqualTo("PT2.5S");
        assertThat(json.get("result")
                        .get("extensions")
                        .get("https://saywell.example/teacher-total")
                        .asDouble())
                .isEqualTo(72);
        var extensions = json.get("result").get("extensions");
        assertThat(extensions.get("https://saywell.example/strictness").asString())
                .isEqualTo("strict");
        assertThat(extensions.get("https://saywell.example/first-language").asString())
                .isEqualTo("ko");
        assertThat(json.at("/object/definition/name/en").asString()).isEqualTo("We call it bear");
    }
}
