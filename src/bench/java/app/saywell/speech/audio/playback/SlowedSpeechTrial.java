package app.saywell.speech.audio.playback;

import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.ClickRate;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.signal.prosody.SlowedSpeech;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Compares two ways to slow speech down: waveform similarity overlap-add, as it is played, and pitch-synchronous
/// overlap-add. Prints for each how far pitch and spectrum are from those of the recording at the same place, how
/// periodic the voice is, how many clicks there are, and the time it takes.
///
/// Arguments: a folder of recordings, how many of them, the speed.
public final class SlowedSpeechTrial {
    private static final int RATE = 16_000;
    private static final int FRAME = 400;
    private static final int BANDS = 24;

    private SlowedSpeechTrial() {}

    private enum Way {
        RECORDING,
        WAVEFORM_SIMILARITY,
        PITCH_SYNCHRONOUS
    }

    /// Runs the trial.
    public static void main(String[] arguments) throws IOException {
        double speed = Double.parseDouble(arguments[2]);
        List<Path> files;
        try (Stream<Path> found = Files.list(Path.of(arguments[0]))) {
            files = found.filter(file -> file.toString().endsWith(".flac"))
                    .sorted()
                    .toList();
        }
        int step = Math.max(1, files.size() / Integer.parseInt(arguments[1]));
        double[][] sums = new double[Way.values().length][7];
        for (int i = 0; i < files.size(); i += step) {
            Pcm source = Resampler.resample(ImportDecoder.decode(files.get(i)), RATE);
            for (Way way : Way.values()) {
                long start = System.nanoTime();
                Pcm made =
                        switch (way) {
                            case RECORDING -> source;
                            case WAVEFORM_SIMILARITY -> stretched(source, speed);
                            case PITCH_SYNCHRONOUS -> SlowedSpeech.of(source, speed);
                        };
                double seconds = (System.nanoTime() - start) / 1e9;
                add(sums[way.ordinal()], source, made, way == Way.RECORDING ? 1 : speed, seconds);
            }
        }
        for (Way way : Way.values()) {
            double[] sum = sums[way.ordinal()];
            System.out.printf(
                    Locale.ROOT,
                    "%-20s at %.1f: pitch off by %.3f semitones, voiced %.3f of what was, spectrum off by %.2f dB,"
                            + " periodicity %.3f, clicks %.2f a second, %.4f s a second (%.0f recordings)%n",
                    way,
                    speed,
                    sum[0] / sum[5],
                    sum[1] / sum[5],
                    sum[2] / sum[5],
                    sum[3] / sum[5],
                    sum[4] / sum[5],
                    sum[6] / sum[5],
                    sum[5]);
        }
    }

    private static void add(double[] sum, Pcm source, Pcm made, double speed, double seconds) {
        PitchCurve own = PitchCurve.of(source);
        PitchCurve other = PitchCurve.of(made);
        double off = 0;
        int both = 0;
        int voiced = 0;
        double spectrum = 0;
        int frames = 0;
        double periodicity = 0;
        for (double at = 0.05; at < made.seconds() - 0.05; at += 0.01) {
            float a = own.hertzAt(at * speed);
            float b = other.hertzAt(at);
            voiced += a > 0 ? 1 : 0;
            if (a > 0 && b > 0) {
                both++;
                off += Math.abs(12 * Math.log(b / a) / Math.log(2));
                periodicity += periodicity(made, at, b);
            }
            if (a > 0) {
                spectrum += distance(bands(source, at * speed), bands(made, at));
                frames++;
            }
        }
        sum[0] += off / Math.max(1, both);
        sum[1] += (double) both / Math.max(1, voiced);
        sum[2] += spectrum / Math.max(1, frames);
        sum[3] += periodicity / Math.max(1, both);
        sum[4] += ClickRate.of(made);
        sum[5]++;
        sum[6] += seconds / source.seconds();
    }

    private static Pcm stretched(Pcm audio, double speed) {
        TimeStretchTrack track = new TimeStretchTrack(PlaybackRange.whole(audio).atSpeed(speed));
        short[] buffer = new short[(int) (audio.samples().length / speed) + RATE];
        int count = track.read(buffer);
        float[] samples = new float[count];
        for (int i = 0; i < count; i++) {
            samples[i] = buffer[i] / 32768f;
        }
        return new Pcm(samples, audio.sampleRate());
    }

    /// The correlation of two neighbouring periods.
    private static double periodicity(Pcm audio, double at, float hertz) {
        int lag = Math.round(audio.sampleRate() / hertz);
        int from = (int) (at * audio.sampleRate()) - lag;
        float[] samples = audio.samples();
        if (from < 0 || from + 2 * lag > samples.length) {
            return 1;
        }
        double product = 0;
        double first = 1e-12;
        double second = 1e-12;
        for (int i = from; i < from + lag; i++) {
            product += samples[i] * samples[i + lag];
            first += samples[i] * samples[i];
            second += samples[i + lag] * samples[i + lag];
        }
        return product / Math.sqrt(first * second);
    }

    /// Levels in decibels of bands of equal width on the mel scale, around a place.
    private static double[] bands(Pcm audio, double at) {
        double[] power = new double[BANDS];
        int from = (int) (at * audio.sampleRate()) - FRAME / 2;
        for (int bin = 1; bin < FRAME / 2; bin++) {
            double real = 0;
            double imaginary = 0;
            for (int i = 0; i < FRAME; i++) {
                int index = Math.clamp(from + i, 0, audio.samples().length - 1);
                double windowed = audio.samples()[index] * (0.5 - 0.5 * Math.cos(2 * Math.PI * i / FRAME));
                real += windowed * COSINES[bin * i % FRAME];
                imaginary += windowed * COSINES[(bin * i + FRAME / 4) % FRAME];
            }
            double hertz = (double) bin * audio.sampleRate() / FRAME;
            int band = (int) (BANDS * Math.log1p(hertz / 700) / Math.log1p(RATE / 2.0 / 700));
            power[Math.min(BANDS - 1, band)] += real * real + imaginary * imaginary;
        }
        return Arrays.stream(power).map(value -> 10 * Math.log10(value + 1e-7)).toArray();
    }

    private static final double[] COSINES = cosines();

    private static double[] cosines() {
        double[] values = new double[FRAME];
        for (int i = 0; i < FRAME; i++) {
            values[i] = Math.cos(2 * Math.PI * i / FRAME);
        }
        return values;
    }

    private static double distance(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum / a.length);
    }
}
