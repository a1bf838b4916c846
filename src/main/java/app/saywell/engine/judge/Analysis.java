package app.saywell.engine.judge;

import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.score.TokenScore;
import app.saywell.signal.Pcm;

import java.util.List;

/// A recording taken apart by its text, with scores.
record Analysis(Pcm audio, Evidence evidence, List<TokenScore> scores) {

    Clock clock() {
        return Clock.of(
                evidence.heard().frames(),
                audio.seconds(),
                evidence.phones().stream().map(PhoneEvidence::segment).toList());
    }
}
