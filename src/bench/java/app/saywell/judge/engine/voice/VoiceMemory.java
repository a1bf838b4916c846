package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.scoring.AcousticSpeechEngine;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// How much memory the voice takes beside the judge: `VoiceMemory LIST`, a sentence a line; the
/// first ten are said. Linux only. Prints the resident memory before, the highest while it speaks,
/// and that after its weights were given back, and says whether the same sentence gave the same
/// samples.
final class VoiceMemory {
    private static final int SENTENCES = 10;

    private VoiceMemory() {}

    public static void main(String[] arguments) throws IOException {
        List<String> texts = Files.readAllLines(Path.of(arguments[0]));
        Lexicon lexicon = EnglishLexicon.load();
        SynthesisOptions options = SynthesisOptions.of(VoiceCatalog.all().getFirst());
        try (ModelRuntime judging = ModelRuntime.ofApplication();
                SpeechEngine engine = AcousticSpeechEngine.load(judging)) {
            System.gc();
            print("before", "VmRSS");
            ModelRuntime speaking = ModelRuntime.ofApplication();
            SpeechSynthesizer voice = new SpeechSynthesizer(speaking, lexicon);
            float[] first = voice.say(texts.getFirst(), options).audio().samples();
            for (String text : texts.subList(0, SENTENCES)) {
                long begun = System.nanoTime();
                double length = voice.say(text, options).audio().seconds();
                double took = (System.nanoTime() - begun) / 1e9;
                System.out.printf("%d words: %.2f s for %.2f s%n", text.split(" ").length, took, length);
            }
            print("speaking", "VmRSS");
            print("highest", "VmHWM");
            float[] again = voice.say(texts.getFirst(), options).audio().samples();
            System.out.println("same samples: " + Arrays.equals(first, again));
            speaking.close();
            System.gc();
            print("given back", "VmRSS");
        }
    }

    private static void print(String when, String field) throws IOException {
        System.out.printf(
                "heap: %d KiB used of %d%n",
                (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 10,
                Runtime.getRuntime().totalMemory() >> 10);
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith(field)) {
                System.out.println(when + ": " + line.replaceAll("\\D+", " ").strip() + " KiB");
            }
        }
    }
}
