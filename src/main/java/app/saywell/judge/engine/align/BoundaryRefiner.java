package app.saywell.judge.engine.align;

import app.saywell.judge.engine.align.PhoneStates.FrameRange;
import app.saywell.speech.language.lexicon.MannerOfArticulation;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Moves the boundaries of an aligned text to where they are heard (boundary refinement).
///
/// The network hears up to 100 ms of silence between most words, whether there is a pause or not.
/// So the sounds are found once more, with silence only in frames in which the recording is quiet.
/// A short silence before a stop is its closure and belongs to it; before a fricative that is itself hardly louder than
/// a quiet room, too.
public final class BoundaryRefiner {
    /// How far a token may move, in frames. What is loud further inside a silence is a noise.
    private static final int MAX_MOVE_FRAMES = 20;

    /// What silence costs in a loud frame, as a natural logarithm.
    private static final float LOUD_SILENCE_COST = 20;

    /// By how much silence gains in a quiet frame of the first and the last sound, where noise beside the reading is
    /// easily heard as one of them; more would take soft ends off.
    private static final float QUIET_SILENCE_GAIN = 2;

    /// What a pause between two words costs.
    private static final double PAUSE_COST = 8;

    /// A longer silence before a stop or a soft fricative is a pause.
    private static final int MAX_CLOSURE_FRAMES = 10;

    private static final Set<Phone> SOFT_FRICATIVES = EnumSet.of(Phone.F, Phone.TH, Phone.HH);

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
        FramePosteriors quietSilence = posteriors.withCostlySilence(silenceCosts(tokens));
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

    /// What silence costs in each frame: much where the recording is loud at the ends of silences, as far as a token
    /// may move, and less than nothing where it is quiet in the first and the last sound and beside them.
    private float[] silenceCosts(List<AlignedToken> tokens) {
        boolean[] looked = new boolean[posteriors.frames()];
        int silenceStart = 0;
        for (AlignedToken token : tokens) {
            for (PhoneSegment phone : token.phones()) {
                markEnds(looked, silenceStart, phone.startFrame());
                silenceStart = phone.endFrame();
            }
        }
        markEnds(looked, silenceStart, looked.length);
        float[] costs = new float[looked.length];
        int firstEnd = tokens.getFirst().phones().getFirst().endFrame();
        int lastStart = tokens.getLast().phones().getLast().startFrame();
        for (int frame = 0; frame < looked.length; frame++) {
            if (isLoud(frame - lagFrames)) {
                costs[frame] = looked[frame] ? LOUD_SILENCE_COST : 0;
            } else if (frame < firstEnd || frame >= lastStart) {
                costs[frame] = -QUIET_SILENCE_GAIN;
            }
        }
        return costs;
    }

    private static void markEnds(boolean[] looked, int start, int end) {
        if (start > 0) {
            Arrays.fill(looked, start, Math.min(end, start + MAX_MOVE_FRAMES), true);
        }
        if (end < looked.length) {
            Arrays.fill(looked, Math.max(start, end - MAX_MOVE_FRAMES), end, true);
        }
    }

    private boolean isLoud(int frame) {
        return frame >= 0 && frame < loud.length && loud[frame];
    }

    /// @param previousEnd the frame after the token before
    private static List<PhoneSegment> withClosure(List<PhoneSegment> phones, int previousEnd) {
        PhoneSegment first = phones.getFirst();
        int silence = first.startFrame() - previousEnd;
        if (silence <= 0 || silence >= MAX_CLOSURE_FRAMES || !beginsSilently(first.sound())) {
            return phones;
        }
        List<PhoneSegment> closed = new ArrayList<>(phones);
        closed.set(0, new PhoneSegment(first.sound(), previousEnd, first.endFrame()));
        return closed;
    }

    private static boolean beginsSilently(StressedPhone sound) {
        MannerOfArticulation manner = sound.phone().manner();
        return manner == MannerOfArticulation.STOP
                || manner == MannerOfArticulation.AFFRICATE
                || SOFT_FRICATIVES.contains(sound.phone());
    }
}
