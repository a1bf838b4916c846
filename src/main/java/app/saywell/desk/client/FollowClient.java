package app.saywell.desk.client;

import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.http.HttpTransport;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.ServiceReply;
import java.util.function.Supplier;

/// A client that has readings followed by the service that the application carries.
///
/// Each part is sent once: what it would say is too late by the time it could be sent again. Nothing is stored.
/// Created by [SpeechClientFactory]. Safe for several threads; closing it cancels calls in progress.
public final class FollowClient implements AutoCloseable {
    private final HttpTransport transport;

    FollowClient(HttpTransport transport) {
        this.transport = transport;
    }

    /// Follows readings that are judged by a rule.
    ///
    /// @param purpose what the calls are for; never a learner
    /// @param guide read where a reading begins
    public ReadingFollower follower(String purpose, Supplier<PronunciationGuide> guide, JudgingRule rule) {
        return new SentParts(purpose, guide, rule);
    }

    @Override
    public void close() {
        transport.close();
    }

    private final class SentParts implements ReadingFollower {
        private final String purpose;
        private final Supplier<PronunciationGuide> guide;
        private final JudgingRule rule;

        SentParts(String purpose, Supplier<PronunciationGuide> guide, JudgingRule rule) {
            this.purpose = purpose;
            this.guide = guide;
            this.rule = rule;
        }

        @Override
        public ServiceReply<FollowedReading> begin(AudioUpload part, String goldText) {
            return transport
                    .send(SpeechRequest.follow(part, goldText, purpose)
                            .withGuide(guide.get())
                            .withRule(rule))
                    .reply();
        }

        @Override
        public ServiceReply<FollowedReading> goOn(String session, AudioUpload part) {
            return transport
                    .send(SpeechRequest.followOn(session, part, purpose))
                    .reply();
        }
    }
}
