package app.saywell.desk.kit.mouth;

import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.articulation.EnglishSound.PhonationType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a mouth does for a sound, or on the way from the sound that was heard to the one that is
/// wanted, as moments in time.
///
/// @param moments in the order of time, the first at 0; at least one
public record MouthMovement(List<Moment> moments) {
    private static final double HOLD_SECONDS = 0.9;
    private static final double MOVE_SECONDS = 0.6;
    private static final double GLIDE_SECONDS = 0.35;

    /// One shape and when it is reached.
    ///
    /// @param seconds from the beginning
    /// @param sound which sound it belongs to; empty for the mouth at rest
    /// @param shape where the parts are
    record Moment(double seconds, Optional<EnglishSound> sound, MouthShape shape) {}

    /// A drawing at one time.
    ///
    /// @param side outlines from the side
    /// @param front outlines from the front
    /// @param sound the sound shown; empty for the mouth at rest
    public record Frame(List<DrawnPart> side, List<DrawnPart> front, Optional<EnglishSound> sound) {}

    public MouthMovement {
        moments = List.copyOf(moments);
    }

    /// From rest into one sound.
    public static MouthMovement into(EnglishSound sound) {
        List<Moment> moments = new ArrayList<>();
        moments.add(new Moment(0, Optional.empty(), MouthShapeTable.rest()));
        addSound(moments, sound, GLIDE_SECONDS);
        return new MouthMovement(moments);
    }

    /// From the sound that was heard to the one that is wanted.
    public static MouthMovement from(EnglishSound heard, EnglishSound wanted) {
        List<Moment> moments = new ArrayList<>();
        addSound(moments, heard, 0);
        addSound(moments, wanted, MOVE_SECONDS);
        return new MouthMovement(moments);
    }

    private static void addSound(List<Moment> moments, EnglishSound sound, double move) {
        double time = moments.isEmpty() ? 0 : moments.getLast().seconds() + move;
        for (MouthShape shape : MouthShapeTable.of(sound)) {
            moments.add(new Moment(time, Optional.of(sound), shape));
            moments.add(new Moment(time + HOLD_SECONDS, Optional.of(sound), shape));
            time += HOLD_SECONDS + GLIDE_SECONDS;
        }
    }

    /// How long it takes, in seconds.
    public double seconds() {
        return moments.getLast().seconds();
    }

    /// The drawing at a time; the first before the beginning, the last after the end.
    public Frame at(double seconds) {
        Moment before = moments.getFirst();
        for (Moment moment : moments) {
            if (moment.seconds() > seconds) {
                double share = Math.max(0, seconds - before.seconds()) / (moment.seconds() - before.seconds());
                double eased = share * share * (3 - 2 * share);
                Optional<EnglishSound> sound = share < 0.5 ? before.sound() : moment.sound();
                return frame(before.shape().towards(moment.shape(), eased), sound);
            }
            before = moment;
        }
        return last();
    }

    /// The drawing of what is wanted; of a sound that glides, of its end.
    public Frame last() {
        return frame(moments.getLast().shape(), moments.getLast().sound());
    }

    private static Frame frame(MouthShape shape, Optional<EnglishSound> sound) {
        boolean voiced = sound.filter(some -> isVoiced(some.voice())).isPresent();
        return new Frame(SideViewDrawing.draw(shape, voiced), FrontViewDrawing.draw(shape), sound);
    }

    private static boolean isVoiced(PhonationType voice) {
        return voice == PhonationType.ON || voice == PhonationType.NOSE;
    }
}
