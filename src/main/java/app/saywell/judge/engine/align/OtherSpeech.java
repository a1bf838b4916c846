package app.saywell.judge.engine.align;

import app.saywell.judge.engine.align.PhoneStates.PhoneState;
import app.saywell.speech.language.text.SpokenToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where a recording holds more than one complete reading of its text: another reading, a beginning
/// that was broken off, a count before it, an "um".
///
/// The text is aligned with states around and between its tokens that take any sound, at a cost.
///
/// @param startFrame where the reading begins
/// @param endFrame after its end
/// @param parts what else is said, in order
public record OtherSpeech(int startFrame, int endFrame, List<OtherPart> parts) {
    /// Frames of sound that are more than a breath, a click or a word that a learner breaks off.
    private static final int MIN_SPEECH_FRAMES = 35;

    /// Copies the list.
    public OtherSpeech {
        parts = List.copyOf(parts);
    }

    /// Frames that are not the text.
    public record OtherPart(int startFrame, int endFrame) {}

    /// What else is said; empty where it is the text alone, and where the recording is too short
    /// for the text.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static Optional<OtherSpeech> find(FramePosteriors posteriors, List<SpokenToken> tokens) {
        PhoneStates graph = PhoneStates.amongOtherSpeech(tokens);
        return new ViterbiSearch(posteriors, graph).search().flatMap(path -> of(posteriors, graph.states(), path));
    }

    private static Optional<OtherSpeech> of(FramePosteriors posteriors, List<PhoneState> states, int... path) {
        int start = path.length;
        int end = 0;
        List<OtherPart> parts = new ArrayList<>();
        for (int frame = 0; frame < path.length; ) {
            PhoneState state = states.get(path[frame]);
            if (state.token() >= 0) {
                start = Math.min(start, frame);
                end = frame + 1;
            }
            int from = frame;
            int speech = 0;
            while (frame < path.length && path[frame] == path[from]) {
                speech += posteriors.isSpeech(frame) ? 1 : 0;
                frame++;
            }
            if (state.phone() == FramePosteriors.ANYTHING && speech >= MIN_SPEECH_FRAMES) {
                parts.add(new OtherPart(from, frame));
            }
            end = state.token() >= 0 ? frame : end;
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(new OtherSpeech(start, end, parts));
    }
}
