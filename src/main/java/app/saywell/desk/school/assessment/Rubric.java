package app.saywell.desk.school.assessment;

import java.util.ArrayList;
import java.util.List;

/// By what a reading is assessed: criteria with weights, each rated on levels from 1 to [#LEVELS].
///
/// @param criteria at least one
public record Rubric(List<Criterion> criteria) {
    /// The highest level of a criterion; the lowest is 1.
    public static final int LEVELS = 5;

    /// A rubric for middle schools.
    public static final Rubric MIDDLE_SCHOOL = of(40, 20, 20, 20);

    /// A rubric for high schools, where fluency and prosody weigh more.
    public static final Rubric HIGH_SCHOOL = of(30, 30, 25, 15);

    /// What a criterion is about.
    public enum CriterionKind {
        /// Sounds and words.
        ACCURACY,
        /// Pace and pauses.
        FLUENCY,
        /// Stress, rhythm and melody.
        PROSODY,
        /// Whether everything was read.
        COMPLETION,
        /// What a teacher named.
        OWN
    }

    /// A criterion.
    ///
    /// @param name of a criterion of [CriterionKind#OWN]; else empty
    /// @param weight above 0, relative to the others
    public record Criterion(CriterionKind kind, String name, int weight) {}

    /// Copies the list.
    ///
    /// @throws IllegalArgumentException without a criterion, or with a weight below 1
    public Rubric {
        criteria = List.copyOf(criteria);
        if (criteria.isEmpty() || criteria.stream().anyMatch(criterion -> criterion.weight() < 1)) {
            throw new IllegalArgumentException("a rubric needs criteria with weights");
        }
    }

    private static Rubric of(int accuracy, int fluency, int prosody, int completion) {
        return new Rubric(List.of(
                new Criterion(CriterionKind.ACCURACY, "", accuracy),
                new Criterion(CriterionKind.FLUENCY, "", fluency),
                new Criterion(CriterionKind.PROSODY, "", prosody),
                new Criterion(CriterionKind.COMPLETION, "", completion)));
    }

    /// The points of levels, out of 100: each criterion gives its weight's share of level divided by [#LEVELS].
    ///
    /// @param levels one for each criterion
    public double points(List<Integer> levels) {
        double points = 0;
        double weights = 0;
        for (int i = 0; i < criteria.size(); i++) {
            points += criteria.get(i).weight() * levels.get(i) / (double) LEVELS;
            weights += criteria.get(i).weight();
        }
        return 100 * points / weights;
    }

    /// As text, a line for each criterion.
    public String write() {
        StringBuilder text = new StringBuilder();
        for (Criterion criterion : criteria) {
            text.append(criterion.kind())
                    .append('\t')
                    .append(criterion.weight())
                    .append('\t')
                    .append(criterion.name().replaceAll("\\s+", " ").strip())
                    .append('\n');
        }
        return text.toString();
    }

    /// Reads what [#write] wrote.
    public static Rubric read(String text) {
        List<Criterion> criteria = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String[] parts = line.split("\t", -1);
            criteria.add(new Criterion(CriterionKind.valueOf(parts[0]), parts[2], Integer.parseInt(parts[1])));
        }
        return new Rubric(criteria);
    }
}
