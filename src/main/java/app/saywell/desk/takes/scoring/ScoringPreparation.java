package app.saywell.desk.takes.scoring;

import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.settings.Settings;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;

/// Loads what scoring needs, while the recording that is to be scored is made.
public final class ScoringPreparation {
    private static final System.Logger LOG = System.getLogger(ScoringPreparation.class.getName());

    private final SpeechServiceHandles services;
    private final Settings settings;
    private final TaskRunner tasks;

    public ScoringPreparation(SpeechServiceHandles services, Settings settings, TaskRunner tasks) {
        this.services = services;
        this.settings = settings;
        this.tasks = tasks;
    }

    /// Prepares the service that the application carries, if it is the one in use. Returns at once.
    public void prepare() {
        if (settings.get(Setting.SERVICE_KIND) == ServiceKind.EMBEDDED) {
            tasks.run(
                    progress -> {
                        services.prepareEmbedded();
                        return progress;
                    },
                    outcome -> {
                        if (outcome instanceof TaskOutcome.TaskFailed<?>(Throwable cause)) {
                            LOG.log(System.Logger.Level.WARNING, "scoring was not prepared", cause);
                        }
                    });
        }
    }
}
