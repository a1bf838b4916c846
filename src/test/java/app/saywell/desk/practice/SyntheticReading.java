package app.saywell.desk.practice;

import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// A synthetic sentence with its result: buzzing sounds at its words and silence between them.
public final class SyntheticReading {
    public static final String TEXT = "Then he went to theme park";
    private static final int RATE = 16_000;

    private final List<SpeechComponent> components = new ArrayList<>();
    private final double seconds;
    private double at;

    private SyntheticReading(double start, double seconds) {
        at = start;
        this.seconds = seconds;
    }

    /// A model reading of [#TEXT] in 1.6 s.
    public static SyntheticReading model() {
        return new SyntheticReading(0.1, 1.6)
                .word("Then", 0.28, 98, "ð", "ɛ", "n")
                .word("he", 0.13, 97, "h", "i")
                .word("*went", 0.2, 97, "w", "ɛ", "n", "t")
                .word("to", 0.15, 96, "t", "ə")
                .word("*theme", 0.28, 98, "θ", "i", "m")
                .word("*park", 0.4, 98, "p", "ɑ", "ɹ", "k");
    }

    /// A learner's reading of [#TEXT] in 2.0 s with one substituted sound.
    public static SyntheticReading learner() {
        return new SyntheticReading(0.1, 2.0)
                .word("Then", 0.35, 91, "ð", "ɛ", "n")
                .pause(0.06)
                .word("he", 0.15, 62, "h:55", "i")
                .word("went", 0.23, 90, "w", "ɛ", "n", "t")
                .word("to", 0.18, 88, "t", "u")
                .word("theme", 0.35, 24, "θ:60", "i>ʌ:8", "m")
                .word("park", 0.5, 92, "p", "ɑ", "ɹ", "k");
    }

    /// A learner's reading of [#TEXT] in 2.8 s with an added pause, wrong stress on `to`, missing
    /// stress on `theme`, and one sound too short to show what was heard instead.
    public static SyntheticReading hesitant() {
        return new SyntheticReading(0.1, 2.8)
                .word("Then", 0.3, 91, "ð", "ɛ", "n")
                .word("he", 0.15, 62, "h:55", "i")
                .word("*went", 0.23, 90, "w", "ɛ", "n", "t")
                .word("*to", 0.2, 88, "t", "u")
                .pause(0.6)
                .word("theme", 0.2, 24, "θ:60", "i>ʌ:8", "m")
                .word("*park", 0.5, 92, "p", "ɑ", "ɹ", "k");
    }

    private SyntheticReading pause(double length) {
        components.add(new Pause(at, at + length, length >= Pause.MIN_LONG_SECONDS));
        at += length;
        return this;
    }

    /// @param marked the word, with an asterisk before it if it is stressed
    /// @param sounds each `expected`, `expected:score` or `expected>heard:score`
    private SyntheticReading word(String marked, double length, double score, String... sounds) {
        String text = marked.replace("*", "");
        List<Phoneme> phonemes = new ArrayList<>();
        double step = length / sounds.length;
        for (int i = 0; i < sounds.length; i++) {
            String[] scored = sounds[i].split(":");
            String[] both = scored[0].split(">");
            double own = scored.length > 1 ? Double.parseDouble(scored[1]) : score < 70 ? 80 : score;
            phonemes.add(new Phoneme(
                    both[0],
                    both.length > 1 ? both[1] : both[0],
                    own,
                    own >= 70,
                    false,
                    null,
                    at + i * step,
                    at + (i + 1) * step));
        }
        String feedback = text.equals("theme") && score < 70 ? "모음이 짧은 [ʌ]처럼 들려요. 입을 옆으로 벌리고 이–를 길게 소리 내 보세요." : null;
        components.add(new Word(
                text,
                at,
                at + length,
                score,
                score >= 70,
                marked.startsWith("*"),
                feedback,
                List.of(new Syllable(text, text, score, at, at + length)),
                phonemes));
        at += length;
        return this;
    }

    public List<SpeechComponent> components() {
        return List.copyOf(components);
    }

    /// Buzzing with many partials that swells and fades with each sound.
    public Pcm audio() {
        float[] samples = new float[(int) (seconds * RATE)];
        Random noise = new Random(7);
        for (SpeechComponent component : components) {
            if (component instanceof Word word) {
                for (Phoneme sound : word.phonemes()) {
                    buzz(samples, sound, noise);
                }
            }
        }
        return new Pcm(samples, RATE);
    }

    private static void buzz(float[] samples, Phoneme sound, Random noise) {
        int from = (int) (sound.start() * RATE);
        int to = Math.min(samples.length, (int) (sound.end() * RATE));
        double loud = "aeiouɑɛəʌi".contains(sound.phoneme()) ? 0.75 : 0.3;
        for (int i = from; i < to; i++) {
            double share = (double) (i - from) / (to - from);
            double swell = loud * Math.pow(Math.sin(Math.PI * (0.1 + 0.8 * share)), 0.7);
            double tone = Math.pow(Math.abs(Math.sin(Math.PI * 120 * i / RATE)), 3);
            samples[i] = (float) (swell * (tone * (0.7 + 0.3 * noise.nextDouble()) - 0.45 * noise.nextDouble()));
        }
    }

    /// The result with a model reading: 84 of 100.
    public ExplainedResult verdict() {
        return new ExplainedResult(
                new PronunciationResult(
                        components,
                        new PronunciationFeedback(
                                new DimensionScore(66.7, "여섯 단어 가운데 하나가 70점보다 낮아요. 다른 뜻으로 들릴 수 있는 소리부터 고쳐요."),
                                new DimensionScore(7, ""),
                                new DimensionScore(6, ""),
                                new DimensionScore(4.3, ""))),
                ScoreScale.FIFTY_TO_SEVENTY,
                FeedbackLanguage.KOREAN,
                ScoreThresholds.DEFAULT,
                ExplainedResult.ResultSource.ofThisComputer("embedded 1", Instant.parse("2026-11-21T05:32:00Z")));
    }

    public PracticeImageRenderer.PicturedTake take() {
        return new PracticeImageRenderer.PicturedTake(TEXT, audio(), verdict());
    }

    public PracticeImageRenderer.PicturedModelReading asModel() {
        return new PracticeImageRenderer.PicturedModelReading(
                audio(), components(), "computer voice, Heart", "American");
    }
}
