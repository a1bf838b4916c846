package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Strictness;
import app.saywell.speech.Word;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// Prints how many of the sounds that people heard as wrong each strictness finds, and how many of
/// those that they heard as right it flags, on the speakers who are left out when the ear is taught:
/// `StrictnessTrial SPEECH FIRST-LANGUAGE [EVERY]`.
///
/// SPEECH has `labels.jsonl` and `flac`; of the readings every EVERYth is judged, by the first
/// language and by none. People's scores below 1 of 2 are wrong, from 1.8 on right; others and the
/// sounds of words that are read in another way than people expected are not counted.
final class StrictnessTrial {
    private static final int FOLDS = 5;
    private static final double WRONG_BELOW = 1;
    private static final double RIGHT_FROM = 1.8;

    private final SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());

    private static final class Counts {
        int wrong;
        int found;
        int right;
        int flagged;

        void add(double people, boolean isFlagged) {
            if (people < WRONG_BELOW) {
                wrong++;
                found += isFlagged ? 1 : 0;
            } else if (people >= RIGHT_FROM) {
                right++;
                flagged += isFlagged ? 1 : 0;
            }
        }
    }

    public static void main(String[] args) throws IOException, UnreadableAudioException {
        new StrictnessTrial()
                .run(
                        Path.of(args[0]),
                        FirstLanguage.ofCode(args[1]).orElseThrow(),
                        args.length > 2 ? Integer.parseInt(args[2]) : 1);
    }

    private void run(Path speech, FirstLanguage given, int every) throws IOException, UnreadableAudioException {
        ObjectMapper mapper = new ObjectMapper();
        List<JsonNode> readings = Files.readAllLines(speech.resolve("labels.jsonl")).stream()
                .map(mapper::readTree)
                .filter(row -> isUnheard(row.get("speaker").asString()))
                .toList();
        for (FirstLanguage language : List.of(given, FirstLanguage.OTHER)) {
            Map<Strictness, Counts> counts = new EnumMap<>(Strictness.class);
            for (int i = 0; i < readings.size(); i += every) {
                JsonNode row = readings.get(i);
                Path file = speech.resolve("flac").resolve(row.get("utt").asString() + ".flac");
                Pcm audio = ImportDecoder.decode(file);
                for (Strictness strictness : Strictness.values()) {
                    Counts of = counts.computeIfAbsent(strictness, any -> new Counts());
                    judge(audio, row, new JudgingRule(strictness, language), of);
                }
            }
            counts.forEach((strictness, of) -> System.out.printf(
                    Locale.ROOT,
                    "%s, %s: found %.1f %% of %d wrong sounds, flagged %.2f %% of %d right ones%n",
                    language.code(),
                    strictness.code(),
                    100.0 * of.found / of.wrong,
                    of.wrong,
                    100.0 * of.flagged / of.right,
                    of.right));
        }
    }

    private void judge(Pcm audio, JsonNode row, JudgingRule rule, Counts counts) {
        String text =
                stream(row.get("words")).map(word -> word.get(0).asString()).collect(Collectors.joining(" "));
        String sentence = text.charAt(0) + text.substring(1).toLowerCase(Locale.ROOT);
        List<Word> words;
        try {
            words = engine.judgingBy(rule)
                    .scoreSimple(audio, sentence, FeedbackLanguage.ENGLISH)
                    .words();
        } catch (EngineException e) {
            return;
        }
        for (int w = 0; w < words.size(); w++) {
            List<Phoneme> sounds = words.get(w).phonemes();
            JsonNode people = row.get("words").get(w).get(5);
            for (int i = 0; i < sounds.size() && sounds.size() == people.size(); i++) {
                counts.add(people.get(i).asDouble(), !sounds.get(i).correct());
            }
        }
    }

    private static Stream<JsonNode> stream(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    /// Whether nothing of the ear was taught on the speaker: the fold that the training leaves out.
    private static boolean isUnheard(String speaker) {
        try {
            byte[] digest = MessageDigest.getInstance("MD5").digest(speaker.getBytes(StandardCharsets.UTF_8));
            return Byte.toUnsignedInt(digest[0]) % FOLDS == 0;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
