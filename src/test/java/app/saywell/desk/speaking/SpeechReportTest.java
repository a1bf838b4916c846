package app.saywell.desk.speaking;

import static app.saywell.desk.speaking.AnsweredParts.part;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.school.speaking.SpeechAnswers.AnsweredPart;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.frequency.FrequencyBand;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What can be said about speech without a text, from answers as services give them.
class SpeechReportTest {
    private static final String SAID = "The boy flies a kite, um, and the the girl looks at it";

    @Test
    void countsFlowOverPartsAndNamesWhatWasSaidAgain() {
        SpeechReport report = report(part(0, SAID, 0.3, 9.0), part(20, "She is happy", 0.3, 9.0));
        assertThat(report.concerns()).isEmpty();
        assertThat(report.words()).hasSize(16);
        assertThat(report.hesitations().fillers()).containsExactly("um");
        assertThat(report.hesitations().restarts()).containsExactly("the");
        // Thirteen words end at 3.9 s; the second part begins at 20 s, which is a pause at the end of a phrase.
        assertThat(report.runs().orElseThrow().pauses()).hasSize(1);
        assertThat(report.runs().orElseThrow().pauses().getFirst().seconds()).isCloseTo(16.1, within(1e-6));
        assertThat(report.runs().orElseThrow().articulationRate()).isCloseTo(1 / 0.3, within(1e-6));
        assertThat(report.words().getLast().judged().orElseThrow().end()).isCloseTo(20.9, within(1e-6));
    }

    @Test
    void unsureWordsCountNeitherAsVocabularyNorAsPronunciation() {
        SpeechReport report = report(part(0, SAID, 0.3, 9.0, "kite,", "girl"));
        assertThat(report.words().stream().filter(word -> !word.isSure()).map(ReportedWord::text))
                .containsExactly("kite,", "girl");
        assertThat(report.pronounced()).as("without um").hasSize(10);
        assertThat(report.vocabulary().words()).as("without um").isEqualTo(10);
        assertThat(report.vocabulary().different()).isEqualTo(8);
        assertThat(report.vocabulary().bands().get(FrequencyBand.RARER)).isZero();
    }

    @Test
    void whatTwoListenersHeardAlikeIsSure() {
        String written = SpeechJson.write(new Transcription("The boy has a kid", TextType.ENGLISH, Map.of(), 0));
        String second = SpeechJson.write(new Transcription("the boy has a kite", TextType.ENGLISH, Map.of(), 0));
        SpeechReport report = report(new AnsweredPart(0, written, second, "", false));
        assertThat(report.words().stream().map(ReportedWord::isSure)).startsWith(true, true, true, true);
    }

    @Test
    void nothingKoreanAndTooFewWordsAreTold() {
        assertThat(report(written("", TextType.ENGLISH)).concerns()).containsExactly(SpeechConcern.NOTHING_UNDERSTOOD);
        assertThat(report(written("안녕하세요 저는 학생이에요", TextType.KOREAN)).concerns())
                .containsExactly(SpeechConcern.KOREAN);
        assertThat(report(part(0, "Hello", 0.4, 9.0)).concerns()).containsExactly(SpeechConcern.TOO_FEW_WORDS);
        assertThat(report(part(0, SAID, 0.3, 9.0), written("그리고 끝", TextType.KOREAN))
                        .concerns())
                .containsExactly(SpeechConcern.PARTLY_KOREAN);
    }

    @Test
    void unclearSungWhisperedAndUnjudgedSpeechIsTold() {
        assertThat(report(part(0, SAID, 0.3, 9.0, SAID.split(" "))).concerns()).contains(SpeechConcern.MOSTLY_UNSURE);
        assertThat(report(part(0, SAID, 0.9, 9.0)).concerns()).containsExactly(SpeechConcern.DRAWN_OUT);
        assertThat(report(part(0, SAID, 0.3, null)).concerns()).containsExactly(SpeechConcern.WHISPERED);
        AnsweredPart whole = part(0, SAID, 0.3, 9.0);
        SpeechReport report = report(whole, new AnsweredPart(20, whole.transcription(), "", "", false));
        assertThat(report.concerns()).containsExactly(SpeechConcern.PARTLY_UNJUDGED);
        assertThat(report.timed()).as("the part with times alone").hasSize(13);
    }

