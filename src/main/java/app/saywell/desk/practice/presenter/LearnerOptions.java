package app.saywell.desk.practice.presenter;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.practice.state.LearnerOption;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lists the learners who can practise: those without a class, then class by class in its order.
final class LearnerOptions {
    private LearnerOptions() {}

    static List<LearnerOption> of(ClassService classService, LearnerService learnerService, Learner current) {
        List<LearnerOption> all = new ArrayList<>();
        learnerService.withoutClass().forEach(learner -> all.add(toOption(learner, Optional.empty(), current)));
        for (SchoolClass school : classService.findAll()) {
            learnerService
                    .ofClass(school.id())
                    .forEach(learner -> all.add(toOption(learner, Optional.of(school), current)));
        }
        return all;
    }

    static String classAndNumber(Learner learner, Optional<SchoolClass> school) {
        String number = learner.number();
        return school.map(schoolClass -> number.isEmpty() ? schoolClass.name() : schoolClass.name() + " · " + number)
                .orElse(number);
    }

    private static LearnerOption toOption(Learner learner, Optional<SchoolClass> school, Learner current) {
        return new LearnerOption(
                learner.id(),
                learner.name(),
                learner.number(),
                classAndNumber(learner, school),
                learner.id() == current.id());
    }
}
