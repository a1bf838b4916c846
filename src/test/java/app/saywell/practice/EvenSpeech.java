package app.saywell.practice;

import app.saywell.speech.Dimension;
import app.saywell.speech.Failure;
import app.saywell.speech.Feedback;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/// A service for tests of what happens around it: spreads the words evenly over the audio, finds
/// every word with a `th` wrong unless told to find others hard, and counts what it is asked.
public final class EvenSpeech implements SpeechService {
    public final AtomicInteger calls = new AtomicInteger();
    public final AtomicReference<Optional<Failure>> refusal =
            new AtomicReference<>(Optional.empty());
    public final AtomicReference<String> hard = new AtomicReference<>("th");
    public final List<String> componentsSeen = new ArrayList<>();

    @Override
    public Reply<Transcription> transcribe(Upload audio, boolean suppressKorean) {
        Transcription heard =
                new Transcription(
                        suppressKorean ? "annyeong, see you" : "안녕, see you",
                        suppressKorean ? TextType.ENGLISH : TextType.CODE_SWITCHED,
                        Map.of(),
                        0);
        return answer(heard, SpeechJson.write(heard));
    }

    @Override
    public Reply<NativeAnalysis> analyzeNative(Upload audio, String goldText) {
        NativeAnalysis analysis = new NativeAnalysis(spread(audio, goldText));
        // A form that no writer of ours would give: what is stored must be this, byte for byte.
        String json =
                "{ \"speech_components\" :  "
                        + SpeechJson.write(analysis.components()).replace(",", " , ")
                        + " , \"more\":1 }";
        return answer(analysis, json);
    }

    @Override
    public Reply<Judgement> pronunciation(
            Upload audio, String goldText, String nativeComponentsJson, FeedbackLanguage language) {
        componentsSeen.add(nativeComponentsJson);
        Dimension ten = new Dimension(10, "");
        Feedback feedback =
                new Feedback(new Dimension(65, "Good."), ten, ten, new Dimension(4, ""));
        Judgement judgement = new Judgement(spread(audio, goldText), feedback);
        return answer(judgement, SpeechJson.write(judgement));
    }

    @Override
    public Reply<Judgement> pronunciationSimple(
            Upload audio, String goldText, FeedbackLanguage language) {
        Feedback feedback = new Feedback(new Dimension(80, "Good."), null, null, null);
        Judgement judgement = new Judgement(spread(audio, goldText), feedback);
        return answer(judgement, SpeechJson.write(judgement));
    }

    private <T> Reply<T> answer(T value, String json) {
        calls.incrementAndGet();
        return Objects.requireNonNull(refusal.get())
                .<Reply<T>>map(Reply.Failed::new)
                .orElseGet(() -> new Reply.Answer<>(value, json, Reply.Source.CALL));
    }

    private List<SpeechComponent> spread(Upload audio, String goldText) {
        String[] words = goldText.split(" ", -1);
        double step = audio.seconds() / words.length;
        List<SpeechComponent> spread = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            double start = i * step;
            double end = start + step;
            boolean right = !words[i].contains(Objects.requireNonNull(hard.get()));
            double score = right ? 90 : 40;
            Phoneme sound =
                    new Phoneme(
                            right ? "a" : "θ",
                            right ? "a" : "s",
                            score,
                            right,
                            false,
                            null,
                            start,
                            end);
            spread.add(
                    new Word(
                            words[i],
                            start,
                            end,
                            score,
                            right,
                            false,
                            null,
                            List.of(),
                            List.of(sound)));
        }
        return spread;
    }
}
