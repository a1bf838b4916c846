package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// Reads recordings as `src/bench/python/clips.py` writes them: raw 16 kHz mono 16-bit files and
/// `texts.tsv`.
final class RawSpeechFiles {
    private RawSpeechFiles() {}

    /// The texts by recording name: from index `offset` on, one in every `step`.
    static Map<String, String> texts(Path folder, int step, int offset) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        int index = 0;
        for (String line : Files.readAllLines(folder.resolve("texts.tsv"))) {
            String[] parts = line.split("\t");
            if (index++ % step == offset) {
                texts.put(parts[0], parts[1]);
            }
        }
        return texts;
    }

    static Pcm read(Path folder, String name) throws IOException {
        var shorts = ByteBuffer.wrap(Files.readAllBytes(folder.resolve(name + ".raw")))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / 32768f;
        }
        return new Pcm(samples, LogMel.SAMPLE_RATE);
    }
}
