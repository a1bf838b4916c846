package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import java.util.ArrayList;
import java.util.List;

/// Cuts an aligned text into parts that can be scored at once, at the longest pauses.
final class TextParts {
    private static final int MAX_FRAMES = 2400;
    private static final int MIN_FRAMES = 1000;

    private TextParts() {}

    /// The parts in order. A part is longer than the limit only where a single token is.
    static List<List<AlignedToken>> of(List<AlignedToken> tokens) {
        List<List<AlignedToken>> parts = new ArrayList<>();
        int start = 0;
        while (start < tokens.size()) {
            int end = end(tokens, start);
            parts.add(tokens.subList(start, end));
            start = end;
        }
        return parts;
    }

    private static int end(List<AlignedToken> tokens, int start) {
        int startFrame = tokens.get(start).startFrame();
        int best = start + 1;
        int longestPause = -1;
        for (int end = start + 1; end < tokens.size(); end++) {
            AlignedToken last = tokens.get(end - 1);
            int frames = last.endFrame() - startFrame;
            if (frames > MAX_FRAMES) {
                return best;
            }
            int pause = tokens.get(end).startFrame() - last.endFrame();
            if (frames < MIN_FRAMES) {
                best = end;
            } else if (pause >= longestPause) {
                longestPause = pause;
                best = end;
            }
        }
        return tokens.getLast().endFrame() - startFrame > MAX_FRAMES ? best : tokens.size();
    }
}
