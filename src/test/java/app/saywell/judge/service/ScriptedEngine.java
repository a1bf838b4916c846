package app.saywell.judge.service;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.Word;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;

/// An engine for tests that ignores the sound: it spreads the words of the text evenly over the
/// audio.
///
/// Every answer depends only on text and length, so tests know the expected result. A recording
/// with less than a tenth of a second per word lacks words; a silent recording is unusable.
public final class ScriptedEngine implements SpeechEngine {
    private static final double MIN_WORD_SECONDS = 0.1;
    private static final double SECONDS_A_WORD = 0.5;

    private static final FluencyReport REPORT = new FluencyReport(
            8.5,
            7.9,
            3.1,
            3.9,
            5.5,
            List.of(new FluencyReport.FluencyPause(0, 0.4, FluencyReport.PausePlace.INSIDE_PHRASE)),
            51.2,
            6.4,
            null,
            List.of(new FluencyReport.HeardWordStress(0, 1, 0), new FluencyReport.HeardWordStress(1, 0, null)),
            List.of(new FluencyReport.ListItem(0, 2.5), new FluencyReport.ListItem(1, null)));

    /// The rules that calls named, in their order.
    public final List<JudgingRule> rules = new CopyOnWriteArrayList<>();

    /// The recordings that were followed, each as it was so far.
    public final List<Pcm> followed = new CopyOnWriteArrayList<>();

    /// What words are worth while a reading is followed, where it is not 80.
    public final Map<String, Double> followedScores = new ConcurrentHashMap<>();

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        requireSound(audio);
        String text = suppressKorean ? "annyeong" : "안녕";
        return new Transcription(text, suppressKorean ? TextType.ENGLISH : TextType.KOREAN, Map.of(), 0);
    }

    /// Half a second for each word. What is settled stays, whatever the scores are now.
    @Override
    public List<FollowedWord> follow(Pcm audio, String goldText, List<FollowedWord> settled) {
        followed.add(audio);
        String[] words = goldText.split(" ");
        int over = (int) Math.min(words.length, audio.seconds() / SECONDS_A_WORD);
        return IntStream.range(0, over)
                .mapToObj(i -> i < settled.size() ? settled.get(i) : followed(words[i], i))
                .toList();
    }

    private FollowedWord followed(String word, int index) {
        double score = followedScores.getOrDefault(word, 80.0);
        return new FollowedWord(
                word, index * SECONDS_A_WORD, (index + 1) * SECONDS_A_WORD, score, score >= Word.CORRECT_THRESHOLD);
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return new NativeAnalysis(components(audio, goldText, FeedbackLanguage.ENGLISH));
    }

    @Override
    public PronunciationResult score(
            Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
        List<String> expected = nativeComponents.stream()
                .filter(Word.class::isInstance)
                .map(c -> ((Word) c).word())
                .toList();
        if (!expected.equals(words(goldText))) {
            throw new EngineException(
                    EngineException.EngineErrorKind.MISMATCHED_COMPONENTS,
                    "The native components belong to another sentence.");
        }
        return new PronunciationResult(
                components(audio, goldText, language),
                new PronunciationFeedback(
                        dimension(70, language),
                        dimension(10, language),
                        dimension(10, language),
                        dimension(10, language)),
                REPORT);
    }

    @Override
    public SpeechEngine withPronunciations(PronunciationGuide guide) {
        return this;
    }

    @Override
    public SpeechEngine judgingBy(JudgingRule rule) {
        rules.add(rule);
        return this;
    }

    @Override
    public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return new PronunciationResult(
                components(audio, goldText, language),
                new PronunciationFeedback(dimension(100, language), null, null, null),
                REPORT);
    }

    private static DimensionScore dimension(double score, FeedbackLanguage language) {
        return new DimensionScore(score, language == FeedbackLanguage.KOREAN ? "좋아요." : "Good.");
    }

    private static List<SpeechComponent> components(Pcm audio, String goldText, FeedbackLanguage language) {
        requireSound(audio);
        List<String> words = words(goldText);
        double length = audio.seconds() / words.size();
        if (length < MIN_WORD_SECONDS) {
            throw new EngineException(
                    EngineException.EngineErrorKind.NOT_ALL_WORDS_SPOKEN, "Not all words are spoken.");
        }
        List<SpeechComponent> components = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            double start = i * length;
            double end = start + length;
            components.add(new Word(
                    word,
                    start,
                    end,
                    80,
                    true,
                    i == 0,
                    dimension(80, language).feedback(),
                    List.of(new Syllable(word, word, 80, start, end)),
                    List.of(new Phoneme(word, word, 80, true, i == 0, null, start, end))));
        }
        return components;
    }

    private static List<String> words(String goldText) {
        if (!goldText.matches("[\\p{ASCII}]*[A-Za-z0-9][\\p{ASCII}]*")) {
            throw new EngineException(EngineException.EngineErrorKind.UNSPEAKABLE_TEXT, "The text is not English.");
        }
        return Arrays.asList(goldText.split("\\s+"));
    }

    private static void requireSound(Pcm audio) {
        for (float sample : audio.samples()) {
            if (sample != 0) {
                return;
            }
        }
        throw new EngineException(EngineException.EngineErrorKind.UNUSABLE_AUDIO, "The recording holds no sound.");
    }
}
