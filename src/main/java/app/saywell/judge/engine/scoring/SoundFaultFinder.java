package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.ear.PhoneScore;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.judge.engine.feedback.SoundFault;
import app.saywell.judge.engine.feedback.SoundFault.AddedSound;
import app.saywell.judge.engine.feedback.SoundFault.DroppedSound;
import app.saywell.judge.engine.feedback.SoundFault.HeardSound;
import app.saywell.judge.engine.feedback.SoundFault.SubstitutedSound;
import app.saywell.judge.engine.feedback.SoundFault.UnclearSound;
import java.util.ArrayList;
import java.util.List;

/// Lists what is wrong in a reading, for the feedback in words.
final class SoundFaultFinder {
    private SoundFaultFinder() {}

    static List<SoundFault> faults(RecordingAnalysis analysis) {
        List<SoundFault> faults = new ArrayList<>();
        List<TokenScore> tokens = analysis.scores();
        for (int token = 0; token < tokens.size(); token++) {
            List<PhoneScore> phones = tokens.get(token).phones();
            for (int phone = 0; phone < phones.size(); phone++) {
                PhoneScore score = phones.get(phone);
                if (!score.isRight()) {
                    faults.add(new SoundFault(token, phone, heard(score)));
                }
            }
        }
        return faults;
    }

    private static HeardSound heard(PhoneScore score) {
        return switch (score.error()) {
            case LEFT_OUT -> new DroppedSound();
            case ADDED_AFTER -> new AddedSound();
            case NONE, UNCLEAR, SUBSTITUTED ->
                score.heardIpa().<HeardSound>map(SubstitutedSound::new).orElseGet(UnclearSound::new);
        };
    }
}
