package app.saywell.speech.signal.prosody;

import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import app.saywell.speech.signal.DecibelScale;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// By how much the vowels of one reading have to become louder or softer to be stressed as in another of the same text.
/// The level of each vowel is compared with the middle of all vowels of its reading, so it doesn't matter how loud the
/// readings are. Where the sounds are not known, words stand for vowels.
final class LoudnessDifference {
    private static final double MAX_DECIBELS = 8;

    private final double[] seconds;
    private final double[] decibels;

    private LoudnessDifference(double[] seconds, double[] decibels) {
        this.seconds = seconds;
        this.decibels = decibels;
    }

    /// @param model as many words as `source`
    static LoudnessDifference of(SpokenReading source, SpokenReading model) {
        List<Double> middles = new ArrayList<>();
        List<Double> own = new ArrayList<>();
        List<Double> others = new ArrayList<>();
        for (int i = 0; i < model.words().size(); i++) {
            Word word = model.words().get(i);
            Word said = source.words().get(i);
            int before = middles.size();
            for (int k = 0;
                    k < word.phonemes().size()
                            && said.phonemes().size() == word.phonemes().size();
                    k++) {
                Phoneme sound = word.phonemes().get(k);
                Phoneme heard = said.phonemes().get(k);
                if (SoundNotation.isVowel(sound.phoneme()) && heard.end() > heard.start()) {
                    middles.add((sound.start() + sound.end()) / 2);
                    others.add(level(model.audio(), sound.start(), sound.end()));
                    own.add(level(source.audio(), heard.start(), heard.end()));
                }
            }
            if (middles.size() == before) {
                middles.add((word.start() + word.end()) / 2);
                others.add(level(model.audio(), word.start(), word.end()));
                own.add(level(source.audio(), said.start(), said.end()));
            }
        }
        double change = middle(own) - middle(others);
        double[] decibels = new double[middles.size()];
        for (int i = 0; i < decibels.length; i++) {
            decibels[i] = Math.clamp(others.get(i) - own.get(i) + change, -MAX_DECIBELS, MAX_DECIBELS);
        }
        return new LoudnessDifference(
                middles.stream().mapToDouble(Double::doubleValue).toArray(), decibels);
    }

    /// The factor of the amplitude at a time of the model: straight from vowel to vowel in decibels.
    double gain(double at) {
        if (seconds.length == 0) {
            return 1;
        }
        int found = Arrays.binarySearch(seconds, at);
        int after = found >= 0 ? found : -found - 1;
        int left = Math.clamp(after - 1, 0, seconds.length - 1);
        int right = Math.min(after, seconds.length - 1);
        double share = seconds[right] > seconds[left]
                ? Math.clamp((at - seconds[left]) / (seconds[right] - seconds[left]), 0, 1)
                : 0;
        return Math.pow(10, (decibels[left] + share * (decibels[right] - decibels[left])) / 20);
    }

    private static double middle(List<Double> levels) {
        double[] sorted =
                levels.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    private static double level(Pcm audio, double from, double to) {
        int first = Math.clamp((int) (from * audio.sampleRate()), 0, audio.samples().length);
        int end = Math.clamp((int) (to * audio.sampleRate()), first, audio.samples().length);
        double power = 0;
        for (int i = first; i < end; i++) {
            power += audio.samples()[i] * audio.samples()[i];
        }
        return DecibelScale.ofPower(power / Math.max(1, end - first));
    }
}
