package app.saywell.desk.shell.cases;

import app.saywell.desk.homework.HomeworkService;
import app.saywell.desk.homework.handin.HandInCollection;
import app.saywell.desk.homework.handin.HandInImport;
import app.saywell.desk.homework.handin.HandInSoundCheck;
import app.saywell.desk.homework.handin.HomeworkProgressReader;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.StepListener;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.queue.ScoringQueue;

/// The services of lessons that are recorded at home.
public final class HomeworkGraph {
    private final UseCaseContext context;
    private final TextToSpeech voice;
    private final ScoringQueue scoringQueue;

    HomeworkGraph(UseCaseContext context, TextToSpeech voice, ScoringQueue scoringQueue) {
        this.context = context;
        this.voice = voice;
        this.scoringQueue = scoringQueue;
    }

    /// Lessons given to be recorded at home.
    public HomeworkService service() {
        return new HomeworkService(context, voice);
    }

    /// Says what files are.
    public HandInCollection collection() {
        return new HandInCollection(context);
    }

    /// Finds recordings without sound in files that are not stored yet.
    public HandInSoundCheck soundCheck() {
        return new HandInSoundCheck(context);
    }

    /// Stores homework that comes back.
    public HandInImport handIns() {
        return new HandInImport(context, scoringQueue, StepListener.NONE);
    }

    /// Who has handed in.
    public HomeworkProgressReader progress() {
        return new HomeworkProgressReader(context);
    }
}
