package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Has learners' recordings judged as `/pronunciation-simple` does and keeps each answer as a line of a file, so that
/// other trials need not judge them again: `utt`, `speaker`, `fold` (`src/train/ear/corpus.py`), people's
/// `accuracy` (0 to 10), and `result`, which a refused recording lacks. What is in the file already is kept.
///
/// Arguments: the folder of `labels.jsonl` and `flac/`, the file, the folds as digits (`0` or `1234`), how many
/// recordings at most.
public final class JudgedReadings {
    private static final int FOLDS = 5;
    private static final long SEED = 48;

    private JudgedReadings() {}

    /// Judges what is missing in the file.
    public static void main(String[] arguments) throws IOException, NoSuchAlgorithmException {
        Path folder = Path.of(arguments[0]);
        Path file = Path.of(arguments[1]);
        Set<String> known = new HashSet<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                known.add(JsonMapper.shared().readTree(line).get("utt").asString());
            }
        }
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            if (arguments[2].contains(String.valueOf(fold(label.get("speaker").asString())))) {
                labels.add(label);
            }
        }
        Collections.shuffle(labels, new Random(SEED));
        SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());
        for (JsonNode label : labels.subList(0, Math.min(Integer.parseInt(arguments[3]), labels.size()))) {
            if (!known.contains(label.get("utt").asString())) {
                Files.writeString(
                        file, judged(folder, label, engine), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        }
    }

    private static int fold(String speaker) throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("MD5").digest(speaker.getBytes(StandardCharsets.UTF_8));
        return new BigInteger(1, new byte[] {digest[0]}).intValue() % FOLDS;
    }

    private static String judged(Path folder, JsonNode label, SpeechEngine engine)
            throws IOException, NoSuchAlgorithmException {
        StringBuilder words = new StringBuilder();
        label.get("words").forEach(word -> words.append(' ').append(word.get(0).asString()));
        String text = words.toString().strip().toLowerCase(Locale.ROOT) + ".";
        String speaker = label.get("speaker").asString();
        ObjectNode line = JsonMapper.shared()
                .createObjectNode()
                .put("utt", label.get("utt").asString())
                .put("speaker", speaker)
                .put("fold", fold(speaker))
                .put("accuracy", label.get("acc").asDouble());
        try {
            Pcm audio = ImportDecoder.decode(
                    folder.resolve("flac").resolve(label.get("utt").asString() + ".flac"));
            line.set(
                    "result",
                    JsonMapper.shared()
                            .readTree(SpeechJson.write(engine.scoreSimple(audio, text, FeedbackLanguage.ENGLISH))));
        } catch (EngineException e) {
            line.put("refused", e.kind().name());
        }
        return line + "\n";
    }
}
