package app.saywell.desk.takes.recognition;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.lessons.filename.PlainWords;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Transcription;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds the spoken sentence by speech recognition.
///
/// The transcription is compared with every sentence. If that is not clear, the most similar
/// sentences are scored. The service refuses a sentence whose words were not spoken; among the
/// others the one with the clearly best score wins. Safe for several threads.
public final class SentenceRecognizer {
    /// Minimum similarity of the transcription and the sentence.
    private static final double MIN_SIMILARITY = 0.6;

    /// Minimum difference in similarity to the next sentence.
    private static final double MIN_SIMILARITY_LEAD = 0.2;

    private static final int MAX_CANDIDATES = 3;
    private static final double MIN_SCORE = 50;
    private static final double MIN_SCORE_LEAD = 15;

    private final SpeechServiceHandles services;

    public SentenceRecognizer(SpeechServiceHandles services) {
        this.services = services;
    }

    /// The sentence, or empty if it is not clear. No audio leaves this computer.
    public Optional<Sentence> recognize(Path file, List<Sentence> sentences) {
        AudioUpload upload = AudioFile.toUpload(file);
        SpeechService service =
                services.handleFor(ServiceKind.EMBEDDED, CallPurpose.PRACTICE).service();
        List<SentenceCandidate> ranked = rankBySimilarity(service, upload, sentences);
        if (ranked.isEmpty()) {
            return Optional.empty();
        }
        SentenceCandidate best = ranked.getFirst();
        double secondSimilarity = ranked.size() > 1 ? ranked.get(1).similarity() : 0;
        if (best.similarity() >= MIN_SIMILARITY && best.similarity() - secondSimilarity >= MIN_SIMILARITY_LEAD) {
            return Optional.of(best.sentence());
        }
        return chooseByScore(
                service, upload, ranked.stream().limit(MAX_CANDIDATES).toList());
    }

    private List<SentenceCandidate> rankBySimilarity(
            SpeechService service, AudioUpload upload, List<Sentence> sentences) {
        ServiceReply<Transcription> reply = service.transcribe(upload, true);
        String text = reply instanceof ServiceReply.AnsweredCall<Transcription> answer
                ? answer.value().text()
                : "";
        List<String> spokenWords = PlainWords.of(text);
        return sentences.stream()
                .map(sentence -> new SentenceCandidate(
                        sentence,
                        WordSimilarity.similarity(spokenWords, PlainWords.of(SpokenText.of(sentence.text())))))
                .sorted(Comparator.comparingDouble(SentenceCandidate::similarity)
                        .reversed())
                .toList();
    }

    private static Optional<Sentence> chooseByScore(
            SpeechService service, AudioUpload upload, List<SentenceCandidate> candidates) {
        Optional<Sentence> best = Optional.empty();
        double bestScore = MIN_SCORE;
        double secondScore = 0;
        for (SentenceCandidate candidate : candidates) {
            double score = score(service, upload, candidate.sentence());
            if (score > bestScore) {
                secondScore = best.isPresent() ? bestScore : secondScore;
                bestScore = score;
                best = Optional.of(candidate.sentence());
            } else {
                secondScore = Math.max(secondScore, score);
            }
        }
        double lead = bestScore - secondScore;
        return best.filter(sentence -> lead >= MIN_SCORE_LEAD);
    }

    private static double score(SpeechService service, AudioUpload upload, Sentence sentence) {
        ServiceReply<PronunciationResult> reply =
                service.pronunciationSimple(upload, sentence.text(), FeedbackLanguage.ENGLISH);
        return reply instanceof ServiceReply.AnsweredCall<PronunciationResult> answer
                ? answer.value().countedPronunciation(ScoreScale.HUNDRED)
                : 0;
    }

    private record SentenceCandidate(Sentence sentence, double similarity) {}
}
