package app.saywell.engine.align;

import app.saywell.engine.lexicon.MannerOfArticulation;
import app.saywell.engine.lexicon.StressedPhone;
import app.saywell.engine.text.SpokenToken;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Moves the boundaries of an aligned text to where they are heard (boundary refinement).
///
/// The network hears up to 100 ms of silence between most words, whether there is a pause or not.
/// So the sounds are found once more, with silence at the ends of a pause only in frames in which
/// the recording is quiet. A short silence before a stop is its closure and belongs to it.
public final class BoundaryRefiner {
    /// How far from its ends a silence is looked at, in frames. What is loud further inside a pause
    /// is a noise.
    private static final int EDGE_FRAMES = 10;

    /// What silence costs in a loud frame, as a natural logarithm.
    private static final float LOUD_SILENCE_COST = 20;

    /// What a pause between two words costs.
    private static final double PAUSE_COST = 8;

    /// A longer silence before a stop is a pause.
    private static final int MAX_CLOSURE_FRAMES = 10;

    private final FramePosteriors posteriors;
    private final boolean[] loud;
    private final int lagFrames;

    /// @param posteriors of the whole recording
    /// @param loud whether the recording is loud, for each frame
    /// @param lagFrames by how many frames the posteriors run behind the recording
    public BoundaryRefiner(FramePosteriors posteriors, boolean[] loud, int lagFrames) {
        this.posteriors = posteriors;
        this.loud = loud.clone();
        this.lagFrames = lagFrames;
    }

    /// The same tokens and readings with refined boundaries. Frames are those of the posteriors.
    ///
    /// @throws app.saywell.engine.EngineException of kind INTERRUPTED
    public List<AlignedToken> refine(List<AlignedToken> tokens) {
        List<SpokenToken> chosen =
                tokens.stream()
                        .map(
                                token ->
                                        new SpokenToken(
                                                token.token().text(),
                                                List.of(token.reading()),
                                                token.token().breakAfter()))
                        .toList();
        FramePosteriors quietSilence =
                posteriors.withCostlySilence(loudEdges(tokens), LOUD_SILENCE_COST);
        List<AlignedToken> aligned =
                ForcedAligner.align(quietSilence, chosen, new PhoneStates(chosen, PAUSE_COST))
                        .orElse(tokens);
        List<AlignedToken> refined = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int end = i == 0 ? Integer.MIN_VALUE : aligned.get(i - 1).endFrame();
            refined.add(
                    new AlignedToken(
                            tokens.get(i).token(),
                            tokens.get(i).reading(),
                            withClosure(aligned.get(i).phones(), end)));
        }
        return List.copyOf(refined);
    }

    /// Frames at the ends of silences in which the recording is loud.
    private boolean[] loudEdges(List<AlignedToken> tokens) {
        boolean[] edges = new boolean[posteriors.frames()];
        int silenceStart = 0;
        for (AlignedToken token : tokens) {
            for (PhoneSegment phone : token.phones()) {
                if (silenceStart > 0) {
                    mark(
                            edges,
                            silenceStart,
                            Math.min(phone.startFrame(), silenceStart + EDGE_FRAMES));
                }
                mark(
                        edges,
                        Math.max(silenceStart, phone.startFrame() - EDGE_FRAMES),
                        phone.startFrame());
                silenceStart = phone.endFrame();
            }
        }
        mark(edges, silenceStart, Math.min(edges.length, silenceStart + EDGE_FRAMES));
        for (int frame = 0; frame < edges.length; frame++) {
            edges[frame] &= isLoud(frame - lagFrames);
        }
        return edges;
    }

    private static void mark(boolean[] edges, int from, int to) {
        if (from < to) {
            Arrays.fill(edges, from, to, true);
        }
    }

    private boolean isLoud(int frame) {
        return frame >= 0 && frame < loud.length && loud[frame];
    }

    /// @param previousEnd the frame after the token before
    private static List<PhoneSegment> withClosure(List<PhoneSegment> phones, int previousEnd) {
        PhoneSegment first = phones.getFirst();
        int silence = first.startFrame() - previousEnd;
        if (silence <= 0 || silence >= MAX_CLOSURE_FRAMES || !isStop(first.sound())) {
            return phones;
        }
        List<PhoneSegment> closed = new ArrayList<>(phones);
        closed.set(0, new PhoneSegment(first.sound(), previousEnd, first.endFrame()));
        return closed;
    }

    private static boolean isStop(StressedPhone sound) {
        MannerOfArticulation manner = sound.phone().manner();
        return manner == MannerOfArticulation.STOP || manner == MannerOfArticulation.AFFRICATE;
    }
}
