package app.saywell.desk.takes.spoken;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.recognition.Transcriber;
import app.saywell.judge.engine.scoring.AcousticSpeechEngine;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How often readers are asked whether they read another sentence: `AnotherSentenceTrial AUDIO TABLE`.
///
/// TABLE has lines of recording (below AUDIO) and text, between tabs. Each recording is judged with its own
/// text and with that of the next line; a refused text asks nobody. Printed for each: what was read, the
/// scores of its words, and whether the question is asked.
final class AnotherSentenceTrial {
    private AnotherSentenceTrial() {}

    public static void main(String[] args) throws IOException {
        ModelRuntime models = ModelRuntime.ofApplication();
        SpeechEngine engine = AcousticSpeechEngine.load(models);
        Transcriber transcriber = new Transcriber(models);
        List<String> lines = Files.readAllLines(Path.of(args[1]));
        int[] asked = new int[2];
        int[] judged = new int[2];
        for (int i = 0; i < lines.size(); i++) {
            String[] columns = lines.get(i).split("\t");
            Pcm audio = ImportDecoder.decode(Path.of(args[0], columns[0]));
            String heard = transcriber.transcribe(audio, false).text();
            String next = lines.get((i + 1) % lines.size()).split("\t")[1];
            List<String> texts = List.of(columns[1], next);
            for (int which = 0; which < texts.size(); which++) {
                String text = texts.get(which);
                Optional<List<Word>> words = words(engine, audio, text);
                if (words.isEmpty()) {
                    continue;
                }
                SpokenText spoken = SpokenTextComparison.compare(text, heard);
                long right = words.get().stream().filter(Word::isFaultless).count();
                boolean asks =
                        spoken.mayBeAnotherSentence(100.0 * right / words.get().size());
                judged[which]++;
                asked[which] += asks ? 1 : 0;
                System.out.printf(
                        Locale.ROOT,
                        "%s\t%s\tasked %b\tsaid %d of %d, heard %d\tmean %.1f, right %d%n",
                        columns[0],
                        which == 0 ? "own" : "other",
                        asks,
                        spoken.saidWords(),
                        spoken.sentenceWords(),
                        spoken.heardWords(),
                        words.get().stream().mapToDouble(Word::score).average().orElse(0),
                        right);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "own text: asked %d of %d judged; text of another: asked %d of %d judged, %d refused%n",
                asked[0],
                judged[0],
                asked[1],
                judged[1],
                lines.size() - judged[1]);
    }

    private static Optional<List<Word>> words(SpeechEngine engine, Pcm audio, String text) {
        try {
            return Optional.of(
                    engine.scoreSimple(audio, text, FeedbackLanguage.ENGLISH).words());
        } catch (EngineException e) {
            return Optional.empty();
        }
    }
}
