package app.saywell.desk.reports;

import app.saywell.desk.school.take.Take;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The two recordings that show how far a learner came: of one sentence if it was read on two days, else the first
/// and the last of all.
record TermRecordings(Take first, Take latest) {
    private static final Duration APART = Duration.ofHours(20);

    /// @param takes of one learner, in any order
    /// @return empty with fewer than two
    static Optional<TermRecordings> of(List<Take> takes) {
        if (takes.size() < 2) {
            return Optional.empty();
        }
        List<Take> byTime = takes.stream()
                .sorted(Comparator.comparing((Take take) -> take.recordingInfo().recordedAt())
                        .thenComparing(Take::id))
                .toList();
        Map<Long, List<Take>> bySentence = new LinkedHashMap<>();
        byTime.forEach(take -> bySentence
                .computeIfAbsent(take.owner().sentenceId(), any -> new ArrayList<>())
                .add(take));
        return Optional.of(bySentence.values().stream()
                .map(of -> new TermRecordings(of.getFirst(), of.getLast()))
                .filter(pair -> pair.apart().compareTo(APART) >= 0)
                .max(Comparator.comparing(TermRecordings::apart))
                .orElseGet(() -> new TermRecordings(byTime.getFirst(), byTime.getLast())));
    }

    private Duration apart() {
        return Duration.between(
                first.recordingInfo().recordedAt(), latest.recordingInfo().recordedAt());
    }
}
