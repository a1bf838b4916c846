package app.saywell.judge.engine.align;

import app.saywell.judge.engine.align.PhoneStates.PhoneState;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a known text in a recording (forced alignment). Thread-safe and deterministic.
public final class ForcedAligner {
    private ForcedAligner() {}

    /// The most likely places of all tokens, in order; empty when the recording is too short for
    /// the text.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static Optional<List<AlignedToken>> align(FramePosteriors posteriors, List<SpokenToken> tokens) {
        return align(posteriors, tokens, new PhoneStates(tokens));
    }

    /// The most likely places of those tokens that were said, from the first one on, in a recording that has silence at
    /// its end; empty when none was.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static List<AlignedToken> alignBegun(FramePosteriors posteriors, List<SpokenToken> tokens) {
        PhoneStates graph = PhoneStates.ofBegun(tokens);
        return new ViterbiSearch(posteriors, graph)
                .search()
                .map(path -> {
                    int said = 0;
                    for (int state : path) {
                        said = Math.max(said, graph.states().get(state).token() + 1);
                    }
                    return alignedTokens(tokens.subList(0, said), graph.states(), path);
                })
                .orElse(List.of());
    }

    /// @param graph the states of the tokens
    static Optional<List<AlignedToken>> align(FramePosteriors posteriors, List<SpokenToken> tokens, PhoneStates graph) {
        return new ViterbiSearch(posteriors, graph).search().map(path -> alignedTokens(tokens, graph.states(), path));
    }

    private static List<AlignedToken> alignedTokens(List<SpokenToken> tokens, List<PhoneState> states, int... path) {
        List<AlignedToken> aligned = new ArrayList<>();
        int frame = 0;
        for (int token = 0; token < tokens.size(); token++) {
            List<PhoneSegment> segments = new ArrayList<>();
            while (states.get(path[frame]).token() != token) {
                frame++;
            }
            PhoneState first = states.get(path[frame]);
            TokenReading reading = tokens.get(token).readings().get(first.reading());
            List<StressedPhone> sounds = reading.sounds();
            for (int sound = 0; sound < sounds.size(); sound++) {
                while (!isSound(states.get(path[frame]), token, sound)) {
                    frame++;
                }
                int start = frame;
                while (frame < path.length && isSound(states.get(path[frame]), token, sound)) {
                    frame++;
                }
                segments.add(new PhoneSegment(sounds.get(sound), start, frame));
            }
            aligned.add(new AlignedToken(tokens.get(token), reading, segments));
        }
        return List.copyOf(aligned);
    }

    private static boolean isSound(PhoneState state, int token, int sound) {
        return state.token() == token && state.sound() == sound;
    }
}
