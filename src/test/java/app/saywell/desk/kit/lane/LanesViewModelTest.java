package app.saywell.desk.kit.lane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.kit.axis.AxisMode;
import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.LaneTiers;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.mark.MarkedResult;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LanesViewModelTest {
    private final LanesViewModel model = new LanesViewModel();

    @BeforeEach
    void showBothVoices() {
        model.show(
                Optional.of(reading(SyntheticReading.model(), 1.6)),
                Optional.of(reading(SyntheticReading.learner(), 2.0)));
        model.resize(1000);
    }

    @Test
    void runsOnTheLearnersTimeAndLaysTheModelOverIt() {
        TierInterval own = word(VoiceSide.LEARNER, 4);
        TierInterval other = word(VoiceSide.MODEL, 4);
        assertThat(own.label()).isEqualTo("theme");
        assertThat(other.start()).isCloseTo(own.start(), within(1e-9));
        assertThat(other.end()).isCloseTo(own.end(), within(1e-9));
        assertThat(other.soundStart()).isLessThan(own.soundStart());
    }

    @Test
    void showsTrueTimeWhenAsked() {
        model.setAxisMode(AxisMode.TRUE_TIME);
        TierInterval other = word(VoiceSide.MODEL, 4);
        assertThat(other.start()).isEqualTo(other.soundStart());
    }

    @Test
    void givesEveryMarkItsLevel() {
        assertThat(word(VoiceSide.LEARNER, 0).level()).isEqualTo(ScoreLevel.GOOD);
        assertThat(word(VoiceSide.LEARNER, 1).level()).isEqualTo(ScoreLevel.NEARLY);
        assertThat(word(VoiceSide.LEARNER, 4).level()).isEqualTo(ScoreLevel.WEAK);
    }

    @Test
    void whatIsInspectedStaysWhenATeacherMarksIt() {
        AnalyzedRecording before = reading(SyntheticReading.learner(), 2.0);
        model.show(Optional.empty(), Optional.of(before));
        TierInterval theme = word(VoiceSide.LEARNER, 4);
        model.inspect(Optional.of(new IntervalHit(VoiceSide.LEARNER, LaneTier.TierKind.WORDS, theme)));
        var position = new TeacherMark.MarkPosition(
                TeacherMark.MarkLayer.TEACHER,
                TeacherMark.MarkTarget.WORD,
                theme.position().componentIndex(),
                0);
        var marked = MarkedResult.of(
                new PronunciationResult(
                        before.components(), new PronunciationFeedback(new DimensionScore(60, ""), null, null, null)),
                ScoreScale.FIFTY_TO_SEVENTY,
                List.of(new TeacherMark(1, 1, position, TeacherMark.MarkContent.of(85, ""), Instant.EPOCH)));
        model.show(Optional.empty(), Optional.of(new AnalyzedRecording(before.envelope(), marked.components())));
        assertThat(model.inspected().get().map(IntervalHit::interval))
                .map(TierInterval::level)
                .contains(ScoreLevel.GOOD);
    }

    @Test
    void callsAMissingScoreMissingAndNotBad() {
        Word unscored = new Word("x", 0, 1, Double.NaN, false, false, null, List.of(), List.of());
        LaneTiers tiers = LaneTiers.of(List.of(unscored), TimeMap.identity());
        assertThat(tiers.words().intervals().getFirst().level()).isEqualTo(ScoreLevel.MISSING);
    }

    @Test
    void choosesWordAfterWordAndBack() {
        model.selectNeighbour(1);
        assertThat(chosen()).isEqualTo(word(VoiceSide.LEARNER, 0).start());
        model.selectNeighbour(1);
        assertThat(chosen()).isEqualTo(word(VoiceSide.LEARNER, 1).start());
        model.selectNeighbour(-1);
        model.selectNeighbour(-1);
        assertThat(chosen()).isEqualTo(word(VoiceSide.LEARNER, 5).start());
    }

    @Test
    void theSoundsOfAChosenWordAreNeverNarrowAndTheViewComesBackAfterwards() {
        model.resize(150);
        TimeViewport before = model.viewport().get();
        TierInterval theme = word(VoiceSide.LEARNER, 4);
        model.inspect(Optional.of(new IntervalHit(VoiceSide.LEARNER, LaneTier.TierKind.WORDS, theme)));
        List<TierInterval> sounds = model.lane(VoiceSide.LEARNER).orElseThrow().tiers().phonemes().intervals().stream()
                .filter(sound -> sound.wordIndex() == 4)
                .toList();
        TimeViewport roomy = model.viewport().get();
        assertThat(sounds).isNotEmpty().allSatisfy(sound -> {
            assertThat(roomy.toX(sound.end()) - roomy.toX(sound.start())).isGreaterThanOrEqualTo(14 - 1e-6);
            assertThat(roomy.toX(sound.start())).isGreaterThanOrEqualTo(-1e-6);
            assertThat(roomy.toX(sound.end())).isLessThanOrEqualTo(150 + 1e-6);
        });
        model.inspect(Optional.empty());
        assertThat(model.viewport().get()).isEqualTo(before);
    }

    @Test
    void leavesALongWaitOutOfTheFirstLook() {
        model.show(Optional.empty(), Optional.of(reading(SyntheticReading.learner(), 9)));
        double end = word(VoiceSide.LEARNER, 5).end();
        assertThat(model.viewport().get().to()).isCloseTo(end + 0.2, within(1e-9));
        model.fit();
        assertThat(model.viewport().get().span()).isCloseTo(9, within(1e-9));
    }

    @Test
    void whatIsSaidBesideTheSentenceIsInTheFirstLook() {
        WaveformEnvelope envelope = new LoudEnvelope(9, 6.0, 6.5);
        model.show(
                Optional.empty(),
                Optional.of(new AnalyzedRecording(
                        envelope, SyntheticReading.learner().components())));
        assertThat(model.viewport().get().to()).isBetween(6.5, 6.8);
    }

    @Test
    void aTakeWithoutAnAnalysisIsSeenWhereItIsLoud() {
        model.show(Optional.empty(), Optional.of(new AnalyzedRecording(new LoudEnvelope(9, 2, 4), List.of())));
        assertThat(model.viewport().get().from()).isBetween(1.7, 2.0);
        assertThat(model.viewport().get().to()).isBetween(4.0, 4.3);
        model.show(Optional.empty(), Optional.of(new AnalyzedRecording(WaveformEnvelope.silence(9), List.of())));
        assertThat(model.viewport().get().span()).isCloseTo(9, within(1e-9));
    }

    @Test
    void theViewStaysWhileSilenceIsPlayed() {
        model.show(Optional.empty(), Optional.of(reading(SyntheticReading.learner(), 9)));
        TimeViewport before = model.viewport().get();
        model.showPlayback(VoiceSide.LEARNER, 8);
        assertThat(model.viewport().get()).isEqualTo(before);
    }

    @Test
    void fillsTheViewWithWhatIsChosen() {
        TierInterval word = word(VoiceSide.LEARNER, 2);
        model.selectWordAt(VoiceSide.LEARNER, (word.start() + word.end()) / 2);
        model.fitSelection();
        assertThat(model.viewport().get().from()).isCloseTo(word.start(), within(1e-9));
        assertThat(model.viewport().get().to()).isCloseTo(word.end(), within(1e-9));
        model.fit();
        assertThat(model.viewport().get().span()).isCloseTo(2.0, within(1e-9));
    }

    @Test
    void extendsWhatIsChosenOnTheNearerSide() {
        model.select(VoiceSide.LEARNER, 0.5, 1.0);
        model.extendSelectionTo(VoiceSide.LEARNER, 1.5);
        assertThat(model.selection().get().orElseThrow().end()).isEqualTo(1.5);
        model.extendSelectionTo(VoiceSide.LEARNER, 0.2);
        assertThat(model.selection().get().orElseThrow().start()).isEqualTo(0.2);
    }

    @Test
    void keepsThePlayheadInView() {
        model.zoomAt(0, 8);
        model.showPlayback(VoiceSide.LEARNER, 1.9);
        TimeViewport view = model.viewport().get();
        assertThat(view.toX(1.9)).isBetween(0.0, view.width());
    }

    private double chosen() {
        return model.selection().get().orElseThrow().start();
    }

    private TierInterval word(VoiceSide side, int number) {
        return model.lane(side).orElseThrow().tiers().words().intervals().get(number);
    }

    private static AnalyzedRecording reading(SyntheticReading spoken, double seconds) {
        return new AnalyzedRecording(WaveformEnvelope.silence(seconds), spoken.components());
    }

    /// A recording that is loud between two times and silent elsewhere.
    private record LoudEnvelope(double seconds, double from, double to) implements WaveformEnvelope {
        @Override
        public double peak() {
            return 0.5;
        }

        @Override
        public void columns(double[] edges, int columns, float[] low, float[] high) {
            for (int i = 0; i < columns; i++) {
                boolean loud = edges[i + 1] > from && edges[i] < to;
                low[i] = loud ? -0.5f : -0.01f;
                high[i] = loud ? 0.5f : 0.01f;
            }
        }
    }
}
