package app.saywell.desk.daily.foreseen;

import app.saywell.desk.daily.foreseen.SoundForecast.Said;
import java.util.List;
import java.util.Locale;

/// How well sounds are foreseen for speakers on whom nothing was chosen: border and weights are those that are best for
/// the other half of the speakers.
///
/// @param choices what was chosen, once for each half
/// @param marked sounds that are marked, of both halves
record ForecastCrossFit(List<Choice> choices, int marked, int markedMissed, int others, int othersMissed) {
    private static final List<Double> PRIOR_SOUNDS = List.of(5.0, 10.0, 20.0, 40.0);
    private static final List<Double> SHARES = List.of(.1, .2, .3, .5);
    private static final List<Double> BORDERS = List.of(.06, .08, .10, .12, .14, .16, .18, .20, .25);
    private static final double UNKNOWN_SHARE = 0.03;

    /// Fewer marks than this share of all sounds would be good ones too seldom.
    private static final double LEAST_MARKED = 0.1;

    /// A sound that somebody said.
    ///
    /// @param half of the speakers: 0 or 1
    /// @param share that the table of first languages has for it
    /// @param own what the speaker had said before
    record Sound(int half, double share, Said own, boolean right) {}

    /// What a forecast is made with.
    record Choice(double priorSounds, double share, double border) {
        boolean marks(Sound sound) {
            double prior = Math.max(share * sound.share(), UNKNOWN_SHARE);
            return (priorSounds * prior + sound.own().missed())
                            / (priorSounds + sound.own().times())
                    >= border;
        }
    }

    static ForecastCrossFit of(List<Sound> sounds) {
        ForecastCrossFit first = of(sounds, 0);
        ForecastCrossFit second = of(sounds, 1);
        return new ForecastCrossFit(
                List.of(first.choices.getFirst(), second.choices.getFirst()),
                first.marked + second.marked,
                first.markedMissed + second.markedMissed,
                first.others + second.others,
                first.othersMissed + second.othersMissed);
    }

    private static ForecastCrossFit of(List<Sound> sounds, int half) {
        List<Sound> fitted =
                sounds.stream().filter(sound -> sound.half() != half).toList();
        List<Sound> kept = sounds.stream().filter(sound -> sound.half() == half).toList();
        Choice best = null;
        double bestRatio = 0;
        for (double priorSounds : PRIOR_SOUNDS) {
            for (double share : SHARES) {
                for (double border : BORDERS) {
                    Choice choice = new Choice(priorSounds, share, border);
                    ForecastCrossFit made = count(fitted, choice);
                    boolean isOften = made.marked >= LEAST_MARKED * fitted.size();
                    if (isOften && made.ratio() > bestRatio) {
                        best = choice;
                        bestRatio = made.ratio();
                    }
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("no choice marks enough");
        }
        return count(kept, best);
    }

    private static ForecastCrossFit count(List<Sound> sounds, Choice choice) {
        int[] counts = new int[4];
        for (Sound sound : sounds) {
            int at = choice.marks(sound) ? 0 : 2;
            counts[at]++;
            counts[at + 1] += sound.right() ? 0 : 1;
        }
        return new ForecastCrossFit(List.of(choice), counts[0], counts[1], counts[2], counts[3]);
    }

    private double ratio() {
        return (double) markedMissed / marked / ((double) othersMissed / others);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "chosen on other speakers: %.1f %% of %d marked sounds (%.0f %% of all) missed, %.1f %% of %d others,"
                        + " ratio %.1f; %s",
                100.0 * markedMissed / marked,
                marked,
                100.0 * marked / (marked + others),
                100.0 * othersMissed / others,
                others,
                ratio(),
                choices);
    }
}