    @Test
    void aRecordingOfLessThanHalfAMinuteIsTold() {
        assertThat(report(29, part(0, SAID, 0.3, 9.0)).concerns()).containsExactly(SpeechConcern.TOO_SHORT);
        assertThat(report(29, part(0, "Hello", 0.4, 9.0)).concerns()).containsExactly(SpeechConcern.TOO_FEW_WORDS);
    }

    @Test
    void aRateThatNobodySpeaksAtIsToldAndGivesNoFigures() {
        SpeechReport report = report(part(0, SAID, 0.06, 9.0));
        assertThat(report.concerns()).containsExactly(SpeechConcern.TOO_FAST);
        assertThat(report.runs()).isEmpty();
        assertThat(report(part(0, SAID, 0.15, 9.0)).runs()).as("fast speech").isPresent();
    }

    /// A hosted service of others is sent words for figures.
    @Test
    void whatFollowsALongFigureIsJudgedAndTheFigureIsToldInItsWords() {
        String said = "We counted one hundred twenty three thousand four hundred fifty six birds in the park today";
        AnsweredPart figure = part(0, "We counted 123,456 birds in the park today", said, 0.3, 9.0);
        SpeechReport report = report(figure);
        assertThat(report.pronounced()).hasSize(16);
        assertThat(report.words()).extracting(ReportedWord::text).containsExactly(said.split(" "));
    }

    @Test
    void ofAJudgementOfTheSureWordsAloneTheOthersHaveNone() {
        SpeechReport report =
                report(part(0, "We met kite on 3/15 today", "We met on march fifteenth today", 0.3, 9.0, "kite"));
        assertThat(report.words()).hasSize(7);
        assertThat(report.words().get(2).judged()).isEmpty();
        assertThat(report.pronounced()).hasSize(6);
    }

    @Test
    void wordsThatTheServiceDoesNotNameOrTellsTwiceDisturbNoOther() {
        SpeechReport report = report(part(
                0, "we have seen all of these birds today", "we we have um er oh well ah these birds today", 0.3, 9.0));
        assertThat(report.words().stream().filter(word -> word.judged().isEmpty()))
                .extracting(ReportedWord::text)
                .containsExactly("seen", "all", "of");
    }

    @Test
    void twoAtOnceAreToldAndAnswersOfOlderVersionsAreRead() {
        AnsweredPart alone = part(0, SAID, 0.3, 9.0);
        AnsweredPart both = new AnsweredPart(20, alone.transcription(), "", alone.judgement(), true);
        assertThat(report(alone, both).concerns()).containsExactly(SpeechConcern.TWO_AT_ONCE);
        AnsweredPart old = JsonMapper.shared()
                .readValue(
                        "{\"start\":1.5,\"transcription\":\"t\",\"secondHearing\":\"\",\"judgement\":\"\"}",
                        AnsweredPart.class);
        assertThat(old.hasOverlap()).isFalse();
        assertThat(JsonMapper.shared().readValue(JsonMapper.shared().writeValueAsString(both), AnsweredPart.class))
                .isEqualTo(both);
    }

    private static SpeechReport report(AnsweredPart... parts) {
        return report(60, parts);
    }

    private static SpeechReport report(double seconds, AnsweredPart... parts) {
        return SpeechReport.of(new SpeechAnswers("embedded", "x", Instant.EPOCH, List.of(parts)), seconds);
    }

    private static AnsweredPart written(String text, TextType type) {
        return new AnsweredPart(40, SpeechJson.write(new Transcription(text, type, Map.of(), 0)), "", "", null);
    }
}
