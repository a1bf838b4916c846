package app.saywell.practice.batch;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds out by listening which sentence was spoken.
///
/// What was said is written down and compared with every sentence. Where that leaves a doubt, the
/// likeliest ones are judged: a sentence whose words were not spoken is refused by the service, and
/// of the others the one with the clearly best score was meant.
final class Listening {
    /// From here on what was written down is taken for the sentence.
    private static final double ALIKE = 0.6;

    /// By so much it must be more alike than the next sentence.
    private static final double CLEARLY = 0.2;

    private static final int CANDIDATES = 3;
    private static final double SPOKEN = 50;
    private static final double BETTER = 15;

    private final Judges judges;

    Listening(Judges judges) {
        this.judges = judges;
    }

    /// The sentence, or nothing where it stays in doubt. Nothing leaves this computer.
    Optional<Sentence> sentence(Path file, List<Sentence> all) {
        Upload upload = SoundFile.upload(file);
        SpeechService service = judges.of(ServiceKind.EMBEDDED).service();
        List<Candidate> likeliest = likeliest(service, upload, all);
        if (likeliest.isEmpty()) {
            return Optional.empty();
        }
        Candidate best = likeliest.getFirst();
        double next = likeliest.size() > 1 ? likeliest.get(1).likeness() : 0;
        if (best.likeness() >= ALIKE && best.likeness() - next >= CLEARLY) {
            return Optional.of(best.sentence());
        }
        return judged(service, upload, likeliest.stream().limit(CANDIDATES).toList());
    }

    private List<Candidate> likeliest(SpeechService service, Upload upload, List<Sentence> all) {
        Reply<Transcription> reply = service.transcribe(upload, true);
        String text =
                reply instanceof Reply.Answer<Transcription> answer ? answer.value().text() : "";
        List<String> said = Words.of(text);
        return all.stream()
                .map(s -> new Candidate(s, Words.likeness(said, Words.of(s.text()))))
                .sorted(Comparator.comparingDouble(Candidate::likeness).reversed())
                .toList();
    }

    private static Optional<Sentence> judged(
            SpeechService service, Upload upload, List<Candidate> candidates) {
        Optional<Sentence> best = Optional.empty();
        double most = SPOKEN;
        double second = 0;
        for (Candidate candidate : candidates) {
            double score = score(service, upload, candidate.sentence());
            if (score > most) {
                second = best.isPresent() ? most : second;
                most = score;
                best = Optional.of(candidate.sentence());
            } else {
                second = Math.max(second, score);
            }
        }
        double lead = most - second;
        return best.filter(sentence -> lead >= BETTER);
    }

    private static double score(SpeechService service, Upload upload, Sentence sentence) {
        Reply<Judgement> reply =
                service.pronunciationSimple(upload, sentence.text(), FeedbackLanguage.ENGLISH);
        return reply instanceof Reply.Answer<Judgement> answer
                ? answer.value().feedback().pronunciation().score()
                : 0;
    }

    private record Candidate(Sentence sentence, double likeness) {}
}
