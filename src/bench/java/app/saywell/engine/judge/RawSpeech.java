package app.saywell.engine.judge;

import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// Recordings as `src/bench/python/clips.py` lays them out: raw 16 kHz mono 16-bit files and
/// `texts.tsv`.
final class RawSpeech {
    private RawSpeech() {}

    /// The texts by the names of their recordings, every so manieth from one on.
    static Map<String, String> texts(Path folder, int every, int from) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        int index = 0;
        for (String line : Files.readAllLines(folder.resolve("texts.tsv"))) {
            String[] parts = line.split("\t");
            if (index++ % every == from) {
                texts.put(parts[0], parts[1]);
            }
        }
        return texts;
    }

    static Pcm read(Path folder, String name) throws IOException {
        var shorts =
                ByteBuffer.wrap(Files.readAllBytes(folder.resolve(name + ".raw")))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / 32768f;
        }
        return new Pcm(samples, FrontEnd.SAMPLE_RATE);
    }
}
