package app.saywell.train;

import app.saywell.signal.Pcm;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A folder of FLAC recordings and a file of human scores, a JSON object a line.
final class Corpus {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int SAMPLE_RATE = 16_000;

    private final Path audio;
    private final List<Utterance> utterances = new ArrayList<>();

    /// A recording and what people think of it.
    ///
    /// @param accuracy of the sentence, 0-10
    record Utterance(String id, String speaker, int age, double accuracy, List<Word> words) {
        String text() {
            return String.join(" ", words.stream().map(Word::text).toList());
        }
    }

    /// @param accuracy 0-10
    /// @param phones ARPAbet without stress
    /// @param scores 0-2, one a phone
    /// @param said what was said for each phone, nothing for one left out; empty where nobody knows
    record Word(
            String text,
            double accuracy,
            List<String> phones,
            List<Double> scores,
            List<String> said) {}

    Corpus(Path labels, Path audio) {
        this.audio = audio;
        try {
            for (String line : Files.readAllLines(labels)) {
                utterances.add(utterance(JSON.readTree(line)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Utterance> utterances() {
        return utterances;
    }

    Pcm audio(Utterance utterance) {
        try {
            Process flac =
                    new ProcessBuilder(
                                    "flac",
                                    "-dcs",
                                    "--force-raw-format",
                                    "--endian=little",
                                    "--sign=signed",
                                    audio.resolve(utterance.id() + ".flac").toString())
                            .start();
            ByteBuffer bytes =
                    ByteBuffer.wrap(flac.getInputStream().readAllBytes())
                            .order(ByteOrder.LITTLE_ENDIAN);
            float[] samples = new float[bytes.remaining() / Short.BYTES];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = bytes.getShort() / 32768f;
            }
            return new Pcm(samples, SAMPLE_RATE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Utterance utterance(JsonNode row) {
        List<Word> words = new ArrayList<>();
        for (JsonNode word : row.path("words")) {
            List<String> phones = new ArrayList<>();
            List<Double> scores = new ArrayList<>();
            word.path(4).forEach(p -> phones.add(p.asString().replaceAll("[0-9]", "")));
            word.path(5).forEach(s -> scores.add(s.asDouble()));
            List<String> said = new ArrayList<>();
            word.path(6).forEach(p -> said.add(p.asString()));
            words.add(
                    new Word(
                            word.path(0).asString(),
                            word.path(1).asDouble(),
                            phones,
                            scores,
                            said));
        }
        return new Utterance(
                row.path("utt").asString(),
                row.path("speaker").asString(),
                row.path("age").asInt(99),
                row.path("acc").asDouble(),
                words);
    }
}
