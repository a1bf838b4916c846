package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.ear.FreeListener;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.scoring.AcousticSpeechEngine;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Word;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.signal.Pcm;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// How well the computer voice is understood: `VoiceQuality LIST STEP VOICE...`, a sentence a line,
/// every how manieth of them.
///
/// Each sentence is spoken, written down by the transcriber, judged as a model reading, and heard
/// sound by sound by the frame network. Prints each word that was faulted, then for each voice the
/// share of wrong words, of accepted sentences, of sentences without a faulted word, the median
/// score, the processor time for a second of speech, and how far the judge's starts lie from the
/// voice's own; then the sounds in each position that were heard as others.
final class VoiceQuality implements AutoCloseable {
    private final ModelRuntime runtime = ModelRuntime.ofApplication();
    private final SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
    private final SpeechEngine engine = AcousticSpeechEngine.load(runtime);
    private final SpeechEngine british = engine.withPronunciations(new PronunciationGuide(java.util.Map.of(), true));
    private final HeardPositions heardFreely = new HeardPositions();
    private final HeardPositions heardByJudge = new HeardPositions();

    private VoiceQuality() {}

    public static void main(String[] arguments) throws IOException {
        int step = Integer.parseInt(arguments[1]);
        List<String> all = Files.readAllLines(Path.of(arguments[0]));
        List<String> texts = IntStream.iterate(0, i -> i < all.size(), i -> i + step)
                .mapToObj(all::get)
                .toList();
        try (VoiceQuality bench = new VoiceQuality()) {
            for (int i = 2; i < arguments.length; i++) {
                Voice voice = VoiceCatalog.find(arguments[i]).orElseThrow();
                VoiceFigures figures = new VoiceFigures(voice.name());
                texts.forEach(text -> bench.measure(voice, text, figures));
                System.out.println(figures);
            }
            print("-- by the frame network, whatever is expected");
            System.out.print(bench.heardFreely);
            print("-- by the judge");
            System.out.print(bench.heardByJudge);
        }
    }

    private void measure(Voice voice, String text, VoiceFigures figures) {
        SynthesisOptions options = SynthesisOptions.of(voice);
        double begun = processorSeconds();
        SynthesizedSpeech speech = synthesizer.say(text, options);
        figures.spoken(speech.audio().seconds(), processorSeconds() - begun);
        Pcm audio = speech.audio();
        String written = engine.transcribe(audio, false).text();
        int wrong = figures.written(synthesizer.asRead(text, options), asRead(written, options));
        if (wrong > 0) {
            print("%s: written \"%s\" for \"%s\"", voice.name(), written, text);
        }
        FreeListener listener = FreeListener.of(runtime, audio);
        for (SynthesizedSpeech.TimedWord word : speech.words()) {
            heardFreely.add(voice, word, listener);
        }
        judge(voice, text, speech, figures);
    }

    private String asRead(String written, SynthesisOptions options) {
        try {
            return synthesizer.asRead(written, options);
        } catch (SynthesisException e) {
            return written;
        }
    }

    private static double processorSeconds() {
        var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return system.getProcessCpuTime() / 1e9;
    }

    private void judge(Voice voice, String text, SynthesizedSpeech speech, VoiceFigures figures) {
        try {
            NativeAnalysis analysis = (voice.british() ? british : engine).analyzeNative(speech.audio(), text);
            List<Word> words = analysis.words();
            words.stream().filter(word -> !word.correct()).forEach(word -> fault(voice, word, text));
            words.forEach(word -> heardByJudge.add(voice, word));
            figures.judged(words, speech.words());
        } catch (EngineException e) {
            print("%s: refused \"%s\": %s", voice.name(), text, e.getMessage());
            figures.refused();
        }
    }

    private static void fault(Voice voice, Word word, String text) {
        StringBuilder sounds = new StringBuilder();
        for (Phoneme phoneme : word.phonemes()) {
            sounds.append(String.format(
                    Locale.ROOT,
                    " %s%s%.0f",
                    phoneme.phoneme(),
                    phoneme.wasSubstituted() ? ">" + phoneme.userPhoneme() : "",
                    phoneme.score()));
        }
        print("%s: faulted %s %.0f:%s in \"%s\"", voice.name(), word.word(), word.score(), sounds, text);
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    @Override
    public void close() {
        engine.close();
        runtime.close();
    }
}
