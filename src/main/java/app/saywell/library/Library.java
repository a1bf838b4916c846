package app.saywell.library;

import app.saywell.library.billing.SqliteAnswerStore;
import app.saywell.library.billing.SqliteLedger;
import app.saywell.library.lesson.LessonStore;
import app.saywell.library.lesson.PronunciationStore;
import app.saywell.library.lesson.ReadingStore;
import app.saywell.library.lesson.SentenceStore;
import app.saywell.library.people.AssignmentStore;
import app.saywell.library.people.ClassStore;
import app.saywell.library.people.LearnerStore;
import app.saywell.library.settings.Settings;
import app.saywell.library.store.DataFolder;
import app.saywell.library.store.Database;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.MarkStore;
import app.saywell.library.take.OwnRatingStore;
import app.saywell.library.take.ResultStore;
import app.saywell.library.take.ScoreStore;
import app.saywell.library.take.TakeStore;
import app.saywell.library.take.WaitingStore;
import app.saywell.library.take.WordStore;

import java.nio.file.Path;

/// Everything that is kept, in one data folder.
public final class Library implements AutoCloseable {
    private static final String MIGRATIONS = "classpath:app/saywell/library/migration";

    private final DataFolder folder;
    private final Database database;

    private Library(DataFolder folder, Database database) {
        this.folder = folder;
        this.database = database;
    }

    /// Opens the folder, making it where it is missing and bringing it up to date.
    ///
    /// @throws app.saywell.library.store.LibraryException when another Saywell has it open, when it
    ///     is damaged, newer than this program, or cannot be written to
    public static Library open(Path root) {
        DataFolder folder = DataFolder.open(root);
        try {
            return new Library(folder, Database.open(folder.database(), MIGRATIONS));
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /// Where things lie on disk.
    public DataFolder folder() {
        return folder;
    }

    /// The database, for those who keep tables of their own kind in it.
    public Database database() {
        return database;
    }

    /// The audio files.
    public Recordings recordings() {
        return new Recordings(folder);
    }

    /// Lessons.
    public LessonStore lessons() {
        return new LessonStore(database);
    }

    /// Sentences.
    public SentenceStore sentences() {
        return new SentenceStore(database);
    }

    /// Native readings.
    public ReadingStore readings() {
        return new ReadingStore(database);
    }

    /// How words are said by the teacher's own word.
    public PronunciationStore pronunciations() {
        return new PronunciationStore(database);
    }

    /// Learners.
    public LearnerStore learners() {
        return new LearnerStore(database);
    }

    /// Classes.
    public ClassStore classes() {
        return new ClassStore(database);
    }

    /// What classes are to practise.
    public AssignmentStore assignments() {
        return new AssignmentStore(database);
    }

    /// Takes.
    public TakeStore takes() {
        return new TakeStore(database);
    }

    /// Judgements.
    public ResultStore results() {
        return new ResultStore(database);
    }

    /// Their numbers.
    public ScoreStore scores() {
        return new ScoreStore(database);
    }

    /// Every word that was said.
    public WordStore words() {
        return new WordStore(database);
    }

    /// Whole classes at a glance.
    public GridStore grids() {
        return new GridStore(database);
    }

    /// The teacher's judgement.
    public MarkStore marks() {
        return new MarkStore(database);
    }

    /// What learners thought of their own takes.
    public OwnRatingStore ownRatings() {
        return new OwnRatingStore(database);
    }

    /// Takes that wait to be judged.
    public WaitingStore waiting() {
        return new WaitingStore(database);
    }

    /// Paid answers.
    public SqliteAnswerStore answers() {
        return new SqliteAnswerStore(database);
    }

    /// What was sent and what it cost.
    public SqliteLedger ledger() {
        return new SqliteLedger(database);
    }

    /// Settings.
    public Settings settings() {
        return new Settings(database);
    }

    @Override
    public void close() {
        database.close();
        folder.close();
    }
}
