package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Strictness;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How often a word is accepted that was not said: `ExchangedWordTrial AUDIO TABLE [STRICTNESS
/// [FIRST-LANGUAGE]]`.
///
/// TABLE has lines of recording (below AUDIO), text with one word exchanged, that word, and the word
/// that is said, between tabs, after a line with their names. Each text is judged as it stands and
/// with the word that is said. A text that is refused counts as noticed.
final class ExchangedWordTrial {
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(ModelRuntime.ofApplication());

    private ExchangedWordTrial() {}

    public static void main(String[] args) throws IOException, UnreadableAudioException {
        Strictness strictness = args.length > 2 ? Strictness.ofCode(args[2]).orElseThrow() : Strictness.NORMAL;
        FirstLanguage language = args.length > 3 ? FirstLanguage.ofCode(args[3]).orElseThrow() : FirstLanguage.OTHER;
        SpeechEngine engine = ENGINE.judgingBy(new JudgingRule(strictness, language));
        int accepted = 0;
        int rightFaulted = 0;
        List<String> lines = Files.readAllLines(Path.of(args[1]));
        for (String line : lines.subList(1, lines.size())) {
            String[] columns = line.split("\t");
            Pcm audio = new AudioDecoder(60).decode(Files.readAllBytes(Path.of(args[0], columns[0])));
            Optional<Word> wrong = word(engine, audio, columns[1], columns[2]);
            String rightText = columns[1].replaceFirst("(?i)\\b" + columns[2] + "\\b", columns[3]);
            Optional<Word> right = word(engine, audio, rightText, columns[3]);
            accepted += wrong.filter(Word::correct).isPresent() ? 1 : 0;
            rightFaulted += right.filter(Word::correct).isPresent() ? 0 : 1;
            System.out.println(columns[2] + "\t" + columns[3] + "\t" + shown(wrong) + "\t" + shown(right));
        }
        System.out.printf(
                Locale.ROOT,
                "%d texts, wrong word accepted %d, right word faulted or refused %d%n",
                lines.size() - 1,
                accepted,
                rightFaulted);
    }

    /// The word as it was judged; empty where the text was refused.
    private static Optional<Word> word(SpeechEngine engine, Pcm audio, String text, String word) {
        try {
            return engine.scoreSimple(audio, text, FeedbackLanguage.ENGLISH).words().stream()
                    .filter(judged -> judged.word().equalsIgnoreCase(word))
                    .findFirst();
        } catch (EngineException e) {
            return Optional.empty();
        }
    }

    private static String shown(Optional<Word> judged) {
        return judged.map(word -> word.score()
                        + word.phonemes().stream().map(Phoneme::score).toList().toString())
                .orElse("refused");
    }
}
