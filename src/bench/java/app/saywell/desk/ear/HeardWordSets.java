package app.saywell.desk.ear;

import app.saywell.judge.engine.align.WordFit;
import app.saywell.judge.engine.ear.FreeListener;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.Voice;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Which word sets of ear training our own ear hears as they are meant: `HeardWordSets OUT
/// [CONTRAST...]`.
///
/// Each word is said by one voice, every voice in turn. It is heard as it is meant when the
/// recording fits it better than the other words of its set (the likelihoods of their alignments);
/// a voice that was not understood is followed by two others. A set is refused when most of the
/// voices of one of its words were not understood. Prints how many were heard and refused for each contrast, and
/// writes the refused ones to OUT, in the form of `refused.txt`. Sets that differ in stress alone,
/// and not in a sound, are not judged: the likelihoods know no stress.
public final class HeardWordSets implements AutoCloseable {
    private static final List<Voice> VOICES = VoiceCatalog.all();
    private static final int FIRST = 1;
    private static final int MORE = 2;

    private final ModelRuntime runtime = ModelRuntime.ofApplication();
    private final SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
    private int turn;
    private int said;
    private int understood;

    private HeardWordSets() {}

    /// Hears all contrasts, or those whose ids are given.
    public static void main(String[] arguments) throws IOException {
        List<String> wanted = List.of(arguments).subList(1, arguments.length);
        List<String> lines = new ArrayList<>();
        lines.add("# Word sets that are left out, because our own ear did not hear one of their words as it was meant;"
                + " written by `HeardWordSets`.");
        lines.add("# A line: contrast and words, a tab, what was heard.");
        try (HeardWordSets bench = new HeardWordSets()) {
            for (Contrast contrast : ContrastCatalog.all()) {
                if (wanted.isEmpty() || wanted.contains(contrast.id())) {
                    bench.hear(contrast, lines);
                    Files.write(Path.of(arguments[0]), lines);
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d words said, %d understood, %d sets refused%n",
                    bench.said,
                    bench.understood,
                    lines.size() - 2);
        }
    }

    private void hear(Contrast contrast, List<String> lines) {
        int refused = 0;
        for (WordSet set : contrast.sets()) {
            if (isToldByItsSounds(set)) {
                String heard = misheard(set);
                if (!heard.isEmpty()) {
                    refused++;
                    lines.add(contrast.id() + " " + String.join(" ", set.shown()) + "\t" + heard);
                }
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s\t%d heard\t%d refused%n",
                contrast.id(),
                contrast.sets().size() - refused,
                refused);
    }

    private static boolean isToldByItsSounds(WordSet set) {
        TrainingWord first = set.words().getFirst();
        return first.sounds().isEmpty()
                || set.words().stream().map(HeardWordSets::phones).distinct().count()
                        == set.words().size();
    }

    private static List<?> phones(TrainingWord word) {
        return PronunciationParser.parse("/" + word.sounds() + "/").phones();
    }

    /// Empty where all words were understood.
    private String misheard(WordSet set) {
        for (int word = 0; word < set.words().size(); word++) {
            int missed = 0;
            int asked = FIRST;
            StringBuilder told = new StringBuilder();
            for (int i = 0; i < asked; i++) {
                Voice voice = VOICES.get(turn++ % VOICES.size());
                int heard = heard(set, word, voice);
                said++;
                if (heard == word) {
                    understood++;
                } else {
                    missed++;
                    asked = FIRST + MORE;
                    told.append(told.isEmpty() ? "" : ", ")
                            .append(set.words().get(word).shown())
                            .append(" by ")
                            .append(voice.name())
                            .append(" as ")
                            .append(set.words().get(heard).shown());
                }
            }
            if (2 * missed > asked) {
                return told.toString();
            }
        }
        return "";
    }

    private int heard(WordSet set, int word, Voice voice) {
        TrainingWord meant = set.words().get(word);
        SynthesisOptions options = new SynthesisOptions(voice, 1, 0, meant.guide());
        var listener =
                FreeListener.of(runtime, synthesizer.say(meant.text(), options).audio());
        int best = 0;
        double bestFit = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < set.words().size(); i++) {
            double fit = WordFit.of(listener.posteriors(), token(set.words().get(i), voice));
            if (fit > bestFit) {
                best = i;
                bestFit = fit;
            }
        }
        return best;
    }

    private static SpokenToken token(TrainingWord word, Voice voice) {
        Lexicon lexicon = EnglishLexicons.of(voice.accent());
        Lexicon guided = word.sounds().isEmpty()
                ? lexicon
                : lexicon.withPronunciations(Map.of(word.text(), PronunciationParser.parse("/" + word.sounds() + "/")));
        return new TextNormalizer(guided).read(word.text()).getFirst();
    }

    /// Loaded once.
    private static final class EnglishLexicons {
        private static final Lexicon AMERICAN = EnglishLexicon.load().withForms(EnumSet.of(PronunciationForm.CITATION));
        private static final Lexicon BRITISH =
                EnglishLexicon.load().withForms(EnumSet.of(PronunciationForm.CITATION, PronunciationForm.BRITISH));

        static Lexicon of(Voice.Accent accent) {
            return accent == Voice.Accent.BRITISH ? BRITISH : AMERICAN;
        }
    }

    @Override
    public void close() {
        runtime.close();
    }
}
