package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Reply;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.Price;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/// Has speech written down.
///
/// What is heard counts as the voice of whoever it is said to be of, and goes no further than that
/// learner's consent. The same audio with the same wish is not paid for twice.
public final class Transcripts {
    private final Desk desk;
    private final Library library;
    private final Judges judges;
    private final ConsentLaw consent;

    public Transcripts(Desk desk, Judges judges) {
        this.desk = desk;
        this.library = desk.library();
        this.judges = judges;
        this.consent = new ConsentLaw(library);
    }

    /// A recording to be written down.
    ///
    /// @param learnerId whose voice it counts as
    /// @param suppressKorean whether Korean words are written in English letters
    public record Wish(long learnerId, Path audio, boolean suppressKorean) {}

    /// Asks a service, after the consent of whoever speaks.
    public Running write(
            Wish wish,
            ServiceKind service,
            Unknown unknown,
            Consumer<Outcome<Reply<Transcription>>> answer) {
        return desk.tasks().run(progress -> writeNow(wish, service, unknown), answer);
    }

    /// The service that the settings name.
    public ServiceKind service() {
        return library.settings().get(Setting.SERVICE);
    }

    /// What one question about a recording comes to, where its answer is not stored.
    public Estimate estimate(Path audio, ServiceKind service) {
        double seconds = SoundFile.probe(audio).seconds();
        long price = Price.microDollars(Endpoint.TRANSCRIBE, Price.millis(seconds));
        return new Estimate(1, seconds, service == ServiceKind.EMBEDDED ? 0 : price);
    }

    private Reply<Transcription> writeNow(Wish wish, ServiceKind service, Unknown unknown) {
        Optional<Failure> refusal = consent.refusal(wish.learnerId(), service);
        if (refusal.isPresent()) {
            return new Reply.Failed<>(refusal.get());
        }
        if (unknown == Unknown.LET_GO) {
            new UnknownFate(library).letGo(wish.audio());
        }
        String purpose = Purposes.of(library, wish.learnerId(), Purposes.TRANSCRIPT);
        return judges.of(service, purpose)
                .service()
                .transcribe(SoundFile.upload(wish.audio()), wish.suppressKorean());
    }
}
