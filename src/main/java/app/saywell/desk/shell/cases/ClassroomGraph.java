package app.saywell.desk.shell.cases;

import app.saywell.desk.assessment.AppealService;
import app.saywell.desk.assessment.AssessmentExporter;
import app.saywell.desk.assessment.AssessmentService;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.classes.ClassGrids;
import app.saywell.desk.classes.GradeService;
import app.saywell.desk.classes.SoundFocusService;
import app.saywell.desk.classes.TeachingPriorities;
import app.saywell.desk.classes.UnsureTakes;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.scoring.JudgingRules;

/// The services of a class and its teacher: what is asked of it, how it is judged, and what comes of it.
public final class ClassroomGraph {
    private final UseCaseContext context;
    private final SpeechServiceHandles services;

    ClassroomGraph(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.services = services;
    }

    /// Classes and lessons as grids of takes.
    public ClassGrids classGrids() {
        return new ClassGrids(context);
    }

    /// Which sounds count now for a class.
    public SoundFocusService soundFocus() {
        return new SoundFocusService(context);
    }

    /// By which rule readings are judged.
    public JudgingRules judging() {
        return new JudgingRules(context);
    }

    /// The takes whose scores say least.
    public UnsureTakes unsureTakes() {
        return new UnsureTakes(context);
    }

    /// What to teach next.
    public TeachingPriorities teachingPriorities() {
        return new TeachingPriorities(context);
    }

    /// Grades made from marks.
    public GradeService grades() {
        return new GradeService(context);
    }

    public AssessmentService assessments() {
        return new AssessmentService(context);
    }

    /// Results of assessments as files.
    public AssessmentExporter assessmentExporter() {
        return new AssessmentExporter(context);
    }

    /// Appeals against what the engine gave.
    public AppealService appeals() {
        return new AppealService(context, services);
    }
}
