package app.saywell.desk.shell.cases;

import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.classes.sounds.SpokenSounds;
import app.saywell.desk.daily.DailyExport;
import app.saywell.desk.daily.DailySessions;
import app.saywell.desk.daily.NewSentences;
import app.saywell.desk.daily.ProgressReader;
import app.saywell.desk.daily.foreseen.ForeseenSounds;
import app.saywell.desk.dialogue.DialogueService;
import app.saywell.desk.ear.EarTraining;
import app.saywell.desk.speaking.FreeSpeechService;
import app.saywell.desk.speaking.SpeechJudge;
import app.saywell.desk.speaking.paper.SpeechExporter;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.recognition.SentenceRecognizer;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.speech.language.accent.FirstLanguageErrors;

/// The services of what a learner does alone: ear training, dialogues, free speech, the ten minutes of a day.
public final class SelfStudyGraph {
    private final ServiceGraph graph;
    private final UseCaseContext context;
    private final SpeechServiceHandles services;
    private final SpokenSounds spokenSounds;

    SelfStudyGraph(
            ServiceGraph graph, UseCaseContext context, SpeechServiceHandles services, SpokenSounds spokenSounds) {
        this.graph = graph;
        this.context = context;
        this.services = services;
        this.spokenSounds = spokenSounds;
    }

    public EarTraining earTraining() {
        return new EarTraining(context, graph.progressReports());
    }

    /// Dialogues, and how far learners came in them.
    public DialogueService dialogues() {
        return new DialogueService(
                context,
                graph.lessons(),
                graph.readyLessons(),
                graph.takes(),
                new DialogueService.TurnScoring(
                        graph.learners(), graph.scoringQueue(), graph.settings(), new SentenceRecognizer(services)));
    }

    /// Tasks to speak about without a text, and what was said.
    public FreeSpeechService freeSpeech() {
        return new FreeSpeechService(context);
    }

    /// Has what was said without a text written down and judged.
    public SpeechJudge speechJudge() {
        return new SpeechJudge(context, services);
    }

    /// What was said freely, on paper and in files.
    public SpeechExporter speechExporter() {
        return new SpeechExporter(context);
    }

    /// The ten minutes of a day.
    public DailySessions dailySessions() {
        return new DailySessions(
                context,
                graph.lessons(),
                new NewSentences(context.library(), graph.lessons(), graph.readyLessons()),
                dialogues(),
                spokenSounds);
    }

    /// What a learner will probably miss, before it is said.
    public ForeseenSounds foreseenSounds() {
        return new ForeseenSounds(
                context.library(),
                graph.learners(),
                spokenSounds,
                () -> FirstLanguageErrors.read(ModelFolder.ofApplication().verified(FirstLanguageErrors.FILE)));
    }

    /// What a learner has done and learned over the days.
    public ProgressReader dailyProgress() {
        return new ProgressReader(context, spokenSounds);
    }

    /// The same for other programs.
    public DailyExport dailyExport() {
        return new DailyExport(context, dailyProgress());
    }
}
