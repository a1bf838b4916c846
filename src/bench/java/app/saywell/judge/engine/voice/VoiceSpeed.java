package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// How fast the voice speaks: `VoiceSpeed [LIST]`, a sentence a line. Prints for each voice the
/// time to load, per second of speech, and for a sentence and a word.
final class VoiceSpeed {
    private static final List<String> SENTENCES = List.of(
            "The bus leaves at seven thirty in the morning.",
            "Could you show me the way to the nearest station, please?",
            "I thought we had finished, but there was more to do.");

    private VoiceSpeed() {}

    public static void main(String[] arguments) throws Exception {
        List<String> texts = arguments.length > 0 ? Files.readAllLines(Path.of(arguments[0])) : SENTENCES;
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
            long begun = System.nanoTime();
            synthesizer.say("Yes", SynthesisOptions.of(VoiceCatalog.all().getFirst()));
            System.out.printf("first word, cold: %.2f s%n", since(begun));
            for (Voice voice : VoiceCatalog.all()) {
                measure(synthesizer, voice, texts);
            }
        }
    }

    private static void measure(SpeechSynthesizer synthesizer, Voice voice, List<String> texts) {
        SynthesisOptions options = SynthesisOptions.of(voice);
        double spoken = 0;
        long begun = System.nanoTime();
        for (String text : texts) {
            spoken += synthesizer.say(text, options).audio().seconds();
        }
        double took = since(begun);
        begun = System.nanoTime();
        synthesizer.say("Water", options);
        System.out.printf(
                "%-10s %.3f of real time, %.2f s a sentence, %.2f s a word%n",
                voice.name(), took / spoken, took / texts.size(), since(begun));
    }

    private static double since(long nanos) {
        return (System.nanoTime() - nanos) / 1e9;
    }
}
