package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.speech.WordStressPattern;
import java.util.List;
import java.util.Optional;

/// A dot over each syllable of a word of several: a big one over the stressed syllable, small ones over the others.
/// Where another syllable was stressed than usual, an empty ring stands over the usual one and a coloured disc over
/// that one.
final class WordStressDots {
    private static final double SMALL = 1.5;
    private static final double BIG = 2.8;

    /// Closer dots could not be told apart.
    private static final double MIN_DISTANCE = 7;

    private final VoiceLane lane;
    private final List<Optional<WordStressPattern>> patterns;

    WordStressDots(VoiceLane lane) {
        this.lane = lane;
        this.patterns = java.util.stream.IntStream.range(
                        0, lane.recording().words().size())
                .mapToObj(lane.recording()::stressOf)
                .toList();
    }

    /// Paints the dots of a word.
    ///
    /// @param hasSentenceStress whether the word itself is stressed, which makes the big dot a disc
    /// @return false where there is nothing to paint, or no room for it
    boolean paint(CanvasPen pen, TimeViewport viewport, int word, boolean hasSentenceStress) {
        List<TierInterval> syllables = lane.tiers().syllables().intervals().stream()
                .filter(syllable -> syllable.wordIndex() == word)
                .toList();
        Optional<WordStressPattern> known = patterns.get(word)
                .filter(pattern -> pattern.syllables().size() == syllables.size() && hasRoom(viewport, syllables));
        known.ifPresent(pattern -> paint(pen, viewport, syllables, pattern, hasSentenceStress));
        return known.isPresent();
    }

    private static boolean hasRoom(TimeViewport viewport, List<TierInterval> syllables) {
        for (int i = 1; i < syllables.size(); i++) {
            if (middle(viewport, syllables.get(i)) - middle(viewport, syllables.get(i - 1)) < MIN_DISTANCE) {
                return false;
            }
        }
        return true;
    }

    private static void paint(
            CanvasPen pen,
            TimeViewport viewport,
            List<TierInterval> syllables,
            WordStressPattern pattern,
            boolean hasSentenceStress) {
        double y = pen.band().middle();
        for (int i = 0; i < syllables.size(); i++) {
            double x = middle(viewport, syllables.get(i));
            boolean usual = pattern.syllables().get(i).stressed();
            if (pattern.heardElsewhere().isPresent() && pattern.heardElsewhere().getAsInt() == i) {
                pen.fillDisc(ThemeColor.WORK, x, y, ProsodySignsOverlay.RADIUS);
            } else if (usual && pattern.heardElsewhere().isPresent()) {
                pen.strokeRing(ThemeColor.WORK, x, y, ProsodySignsOverlay.RADIUS);
            } else {
                double big = hasSentenceStress ? ProsodySignsOverlay.RADIUS : BIG;
                pen.fillDisc(ThemeColor.SOFT, x, y, usual ? big : SMALL);
            }
        }
    }

    private static double middle(TimeViewport viewport, TierInterval syllable) {
        return viewport.toX((syllable.start() + syllable.end()) / 2);
    }
}
