package app.saywell.desk.store.daily;

import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The steps of a session as one text: `EAR 10;SOUNDS 4,5,6`.
final class StepColumn {
    private StepColumn() {}

    static String write(List<PlannedStep> steps) {
        return steps.stream()
                .map(step -> step.kind() + " " + (step.kind() == StepKind.EAR ? step.trials() : ids(step)))
                .collect(Collectors.joining(";"));
    }

    private static String ids(PlannedStep step) {
        return step.sentences().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    static List<PlannedStep> read(String text) {
        return Stream.of(text.split(";", -1)).map(StepColumn::readStep).toList();
    }

    private static PlannedStep readStep(String text) {
        String[] parts = text.split(" ", 2);
        StepKind kind = StepKind.valueOf(parts[0]);
        if (kind == StepKind.EAR) {
            return PlannedStep.ear(Integer.parseInt(parts[1]));
        }
        return PlannedStep.reading(
                kind,
                Stream.of(parts[1].split(",", -1))
                        .filter(id -> !id.isEmpty())
                        .map(Long::valueOf)
                        .toList());
    }
}
