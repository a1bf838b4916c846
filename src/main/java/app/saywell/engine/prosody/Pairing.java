package app.saywell.engine.prosody;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.speech.SpeechComponent;

import java.util.ArrayList;
import java.util.List;

/// Finds the words of one reading in the other.
///
/// The two lists may be cut differently (`ice-cream` against `ice`, `cream`): words are gathered on
/// both sides until the same letters have been passed.
final class Pairing {
    private Pairing() {}

    static List<Pair> of(List<SpeechComponent> user, List<SpeechComponent> model) {
        Reading mine = Reading.of(user);
        Reading theirs = Reading.of(model);
        if (theirs.letters().isEmpty() || !theirs.letters().equals(mine.letters())) {
            throw new EngineException(
                    Kind.FOREIGN_COMPONENTS,
                    "The native speech components belong to another sentence.");
        }
        List<Pair> pairs = new ArrayList<>();
        var left = new Walk(mine);
        var right = new Walk(theirs);
        while (left.hasMore()) {
            left.take();
            right.take();
            while (left.passed() != right.passed()) {
                (left.passed() < right.passed() ? left : right).take();
            }
            pairs.add(new Pair(left.gather(), right.gather()));
        }
        return pairs;
    }

    /// Walks over one reading and gathers words into stretches.
    private static final class Walk {
        private final Reading reading;
        private final int length;
        private final List<Reading.Spoken> gathered = new ArrayList<>();
        private int next;
        private int passed;

        Walk(Reading reading) {
            this.reading = reading;
            this.length = reading.letters().length();
        }

        int passed() {
            return passed;
        }

        boolean hasMore() {
            return passed < length;
        }

        /// Takes the next word that has letters, and the letterless ones around it.
        void take() {
            do {
                Reading.Spoken spoken = reading.words().get(next++);
                gathered.add(spoken);
                passed += spoken.letters().length();
            } while (gathered.getLast().letters().isEmpty()
                    || (next < reading.words().size()
                            && reading.words().get(next).letters().isEmpty()));
        }

        Stretch gather() {
            var text = new StringBuilder();
            boolean stressed = false;
            double seconds = 0;
            for (Reading.Spoken spoken : gathered) {
                text.append(text.isEmpty() ? "" : " ").append(spoken.word().word());
                stressed |= spoken.word().stressed();
                seconds += Math.max(0, spoken.word().duration());
            }
            double pause = gathered.getLast().pauseAfter();
            gathered.clear();
            return new Stretch(text.toString(), stressed, seconds, pause);
        }
    }
}
