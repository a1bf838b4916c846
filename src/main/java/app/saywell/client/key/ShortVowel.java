package app.saywell.client.key;

import app.saywell.speech.Upload;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Half a second of a spoken-like "ah": nobody's voice, yet not silence, which a service may
/// refuse.
///
/// Harmonics of a falling pitch, the louder the nearer they lie to the first three formants of /ɑ/
/// (Peterson and Barney 1952: 730, 1090 and 2440 Hz for men).
final class ShortVowel {
    private static final int RATE = 16_000;
    private static final int LENGTH = RATE / 2;
    private static final int HEADER = 44;
    private static final double[] FORMANTS = {730, 1090, 2440};
    private static final double BANDWIDTH = 120;
    private static final double PEAK = 0.3;

    private ShortVowel() {}

    static Upload wav() {
        ByteBuffer wav = ByteBuffer.allocate(HEADER + 2 * LENGTH).order(ByteOrder.LITTLE_ENDIAN);
        header(wav);
        double[] samples = samples();
        double loudest = 0;
        for (double sample : samples) {
            loudest = Math.max(loudest, Math.abs(sample));
        }
        for (double sample : samples) {
            wav.putShort((short) Math.round(sample / loudest * PEAK * Short.MAX_VALUE));
        }
        return new Upload(wav.array(), Upload.Format.WAV, (double) LENGTH / RATE);
    }

    private static void header(ByteBuffer wav) {
        wav.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(HEADER - 8 + 2 * LENGTH);
        wav.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(16);
        wav.putShort((short) 1).putShort((short) 1).putInt(RATE).putInt(2 * RATE);
        wav.putShort((short) 2).putShort((short) 16);
        wav.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(2 * LENGTH);
    }

    private static double[] samples() {
        double[] samples = new double[LENGTH];
        double phase = 0;
        for (int i = 0; i < LENGTH; i++) {
            double part = (double) i / LENGTH;
            double pitch = 130 - 30 * part;
            phase += 2 * Math.PI * pitch / RATE;
            double sum = 0;
            for (int harmonic = 1; harmonic * pitch < 3_500; harmonic++) {
                sum += loudness(harmonic * pitch) * Math.sin(harmonic * phase);
            }
            samples[i] = sum * Math.sin(Math.PI * part);
        }
        return samples;
    }

    private static double loudness(double hertz) {
        double loudness = 0;
        for (double formant : FORMANTS) {
            double distance = (hertz - formant) / BANDWIDTH;
            loudness += 1 / (1 + distance * distance);
        }
        return loudness;
    }
}
