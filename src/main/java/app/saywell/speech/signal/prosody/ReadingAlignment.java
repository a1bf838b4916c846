package app.saywell.speech.signal.prosody;

import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;

/// Which stretch of one reading is heard when another of the same text is at some time: sound by sound where both have
/// the same sounds, else word by word.
///
/// A sound is stretched or shortened to a third or three times its length at most; where that isn't enough, it goes
/// together with its neighbour. The burst of a plosive keeps its length. Of a silence between two words as much is
/// kept as both have; what only the other reading has is silent.
final class ReadingAlignment {
    private static final double MAX_RATIO = 3;
    private static final double BURST_SECONDS = 0.03;
    private static final double SHORTEST_SPLIT = 0.05;

    private final List<TimedStretch> stretches = new ArrayList<>();

    private ReadingAlignment() {}

    /// @param model as many words as `source`
    static ReadingAlignment of(List<Word> source, List<Word> model, double sourceSeconds, double modelSeconds) {
        ReadingAlignment alignment = new ReadingAlignment();
        double sourceBefore = 0;
        double modelBefore = 0;
        for (int i = 0; i < model.size(); i++) {
            alignment.addGap(
                    modelBefore,
                    model.get(i).start(),
                    sourceBefore,
                    source.get(i).start(),
                    i == 0);
            alignment.stretches.addAll(word(source.get(i), model.get(i)));
            sourceBefore = source.get(i).end();
            modelBefore = model.get(i).end();
        }
        double kept = Math.clamp(Math.min(modelSeconds - modelBefore, sourceSeconds - sourceBefore), 0, modelSeconds);
        alignment.add(new TimedStretch(modelBefore, modelBefore + kept, sourceBefore, sourceBefore + kept));
        return alignment;
    }

    /// The time of the source; NaN where nothing of it is heard.
    double sourceAt(double seconds) {
        int low = 0;
        int high = stretches.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            TimedStretch stretch = stretches.get(middle);
            if (seconds < stretch.from()) {
                high = middle - 1;
            } else if (seconds >= stretch.to()) {
                low = middle + 1;
            } else {
                return stretch.sourceAt(seconds);
            }
        }
        return Double.NaN;
    }

    private void addGap(double from, double to, double sourceFrom, double sourceTo, boolean isFirst) {
        double kept = Math.clamp(Math.min(to - from, sourceTo - sourceFrom), 0, Math.max(0, to - from));
        double atStart = isFirst ? 0 : kept / 2;
        double atEnd = kept - atStart;
        add(new TimedStretch(from, from + atStart, sourceFrom, sourceFrom + atStart));
        add(new TimedStretch(to - atEnd, to, sourceTo - atEnd, sourceTo));
    }

    private void add(TimedStretch stretch) {
        if (stretch.length() > 0) {
            stretches.add(stretch);
        }
    }

    private static List<TimedStretch> word(Word source, Word model) {
        List<TimedStretch> sounds = new ArrayList<>();
        if (!source.phonemes().isEmpty()
                && source.phonemes().size() == model.phonemes().size()) {
            addSounds(sounds, source, model);
        } else {
            sounds.add(new TimedStretch(model.start(), model.end(), source.start(), source.end()));
        }
        sounds.removeIf(stretch -> stretch.length() <= 0);
        return sounds;
    }

    /// The ends of the word are those of its first and last sound, whatever those say.
    private static void addSounds(List<TimedStretch> sounds, Word source, Word model) {
        int count = source.phonemes().size();
        List<TimedStretch> whole = new ArrayList<>();
        List<Boolean> bursts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Phoneme own = source.phonemes().get(i);
            Phoneme other = model.phonemes().get(i);
            double from = i == 0 ? model.start() : whole.getLast().to();
            double sourceFrom = i == 0 ? source.start() : whole.getLast().sourceTo();
            double to = i + 1 == count ? model.end() : Math.clamp(other.end(), from, Math.max(from, model.end()));
            double sourceTo = i + 1 == count
                    ? source.end()
                    : Math.clamp(own.end(), sourceFrom, Math.max(sourceFrom, source.end()));
            whole.add(new TimedStretch(from, to, sourceFrom, sourceTo));
            bursts.add(SoundNotation.isPlosive(own.phoneme()));
        }
        joinExtreme(whole, bursts);
        for (int i = 0; i < whole.size(); i++) {
            TimedStretch stretch = whole.get(i);
            if (bursts.get(i) && Math.min(stretch.length(), stretch.sourceLength()) > SHORTEST_SPLIT) {
                double burst = stretch.to() - BURST_SECONDS;
                double sourceBurst = stretch.sourceTo() - BURST_SECONDS;
                sounds.add(new TimedStretch(stretch.from(), burst, stretch.sourceFrom(), sourceBurst));
                sounds.add(new TimedStretch(burst, stretch.to(), sourceBurst, stretch.sourceTo()));
            } else {
                sounds.add(stretch);
            }
        }
    }

    private static void joinExtreme(List<TimedStretch> sounds, List<Boolean> bursts) {
        for (int worst = worst(sounds); worst >= 0 && sounds.size() > 1; worst = worst(sounds)) {
            int first = worst == 0
                            || (worst + 1 < sounds.size()
                                    && excess(joined(sounds, worst)) < excess(joined(sounds, worst - 1)))
                    ? worst
                    : worst - 1;
            sounds.set(first, joined(sounds, first));
            sounds.remove(first + 1);
            bursts.set(first, false);
            bursts.remove(first + 1);
        }
    }

    private static TimedStretch joined(List<TimedStretch> sounds, int first) {
        return sounds.get(first).with(sounds.get(first + 1));
    }

    /// The sound whose length changes most beyond what is allowed, or -1.
    private static int worst(List<TimedStretch> sounds) {
        int worst = -1;
        double most = Math.log(MAX_RATIO);
        for (int i = 0; i < sounds.size(); i++) {
            if (excess(sounds.get(i)) > most) {
                most = excess(sounds.get(i));
                worst = i;
            }
        }
        return worst;
    }

    private static double excess(TimedStretch stretch) {
        return Math.abs(Math.log(Math.max(1e-4, stretch.ratio())));
    }
}
