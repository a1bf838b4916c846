package app.saywell.judge.engine.align;

import app.saywell.judge.engine.align.PhoneStates.FrameRange;
import app.saywell.speech.language.lexicon.MannerOfArticulation;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Moves the boundaries of an aligned text to where they are heard (boundary refinement).
///
/// The network hears up to 100 ms of silence between most words, whether there is a pause or not.
/// So the sounds are found once more, with silence only in frames in which the recording is quiet.
/// A short silence before a stop is its closure and belongs to it.
public final class BoundaryRefiner {
    /// A silence of at most this many frames is no pause unless it is quiet.
    private static final int SHORT_SILENCE_FRAMES = 30;

    /// How far from its ends a longer one is looked at. What is loud further inside it is a noise.
    private static final int EDGE_FRAMES = 10;

    /// How far a token may move, in frames.
    private static final int MAX_MOVE_FRAMES = 15;

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
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public List<AlignedToken> refine(List<AlignedToken> tokens) {
        List<SpokenToken> chosen = tokens.stream()
                .map(token -> new SpokenToken(
                        token.token().text(),
                        List.of(token.reading()),
                        token.token().breakAfter()))
                .toList();
        List<FrameRange> near = tokens.stream()
                .map(token -> new FrameRange(token.startFrame() - MAX_MOVE_FRAMES, token.endFrame() + MAX_MOVE_FRAMES))
                .toList();
        FramePosteriors quietSilence = posteriors.withCostlySilence(loudSilence(tokens), LOUD_SILENCE_COST);
        List<AlignedToken> aligned = ForcedAligner.align(
                        quietSilence, chosen, new PhoneStates(chosen, near, PAUSE_COST))
                .orElse(tokens);
        List<AlignedToken> refined = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int end = i == 0 ? Integer.MIN_VALUE : aligned.get(i - 1).endFrame();
            refined.add(new AlignedToken(
                    tokens.get(i).token(),
                    tokens.get(i).reading(),
                    withClosure(aligned.get(i).phones(), end)));
        }
        return List.copyOf(refined);
    }

    /// Frames of short silences, and at the ends of long ones, in which the recording is loud.
    private boolean[] loudSilence(List<AlignedToken> tokens) {
        boolean[] looked = new boolean[posteriors.frames()];
        int silenceStart = 0;
        for (AlignedToken token : tokens) {
            for (PhoneSegment phone : token.phones()) {
                markEnds(looked, silenceStart, phone.startFrame());
                silenceStart = phone.endFrame();
            }
        }
        markEnds(looked, silenceStart, looked.length);
        for (int frame = 0; frame < looked.length; frame++) {
            looked[frame] &= isLoud(frame - lagFrames);
        }
        return looked;
    }

    private static void markEnds(boolean[] looked, int start, int end) {
        if (end - start <= SHORT_SILENCE_FRAMES) {
            Arrays.fill(looked, start, end, true);
        } else {
            Arrays.fill(looked, start, start + EDGE_FRAMES, start > 0);
            Arrays.fill(looked, end - EDGE_FRAMES, end, end < looked.length);
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
