package app.saywell.ui.practice;

import app.saywell.library.people.Strictness;
import app.saywell.signal.Pcm;
import app.saywell.speech.Dimension;
import app.saywell.speech.Feedback;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Scale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import app.saywell.ui.practice.desk.Verdict;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// A sentence made by hand, said by nobody: buzzes where its words are, silence between them, and
/// the judgement that goes with them.
public final class Spoken {
    public static final String TEXT = "Then he went to theme park";
    private static final int RATE = 16_000;

    private final List<SpeechComponent> components = new ArrayList<>();
    private final double seconds;
    private double at;

    private Spoken(double start, double seconds) {
        at = start;
        this.seconds = seconds;
    }

    /// A native reading of [#TEXT] in 1.6 s.
    public static Spoken model() {
        return new Spoken(0.1, 1.6)
                .word("Then", 0.28, 98, "ð", "ɛ", "n")
                .word("he", 0.13, 97, "h", "i")
                .word("*went", 0.2, 97, "w", "ɛ", "n", "t")
                .word("to", 0.15, 96, "t", "ə")
                .word("*theme", 0.28, 98, "θ", "i", "m")
                .word("*park", 0.4, 98, "p", "ɑ", "ɹ", "k");
    }

    /// A learner's reading of [#TEXT] in 2.0 s, with one sound said otherwise.
    public static Spoken learner() {
        return new Spoken(0.1, 2.0)
                .word("Then", 0.35, 91, "ð", "ɛ", "n")
                .pause(0.06)
                .word("he", 0.15, 62, "h:55", "i")
                .word("went", 0.23, 90, "w", "ɛ", "n", "t")
                .word("to", 0.18, 88, "t", "u")
                .word("theme", 0.35, 24, "θ:60", "i>ʌ:8", "m")
                .word("park", 0.5, 92, "p", "ɑ", "ɹ", "k");
    }

    /// A learner's reading of [#TEXT] in 2.8 s that stops where nobody stops, stresses `to` and not
    /// `theme`, and has one sound too short for what was heard instead.
    public static Spoken hesitant() {
        return new Spoken(0.1, 2.8)
                .word("Then", 0.3, 91, "ð", "ɛ", "n")
                .word("he", 0.15, 62, "h:55", "i")
                .word("*went", 0.23, 90, "w", "ɛ", "n", "t")
                .word("*to", 0.2, 88, "t", "u")
                .pause(0.6)
                .word("theme", 0.2, 24, "θ:60", "i>ʌ:8", "m")
                .word("*park", 0.5, 92, "p", "ɑ", "ɹ", "k");
    }

    private Spoken pause(double length) {
        components.add(new Pause(at, at + length, length >= Pause.LONG));
        at += length;
        return this;
    }

    /// @param marked the word, with an asterisk before it where it is stressed
    /// @param sounds each `expected`, `expected:score` or `expected>heard:score`
    private Spoken word(String marked, double length, double score, String... sounds) {
        String text = marked.replace("*", "");
        List<Phoneme> phonemes = new ArrayList<>();
        double step = length / sounds.length;
        for (int i = 0; i < sounds.length; i++) {
            String[] scored = sounds[i].split(":");
            String[] both = scored[0].split(">");
            double own =
                    scored.length > 1 ? Double.parseDouble(scored[1]) : score < 70 ? 80 : score;
            phonemes.add(
                    new Phoneme(
                            both[0],
                            both.length > 1 ? both[1] : both[0],
                            own,
                            own >= 70,
                            false,
                            null,
                            at + i * step,
                            at + (i + 1) * step));
        }
        String feedback =
                text.equals("theme") && score < 70
                        ? "모음이 짧은 [ʌ]처럼 들려요. 입을 옆으로 벌리고 이–를 길게 소리 내 보세요."
                        : null;
        components.add(
                new Word(
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

    /// Buzzes of many partials, swelling and fading with each sound.
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
            samples[i] =
                    (float)
                            (swell
                                    * (tone * (0.7 + 0.3 * noise.nextDouble())
                                            - 0.45 * noise.nextDouble()));
        }
    }

    /// The judgement against a model: 84 of 100.
    public Verdict verdict() {
        return new Verdict(
                new Judgement(
                        components,
                        new Feedback(
                                new Dimension(
                                        66.7, "여섯 낱말 가운데 하나가 70점보다 낮아요. 다른 뜻으로 들릴 수 있는 소리부터 고쳐요."),
                                new Dimension(7, ""),
                                new Dimension(6, ""),
                                new Dimension(4.3, ""))),
                Scale.FIFTY_TO_SEVENTY,
                FeedbackLanguage.KOREAN,
                Strictness.ORDINARY,
                new Verdict.Source(
                        Optional.empty(), "embedded 1", Instant.parse("2026-11-21T05:32:00Z")));
    }

    public PracticePicture.Take take() {
        return new PracticePicture.Take(TEXT, audio(), verdict());
    }

    public PracticePicture.Model asModel() {
        return new PracticePicture.Model(audio(), components());
    }
}
