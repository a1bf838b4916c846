package app.saywell.service;

import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import app.saywell.signal.Pcm;
import app.saywell.speech.Dimension;
import app.saywell.speech.Feedback;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// An engine that cannot hear but does answer: it lays the words of the text evenly over the audio.
///
/// Every answer follows from text and length alone, so that tests of the service know what must
/// come back. A recording shorter than a tenth of a second a word lacks words; one with no sound in
/// it is unusable.
public final class ScriptedEngine implements SpeechEngine {
    private static final double SHORTEST_WORD = 0.1;

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        needSound(audio);
        String text = suppressKorean ? "annyeong" : "안녕";
        return new Transcription(
                text, suppressKorean ? TextType.ENGLISH : TextType.KOREAN, Map.of(), 0);
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return new NativeAnalysis(components(audio, goldText, FeedbackLanguage.ENGLISH));
    }

    @Override
    public Judgement judge(
            Pcm audio,
            String goldText,
            List<SpeechComponent> nativeComponents,
            FeedbackLanguage language) {
        List<String> expected =
                nativeComponents.stream()
                        .filter(Word.class::isInstance)
                        .map(c -> ((Word) c).word())
                        .toList();
        if (!expected.equals(words(goldText))) {
            throw new EngineException(
                    EngineException.Kind.FOREIGN_COMPONENTS,
                    "The native components belong to another sentence.");
        }
        return new Judgement(
                components(audio, goldText, language),
                new Feedback(
                        said(70, language),
                        said(10, language),
                        said(10, language),
                        said(10, language)));
    }

    @Override
    public SpeechEngine guided(PronunciationGuide guide) {
        return this;
    }

    @Override
    public Judgement judgeSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return new Judgement(
                components(audio, goldText, language),
                new Feedback(said(100, language), null, null, null));
    }

    private static Dimension said(double score, FeedbackLanguage language) {
        return new Dimension(score, language == FeedbackLanguage.KOREAN ? "좋아요." : "Good.");
    }

    private static List<SpeechComponent> components(
            Pcm audio, String goldText, FeedbackLanguage language) {
        needSound(audio);
        List<String> words = words(goldText);
        double length = audio.seconds() / words.size();
        if (length < SHORTEST_WORD) {
            throw new EngineException(
                    EngineException.Kind.NOT_ALL_WORDS_SPOKEN, "Not all words are spoken.");
        }
        List<SpeechComponent> components = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            double start = i * length;
            double end = start + length;
            components.add(
                    new Word(
                            word,
                            start,
                            end,
                            80,
                            true,
                            i == 0,
                            said(80, language).feedback(),
                            List.of(new Syllable(word, word, 80, start, end)),
                            List.of(new Phoneme(word, word, 80, true, i == 0, null, start, end))));
        }
        return components;
    }

    private static List<String> words(String goldText) {
        if (!goldText.matches("[\\p{ASCII}]*[A-Za-z0-9][\\p{ASCII}]*")) {
            throw new EngineException(
                    EngineException.Kind.UNSPEAKABLE_TEXT, "The text is not English.");
        }
        return Arrays.asList(goldText.split("\\s+"));
    }

    private static void needSound(Pcm audio) {
        for (float sample : audio.samples()) {
            if (sample != 0) {
                return;
            }
        }
        throw new EngineException(
                EngineException.Kind.UNUSABLE_AUDIO, "The recording holds no sound.");
    }
}
