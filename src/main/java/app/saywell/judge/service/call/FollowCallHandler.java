package app.saywell.judge.service.call;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.account.PriceList;
import app.saywell.judge.service.call.CreditReserver.CreditReservation;
import app.saywell.judge.service.call.ReadingSession.FollowedText;
import app.saywell.judge.service.call.ReadingSession.GrownRecording;
import app.saywell.judge.service.call.ReadingSessions.OpenSession;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.util.List;
import java.util.Optional;

/// Answers the calls that follow a reading while it is spoken: the first has the text, each has the next part of the
/// recording.
public final class FollowCallHandler {
    private static final CreditReservation NOTHING = new CreditReservation() {
        @Override
        public void bill() {}

        @Override
        public void release() {}
    };

    private final SpeechEngine engine;
    private final ReadingSessions sessions = new ReadingSessions(System::nanoTime);
    private final AudioDecoder decoder = new AudioDecoder(FollowedReading.MAX_SECONDS);

    /// @param engine must be safe for several threads
    public FollowCallHandler(SpeechEngine engine) {
        this.engine = engine;
    }

    /// Takes a part in, reserves the price of the seconds that it adds and says how far the text was read. A part that
    /// is refused is not taken in; a session whose first part is refused is none.
    ///
    /// @param sessionId the session that goes on; empty where one begins
    /// @param caller the handle of the key
    /// @throws ApiException if the call cannot be answered
    public CallAnswer answer(
            Optional<String> sessionId, FormFields form, String caller, CreditReserver creditReserver) {
        if (sessionId.isPresent()) {
            return answer(sessions.find(caller, sessionId.get()), form, creditReserver);
        }
        OpenSession begun = sessions.begin(caller, text(form));
        boolean answered = false;
        try {
            CallAnswer answer = answer(begun, form, creditReserver);
            answered = true;
            return answer;
        } finally {
            if (!answered) {
                sessions.forget(begun.id());
            }
        }
    }

    private static FollowedText text(FormFields form) {
        CallOptions options = CallOptions.read(FormFields.OPTIONS, form.required(FormFields.OPTIONS));
        return new FollowedText(options.goldText(), options.guide(), options.rule());
    }

    private CallAnswer answer(OpenSession open, FormFields form, CreditReserver creditReserver) {
        ReadingSession session = open.session();
        GrownRecording grown = session.with(part(form.required(FormFields.FILE)));
        try {
            return answer(open, grown, creditReserver);
        } finally {
            session.partIsOver();
        }
    }

    private CallAnswer answer(OpenSession open, GrownRecording grown, CreditReserver creditReserver) {
        ReadingSession session = open.session();
        Pcm whole = grown.audio();
        long added = PriceList.billedSeconds(whole.samples().length, whole.sampleRate()) - session.billedSeconds();
        CreditReservation reservation = added > 0 ? creditReserver.reserve(added) : NOTHING;
        boolean answered = false;
        try {
            FollowedText text = session.text();
            SpeechEngine own = text.guide().isEmpty() ? engine : engine.withPronunciations(text.guide());
            List<FollowedWord> words = own.judgingBy(text.rule()).follow(whole, text.goldText(), grown.settled());
            session.keep(whole, words, sessions.now());
            answered = true;
            return new CallAnswer(
                    SpeechJson.write(new FollowedReading(open.id(), whole.seconds(), words)), reservation);
        } catch (EngineException e) {
            throw ApiErrors.of(e).toException();
        } finally {
            if (!answered) {
                reservation.release();
            }
        }
    }

    private Pcm part(byte[] file) {
        try {
            return decoder.decode(file);
        } catch (UnreadableAudioException e) {
            throw ApiErrors.of(e).toException();
        }
    }
}
