package app.saywell.desk.shell.cases;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.HeardWord;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// A fake speech service for tests. Spreads the words evenly over the audio, scores every word that
/// contains `th` as wrong (or another part, if set), and counts its calls. Transcriptions, which
/// are counted apart, give the text that the audio was scored with, unless another one is set.
public final class FakeSpeechService implements SpeechService {
    public final AtomicInteger calls = new AtomicInteger();
    /// What the next call throws, as no service should.
    public final AtomicReference<Optional<Supplier<? extends Throwable>>> fault =
            new AtomicReference<>(Optional.empty());

    public final AtomicReference<Optional<CallFailure>> refusal = new AtomicReference<>(Optional.empty());
    public final AtomicReference<String> wrongPart = new AtomicReference<>("th");

    /// The score of readings without a model.
    public final AtomicInteger simpleScore = new AtomicInteger(80);

    public final AtomicInteger transcriptionCalls = new AtomicInteger();
    public final AtomicReference<Optional<String>> heardText = new AtomicReference<>(Optional.empty());
    /// What is heard where the certainty of words is asked for.
    public final AtomicReference<List<HeardWord>> heardWords = new AtomicReference<>(List.of());

    public final AtomicBoolean refusesTranscriptions = new AtomicBoolean(true);
    private final Map<Integer, String> scoredTexts = new ConcurrentHashMap<>();
    public final List<String> componentsSeen = new ArrayList<>();
    /// The answers in whose form texts were to be sent.
    public final List<List<SpeechComponent>> formsAsked = new ArrayList<>();

    @Override
    public SpeechService withWordsOf(List<SpeechComponent> components) {
        formsAsked.add(components);
        return this;
    }

    @Override
    public ServiceReply<Transcription> transcribe(AudioUpload audio, boolean suppressKorean) {
        transcriptionCalls.incrementAndGet();
        Optional<String> spoken = Objects.requireNonNull(heardText.get())
                .or(() -> Optional.ofNullable(scoredTexts.get(Arrays.hashCode(audio.bytes()))));
        if (spoken.isPresent() && !refusesTranscriptions.get()) {
            Transcription written = new Transcription(spoken.get(), TextType.ENGLISH, Map.of(), 0);
            return new ServiceReply.AnsweredCall<>(written, SpeechJson.write(written), ServiceReply.AnswerSource.CALL);
        }
        if (spoken.isPresent()) {
            Transcription written = new Transcription(spoken.get(), TextType.ENGLISH, Map.of(), 0);
            return answer(written, SpeechJson.write(written));
        }
        Transcription heard = new Transcription(
                suppressKorean ? "annyeong, see you" : "안녕, see you",
                suppressKorean ? TextType.ENGLISH : TextType.CODE_SWITCHED,
                Map.of(),
                0);
        return answer(heard, SpeechJson.write(heard));
    }

    /// The words that [#heardWords] names, with their certainty; without any, as [#transcribe].
    @Override
    public ServiceReply<Transcription> transcribeWithCertainty(AudioUpload audio) {
        List<HeardWord> words = Objects.requireNonNull(heardWords.get());
        if (words.isEmpty()) {
            return transcribe(audio, false);
        }
        transcriptionCalls.incrementAndGet();
        String text = words.stream().map(HeardWord::word).collect(Collectors.joining(" "));
        Transcription written = new Transcription(text, TextType.ENGLISH, HeardWord.metadata(words), 0);
        return answer(written, SpeechJson.write(written));
    }

    @Override
    public ServiceReply<NativeAnalysis> analyzeNative(AudioUpload audio, String goldText) {
        NativeAnalysis analysis = new NativeAnalysis(spreadWords(audio, goldText));
        // Unusual spacing on purpose: this must be stored byte for byte.
        String json = "{ \"speech_components\" :  "
                + SpeechJson.write(analysis.components()).replace(",", " , ")
                + " , \"more\":1 }";
        return reply(analysis, json);
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciation(
            AudioUpload audio, String goldText, String nativeComponentsJson, FeedbackLanguage language) {
        componentsSeen.add(nativeComponentsJson);
        scoredTexts.put(Arrays.hashCode(audio.bytes()), goldText);
        DimensionScore ten = new DimensionScore(10, "");
        PronunciationFeedback feedback =
                new PronunciationFeedback(new DimensionScore(65, "Good."), ten, ten, new DimensionScore(4, ""));
        PronunciationResult result = new PronunciationResult(spreadWords(audio, goldText), feedback);
        return reply(result, SpeechJson.write(result));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciationSimple(
            AudioUpload audio, String goldText, FeedbackLanguage language) {
        scoredTexts.put(Arrays.hashCode(audio.bytes()), goldText);
        PronunciationFeedback feedback =
                new PronunciationFeedback(new DimensionScore(simpleScore.get(), "Good."), null, null, null);
        PronunciationResult result = new PronunciationResult(spreadWords(audio, goldText), feedback);
        return reply(result, SpeechJson.write(result));
    }

    private <T> ServiceReply<T> reply(T value, String json) {
        calls.incrementAndGet();
        switch (Objects.requireNonNull(fault.getAndSet(Optional.empty()))
                .<Throwable>map(Supplier::get)
                .orElse(null)) {
            case RuntimeException unforeseen -> throw unforeseen;
            case Error unforeseen -> throw unforeseen;
            case null, default -> {}
        }
        return answer(value, json);
    }

    private <T> ServiceReply<T> answer(T value, String json) {
        return Objects.requireNonNull(refusal.get())
                .<ServiceReply<T>>map(ServiceReply.FailedCall::new)
                .orElseGet(() -> new ServiceReply.AnsweredCall<>(value, json, ServiceReply.AnswerSource.CALL));
    }

    private List<SpeechComponent> spreadWords(AudioUpload audio, String goldText) {
        String[] words = goldText.split(" ", -1);
        double step = audio.seconds() / words.length;
        List<SpeechComponent> spread = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            double start = i * step;
            double end = start + step;
            boolean right = !words[i].contains(Objects.requireNonNull(wrongPart.get()));
            double score = right ? 90 : 40;
            Phoneme sound = new Phoneme(right ? "a" : "θ", right ? "a" : "s", score, right, false, null, start, end);
            spread.add(new Word(words[i], start, end, score, right, false, null, List.of(), List.of(sound)));
        }
        return spread;
    }
}
