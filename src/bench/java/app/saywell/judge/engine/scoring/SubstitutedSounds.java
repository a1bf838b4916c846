package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Phone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Prints how often a sound that was replaced in a computer voice is flagged, and how often it is
/// named correctly.
///
/// Argument: a folder made by `src/bench/python/exchange.py`.
public final class SubstitutedSounds {
    private final SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());
    private int clips;
    private int refused;
    private int expectedOtherwise;
    private int flagged;
    private int namedOtherwise;
    private int namedRightly;
    private int otherSounds;
    private int otherSoundsFlagged;

    /// Runs the benchmark.
    public static void main(String[] arguments) throws IOException {
        var bench = new SubstitutedSounds();
        Path folder = Path.of(arguments[0]);
        Map<String, String> texts = RawSpeechFiles.texts(folder, 1, 0);
        for (String line : Files.readAllLines(folder.resolve("exchanged.tsv"))) {
            String[] row = line.split("\t");
            bench.measure(folder, row, texts.get(row[0]));
        }
        bench.printSummary();
    }

    private void measure(Path folder, String[] row, String text) throws IOException {
        clips++;
        List<Phoneme> phonemes;
        try {
            phonemes =
                    engine
                            .scoreSimple(RawSpeechFiles.read(folder, row[0]), text, FeedbackLanguage.ENGLISH)
                            .words()
                            .stream()
                            .flatMap(word -> word.phonemes().stream())
                            .toList();
        } catch (EngineException e) {
            refused++;
            return;
        }
        List<String> expected = Arrays.asList(row[4].split(" "));
        int[] match = matches(expected, phonemes);
        int index = match[Integer.parseInt(row[1])];
        if (index < 0) {
            expectedOtherwise++;
            return;
        }
        for (int i = 0; i < phonemes.size(); i++) {
            boolean wrong = !phonemes.get(i).correct();
            otherSounds += i == index ? 0 : 1;
            otherSoundsFlagged += i != index && wrong ? 1 : 0;
        }
        Phoneme phoneme = phonemes.get(index);
        if (!phoneme.correct()) {
            flagged++;
            String heardSound = phoneme.userPhoneme();
            boolean isOther = heardSound != null && !heardSound.equals(phoneme.phoneme());
            namedOtherwise += isOther ? 1 : 0;
            namedRightly += isOther && phone(heardSound).equals(row[3]) ? 1 : 0;
        }
        System.out.printf(
                Locale.ROOT, "%s %s>%s %.0f %s%n", row[0], row[2], row[3], phoneme.score(), phoneme.userPhoneme());
    }

    private void printSummary() {
        System.out.printf(
                Locale.ROOT, "%d clips, %d refused, %d expected otherwise%n", clips, refused, expectedOtherwise);
        int scoredClips = clips - refused - expectedOtherwise;
        System.out.printf(
                Locale.ROOT,
                "of %d exchanged sounds %d flagged (%.0f %%), %d of these named, %d rightly (%.0f"
                        + " %% of the named); %d of %d other sounds flagged (%.1f %%)%n",
                scoredClips,
                flagged,
                100.0 * flagged / scoredClips,
                namedOtherwise,
                namedRightly,
                100.0 * namedRightly / Math.max(1, namedOtherwise),
                otherSoundsFlagged,
                otherSounds,
                100.0 * otherSoundsFlagged / otherSounds);
    }

    private static String phone(String ipa) {
        for (Phone phone : Phone.values()) {
            if (phone.ipa().equals(ipa)
                    || phone.ipa(app.saywell.speech.language.lexicon.Stress.NONE)
                            .equals(ipa)) {
                return phone.name();
            }
        }
        return ipa;
    }

    /// For each sound of the voice, the index of the expected sound that equals it, or -1.
    private static int[] matches(List<String> voice, List<Phoneme> phonemes) {
        List<String> names = new ArrayList<>();
        phonemes.forEach(phoneme -> names.add(phone(phoneme.phoneme())));
        int[][] common = new int[voice.size() + 1][names.size() + 1];
        for (int i = voice.size() - 1; i >= 0; i--) {
            for (int j = names.size() - 1; j >= 0; j--) {
                common[i][j] = voice.get(i).equals(names.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        int[] match = new int[voice.size()];
        int j = 0;
        for (int i = 0; i < match.length; i++) {
            while (j < names.size() && common[i][j] == common[i][j + 1]) {
                j++;
            }
            match[i] = j < names.size() && voice.get(i).equals(names.get(j)) ? j++ : -1;
        }
        return match;
    }
}
