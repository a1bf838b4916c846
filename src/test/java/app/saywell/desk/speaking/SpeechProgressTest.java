package app.saywell.desk.speaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpeechAnswers;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What may be called a change between free speeches.
class SpeechProgressTest {
    private static final Instant START = Instant.parse("2026-09-01T09:00:00Z");
    private static final String SAID = "The boy flies a kite and the girl looks at it from the bench";

    private final List<MeasuredSpeech> judged = new ArrayList<>();

    @Test
    void twoSpeechesToATaskStandSideBySideAndAreNoChangeYet() {
        speak("park", 0, 0.6);
        speak("dog", 7, 0.6);
        speak("park", 21, 0.3);
        SpeechProgress progress = progress();
        SpeechProgress.SpeechPair pair = progress.pair("park").orElseThrow();
        assertThat(pair.count()).isEqualTo(2);
        assertThat(pair.first().figure(SpeechMeasure.WORDS_A_MINUTE).orElseThrow())
                .isCloseTo(100, within(0.1));
        assertThat(pair.latest().figure(SpeechMeasure.WORDS_A_MINUTE).orElseThrow())
                .isCloseTo(200, within(0.1));
        assertThat(pair.latest().figure(SpeechMeasure.DIFFERENT_WORDS))
                .as("too few words for it")
                .isEmpty();
        assertThat(progress.pair("dog")).isEmpty();
        assertThat(progress.verdict(SpeechMeasure.WORDS_A_MINUTE)).isEqualTo(GrowthVerdict.TOO_FEW);
    }

    @Test
    void aGainOverWeeksThatIsLargerThanChanceIsReal() {
        for (int week = 0; week < 8; week++) {
            speak("park", 7 * week, 0.5 - 0.02 * week + (week % 2 == 0 ? 0.01 : -0.01));
        }
        assertThat(progress().verdict(SpeechMeasure.WORDS_A_MINUTE)).isEqualTo(GrowthVerdict.GREW);
        assertThat(progress().change(SpeechMeasure.WORDS_A_MINUTE).weeks()).isCloseTo(7, within(1e-9));
    }

    @Test
    void whatOnlyVariesIsNoGain() {
        for (int week = 0; week < 8; week++) {
            speak("park", 7 * week, week % 2 == 0 ? 0.40 : 0.41);
        }
        assertThat(progress().verdict(SpeechMeasure.WORDS_A_MINUTE)).isEqualTo(GrowthVerdict.STEADY);
    }

    /// Who turns to an easier task speaks faster and has learned nothing.
    @Test
    void anEasierTaskIsNoGain() {
        for (int day = 0; day < 4; day++) {
            speak("fox", 7 * day, day % 2 == 0 ? 0.60 : 0.61);
            speak("park", 28 + 7 * day, day % 2 == 0 ? 0.30 : 0.305);
        }
        assertThat(progress().verdict(SpeechMeasure.WORDS_A_MINUTE)).isEqualTo(GrowthVerdict.STEADY);
    }

    /// What is said in one sitting is said alike: many recordings of one day are one observation.
    @Test
    void manySpeechesOfTwoDaysAreTwoObservations() {
        for (int minute = 0; minute < 6; minute++) {
            speak("park", 0, 0.6 + 0.001 * minute);
            speak("park", 21, 0.3 + 0.001 * minute);
        }
        assertThat(progress().verdict(SpeechMeasure.WORDS_A_MINUTE)).isEqualTo(GrowthVerdict.TOO_FEW);
    }

    @Test
    void speechesOfAnotherEngineAndThoseWithDoubtfulFiguresAreLeftOut() {
        speak("park", 0, 0.4, "engine 1", 60);
        speak("park", 7, 0.4, "engine 2", 60);
        speak("park", 8, 0.4, "engine 2", 12);
        speak("park", 9, 0.9, "engine 2", 60);
        speak("park", 10, 0.05, "engine 2", 60);
        speak("park", 14, 0.3, "engine 2", 60);
        SpeechProgress progress = progress();
        assertThat(progress.leftOut())
                .as("another engine, too short, drawn out, too fast")
                .isEqualTo(4);
        assertThat(progress.pair("park").orElseThrow().first().speech().recordedAt())
                .isEqualTo(START.plus(Duration.ofDays(7)));
    }

    @Test
    void withoutSpeechesThereIsNothing() {
        assertThat(progress().speeches()).isEmpty();
        assertThat(progress().pair("park")).isEmpty();
        assertThat(progress().verdict(SpeechMeasure.DIFFERENT_WORDS)).isEqualTo(GrowthVerdict.TOO_FEW);
    }

    private SpeechProgress progress() {
        return SpeechProgress.of(judged, ZoneOffset.UTC);
    }

    private void speak(String task, int day, double secondsAWord) {
        speak(task, day, secondsAWord, "engine 1", 60);
    }

    private void speak(String task, int day, double secondsAWord, String engine, double seconds) {
        SpeechAnswers answers =
                new SpeechAnswers("embedded", engine, START, List.of(AnsweredParts.part(0, SAID, secondsAWord, 9.0)));
        judged.add(MeasuredSpeech.of(new FreeSpeech(
                judged.size() + 1L,
                1,
                task,
                "",
                new AudioClip("00", "wav", seconds),
                START.plus(Duration.ofDays(day)),
                Optional.of(answers))));
    }
}
