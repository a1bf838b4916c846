package app.saywell.judge.engine.scoring;

import static app.saywell.judge.engine.scoring.AcousticSpeechEngineTest.ENGINE;
import static app.saywell.judge.engine.scoring.AcousticSpeechEngineTest.SPEECH;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.fluency.SpeechManner;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.ListItem;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.prosody.SlowedSpeech;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The melody of lists, of recordings without a voice, and of words that are drawn out.
class ListMelodyTest {
    private static final String LIST = "I bought some bananas, tomatoes and potatoes.";

    @Test
    void hearsWhereTheVoiceGoesOnEachItemBeforeTheLast() {
        var voice = new SpeechSynthesizer(SharedModels.RUNTIME, EnglishLexicon.load());
        var options =
                new SynthesisOptions(VoiceCatalog.find("af_heart").orElseThrow(), 0.8, 0, PronunciationGuide.NONE);
        FluencyReport report = report(voice.say(LIST, options).audio(), LIST);
        assertThat(report.listItems()).extracting(ListItem::word).containsExactly(3, 4);
        assertThat(report.listItems()).extracting(ListItem::movement).doesNotContainNull();
        assertThat(report(SPEECH, SampleReading.TEXT).listItems()).isEmpty();
    }

    @Test
    void aWhisperHasNoMelody() {
        FluencyReport report = report(whispered(SPEECH), SampleReading.TEXT);
        assertThat(SpeechManner.of(report)).containsExactly(SpeechManner.WHISPERED);
        assertThat(report.pitchRange()).isNull();
        assertThat(report.finalMovement()).isNull();
    }

    @Test
    void wordsThatAreDrawnOutAsInSingingAreToldAsThat() {
        FluencyReport report = report(SlowedSpeech.of(SPEECH, 0.25), SampleReading.TEXT);
        assertThat(SpeechManner.of(report)).containsExactly(SpeechManner.DRAWN_OUT);
        assertThat(SpeechManner.of(report(SlowedSpeech.of(SPEECH, 0.5), SampleReading.TEXT)))
                .as("slow speech")
                .isEmpty();
    }

    private static FluencyReport report(Pcm audio, String text) {
        return Objects.requireNonNull(
                ENGINE.scoreSimple(audio, text, FeedbackLanguage.ENGLISH).fluency());
    }

    /// The same filters of the mouth (linear prediction, without the fall of the voice's spectrum, resonances a little
    /// wider), with noise instead of the voice; each for 8 to 16 ms, so that their change has no pitch.
    private static Pcm whispered(Pcm voiced) {
        int order = voiced.sampleRate() / 1000 + 2;
        int step = voiced.sampleRate() / 100;
        float[] samples = new float[voiced.samples().length];
        for (int i = 1; i < samples.length; i++) {
            samples[i] = (float) (voiced.samples()[i] - 0.97 * voiced.samples()[i - 1]);
        }
        double[] out = new double[samples.length];
        Random noise = new Random(5);
        double before = 0;
        int length = step;
        for (int from = step; from + 3 * step <= samples.length; from += length) {
            length = step * 4 / 5 + noise.nextInt(step * 4 / 5);
            double[] correlation = correlation(samples, from - step, 3 * step, order);
            double[] filter = new double[order + 1];
            double left = predict(correlation, filter, order);
            double gain = Math.sqrt(left / (3 * step));
            for (int k = 1; k <= order; k++) {
                filter[k] *= Math.pow(0.97, k);
            }
            for (int i = from; i < from + length; i++) {
                before += (gain - before) / step;
                double value = before * noise.nextGaussian();
                for (int k = 1; k <= Math.min(order, i); k++) {
                    value -= filter[k] * out[i - k];
                }
                out[i] = value;
            }
        }
        float[] whisper = new float[out.length];
        for (int i = 0; i < out.length; i++) {
            whisper[i] = (float) Math.clamp(out[i], -0.9, 0.9);
        }
        return new Pcm(whisper, voiced.sampleRate());
    }

    private static double[] correlation(float[] samples, int from, int length, int order) {
        double[] correlation = new double[order + 1];
        for (int lag = 0; lag <= order; lag++) {
            for (int i = from; i + lag < from + length; i++) {
                double window = Math.sin(Math.PI * (i - from + 0.5) / length)
                        * Math.sin(Math.PI * (i + lag - from + 0.5) / length);
                correlation[lag] += window * samples[i] * samples[i + lag];
            }
        }
        correlation[0] = correlation[0] * 1.0001 + 1e-9;
        return correlation;
    }

    /// Levinson and Durbin; returns what is left.
    private static double predict(double[] correlation, double[] filter, int order) {
        double left = correlation[0];
        filter[0] = 1;
        for (int i = 1; i <= order; i++) {
            double sum = correlation[i];
            for (int k = 1; k < i; k++) {
                sum += filter[k] * correlation[i - k];
            }
            double reflection = -sum / left;
            double[] before = filter.clone();
            for (int k = 1; k < i; k++) {
                filter[k] = before[k] + reflection * before[i - k];
            }
            filter[i] = reflection;
            left *= 1 - reflection * reflection;
        }
        return left;
    }
}
