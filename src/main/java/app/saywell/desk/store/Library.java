package app.saywell.desk.store;

import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.store.access.AccessStore;
import app.saywell.desk.store.assessment.AssessmentStore;
import app.saywell.desk.store.billing.SentAudioStore;
import app.saywell.desk.store.billing.SqliteAnswerStore;
import app.saywell.desk.store.billing.SqliteLedger;
import app.saywell.desk.store.daily.DailySessionStore;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.deletion.DeletionJournal;
import app.saywell.desk.store.deletion.ErasureStore;
import app.saywell.desk.store.deletion.OpeningStamp;
import app.saywell.desk.store.dialogue.DialogueRunStore;
import app.saywell.desk.store.ear.EarAnswerStore;
import app.saywell.desk.store.homework.ClassKeyStore;
import app.saywell.desk.store.homework.HandInStore;
import app.saywell.desk.store.homework.HomeworkStore;
import app.saywell.desk.store.integrity.DamagedRowStore;
import app.saywell.desk.store.integrity.DatabaseInspector;
import app.saywell.desk.store.integrity.LibraryContents;
import app.saywell.desk.store.integrity.UpdateCopies;
import app.saywell.desk.store.learner.AssignmentStore;
import app.saywell.desk.store.learner.ClassStore;
import app.saywell.desk.store.learner.JudgingStore;
import app.saywell.desk.store.learner.LearnerStore;
import app.saywell.desk.store.learner.SoundFocusStore;
import app.saywell.desk.store.lesson.LessonStore;
import app.saywell.desk.store.lesson.PronunciationStore;
import app.saywell.desk.store.lesson.ReadingStore;
import app.saywell.desk.store.lesson.SentenceStore;
import app.saywell.desk.store.mark.MarkStore;
import app.saywell.desk.store.mark.SelfRatingStore;
import app.saywell.desk.store.queue.ScoringQueueStore;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.settings.Settings;
import app.saywell.desk.store.speaking.FreeSpeechStore;
import app.saywell.desk.store.speaking.SpeakingTaskStore;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.desk.store.take.FeedbackTranslationStore;
import app.saywell.desk.store.take.HeardTextStore;
import app.saywell.desk.store.take.ResultStore;
import app.saywell.desk.store.take.ScoreStore;
import app.saywell.desk.store.take.SpokenWordStore;
import app.saywell.desk.store.take.TakeApprovalStore;
import app.saywell.desk.store.take.TakeStore;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// The data that Saywell stores, in one data folder.
public final class Library implements AutoCloseable {
    static final String MIGRATIONS = "classpath:app/saywell/desk/store/migration";

    private final DataFolder folder;
    private final LibraryDatabase database;
    private final Settings settings;
    private final SchoolPolicy policy;
    private final Optional<LibraryKey> key;

    private Library(DataFolder folder, LibraryDatabase database, SchoolPolicy policy, Optional<LibraryKey> key) {
        this.key = key;
        this.folder = folder;
        this.database = database;
        this.policy = policy;
        this.settings = new Settings(database, policy.imposed());
    }

    /// Opens a plain folder without a school policy.
    public static Library open(Path root) {
        return open(root, SchoolPolicy.NONE, LibraryKeys.NONE);
    }

    /// Opens the folder. Creates it if it is missing. If it is old, its database is copied to the
    /// backups and migrated.
    ///
    /// @param keys may hold its key, if it is encrypted
    /// @throws app.saywell.desk.store.database.LibraryException if another process has it open, or if it
    ///     is damaged, newer than this program, not writable, or without its database; `KEY_MISSING` if
    ///     its key is not among the keys, before anything was opened for writing; `NEWER` comes first
    public static Library open(Path root, SchoolPolicy policy, LibraryKeys keys) {
        DataFolder folder = DataFolder.open(root);
        try {
            folder.requireDatabase();
            Optional<EncryptionState> state = EncryptionState.read(folder.databaseFile());
            Optional<LibraryKey> key = state.flatMap(found -> requireKey(folder.databaseFile(), found, keys));
            folder.createDatabaseFile();
            if (DatabaseFile.needsMigration(folder.databaseFile(), MIGRATIONS)) {
                UpdateCopies.make(folder, Instant.now());
            }
            DataFolder used = key.map(found ->
                            folder.sealedWith(found, state.orElseThrow().newFiles()))
                    .orElse(folder);
            return new Library(used, LibraryDatabase.open(folder.databaseFile(), MIGRATIONS, key), policy, key);
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /// Opens a folder that cannot be written, to read it. Nothing in it is changed; an old database is migrated in a
    /// copy.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException as above
    public static Library openReadOnly(Path root, SchoolPolicy policy, LibraryKeys keys) {
        DataFolder folder = DataFolder.openReadOnly(root);
        try {
            folder.requireDatabase();
            Path file = DatabaseFile.readableFile(folder.databaseFile(), MIGRATIONS, folder.workFolder());
            Optional<EncryptionState> state = EncryptionState.read(file);
            Optional<LibraryKey> key = state.flatMap(found -> requireKey(file, found, keys));
            DataFolder used = key.map(found ->
                            folder.sealedWith(found, state.orElseThrow().newFiles()))
                    .orElse(folder);
            LibraryDatabase database =
                    LibraryDatabase.openReadOnly(file, !file.equals(folder.databaseFile()), MIGRATIONS, key);
            return new Library(used, database, policy, key);
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /// Whether the library was opened to be read, and refuses every change.
    public boolean isReadOnly() {
        return database.isReadOnly();
    }

    // Nothing is encrypted before the columns are.
    private static Optional<LibraryKey> requireKey(Path database, EncryptionState state, LibraryKeys keys) {
        if (!state.columnsSealed()) {
            return Optional.empty();
        }
        return Optional.of(
                keys.find(state.keyCheck()).orElseThrow(() -> DatabaseFile.withoutKey(database, MIGRATIONS)));
    }

    /// The key with which the library is encrypted; empty if it is not.
    public Optional<LibraryKey> key() {
        return key;
    }

    /// How the library is encrypted; empty if it is not.
    public Optional<EncryptionState> encryption() {
        return database.encryption();
    }

    /// Has the whole data folder encrypted before it is opened next.
    public void encryptAtNextStart(LibraryKey key) {
        database.storeEncryption(Optional.of(EncryptionState.encrypting(encryption(), key)));
    }

    /// Has the whole data folder decrypted before it is opened next. What was to be encrypted at
    /// the next start stays plain.
    public void decryptAtNextStart() {
        database.storeEncryption(encryption().flatMap(EncryptionState::decrypting));
    }

    /// Rows that are not as they were written, and how they are mended.
    public DamagedRowStore damagedRows() {
        return new DamagedRowStore(database);
    }

    /// What the library holds.
    public LibraryContents contents() {
        return database.read(DatabaseInspector::contents);
    }

    /// Writes a full copy of the database to a new or an empty file that others cannot read.
    public void copyDatabaseTo(Path file) {
        database.copyTo(file);
        DatabaseFile.changeCopy(file, OpeningStamp::removeFrom);
    }

    /// What the school has set.
    public SchoolPolicy policy() {
        return policy;
    }

    /// The data folder and its paths.
    public DataFolder folder() {
        return folder;
    }

    /// The database, for components with tables of their own.
    public LibraryDatabase database() {
        return database;
    }

    /// The audio files.
    public RecordingFiles recordings() {
        return new RecordingFiles(folder);
    }

    public LessonStore lessons() {
        return new LessonStore(database);
    }

    public SentenceStore sentences() {
        return new SentenceStore(database);
    }

    /// Model readings.
    public ReadingStore readings() {
        return new ReadingStore(database);
    }

    /// Pronunciations that the teacher has set.
    public PronunciationStore pronunciations() {
        return new PronunciationStore(database);
    }

    public LearnerStore learners() {
        return new LearnerStore(database);
    }

    /// Which sounds count now for classes.
    public SoundFocusStore soundFocus() {
        return new SoundFocusStore(database);
    }

    /// How strictly classes and learners are judged, and which language they grew up with.
    public JudgingStore judging() {
        return new JudgingStore(database);
    }

    public ClassStore classes() {
        return new ClassStore(database, policy.levels());
    }

    /// Lessons that are assigned to classes.
    public AssignmentStore assignments() {
        return new AssignmentStore(database);
    }

    /// The key pairs of classes.
    public ClassKeyStore classKeys() {
        return new ClassKeyStore(database);
    }

    /// Lessons that were given to be recorded at home.
    public HomeworkStore homework() {
        return new HomeworkStore(database);
    }

    /// What was handed in.
    public HandInStore handIns() {
        return new HandInStore(database);
    }

    public TakeStore takes() {
        return new TakeStore(database);
    }

    /// Feedback of results in another language.
    public FeedbackTranslationStore feedbackTranslations() {
        return new FeedbackTranslationStore(database);
    }

    /// What transcriptions heard in takes.
    public HeardTextStore heardTexts() {
        return new HeardTextStore(database);
    }

    /// Takes that may be sent although their recording is poor.
    public TakeApprovalStore takeApprovals() {
        return new TakeApprovalStore(database);
    }

    /// Results of scoring.
    public ResultStore results() {
        return new ResultStore(database, marks());
    }

    /// Scores of the results.
    public ScoreStore scores() {
        return new ScoreStore(database);
    }

    /// Every scored word.
    public SpokenWordStore scoredWords() {
        return new SpokenWordStore(database);
    }

    /// The grids of classes.
    public ClassGridStore classGrids() {
        return new ClassGridStore(database);
    }

    /// The teacher's marks.
    public MarkStore marks() {
        return new MarkStore(database);
    }

    /// Assessments, and what raters gave.
    public AssessmentStore assessments() {
        return new AssessmentStore(database);
    }

    /// The answers of ear training.
    public EarAnswerStore earAnswers() {
        return new EarAnswerStore(database);
    }

    /// The dialogues that learners play.
    public DialogueRunStore dialogueRuns() {
        return new DialogueRunStore(database);
    }

    /// What learners said without a text.
    public FreeSpeechStore freeSpeech() {
        return new FreeSpeechStore(database);
    }

    /// The tasks that were written here to speak about.
    public SpeakingTaskStore speakingTasks() {
        return new SpeakingTaskStore(database);
    }

    /// The daily sessions of learners.
    public DailySessionStore dailySessions() {
        return new DailySessionStore(database);
    }

    /// Who did what with the data of learners.
    public AccessStore accessRecord() {
        return new AccessStore(database);
    }

    /// Self-ratings of learners.
    public SelfRatingStore selfRatings() {
        return new SelfRatingStore(database);
    }

    public ScoringQueueStore scoringQueue() {
        return new ScoringQueueStore(database);
    }

    /// Stored answers that were paid for.
    public SqliteAnswerStore paidAnswers() {
        return new SqliteAnswerStore(database);
    }

    /// The digests of recordings as they were sent.
    public SentAudioStore sentAudio() {
        return new SentAudioStore(database);
    }

    /// What is still to be deleted outside the database.
    public DeletionJournal deletionJournal() {
        return new DeletionJournal(database);
    }

    /// Erasures whose certificates were not handed out.
    public ErasureStore erasures() {
        return new ErasureStore(database);
    }

    /// Whether database and folder belong together.
    public OpeningStamp openingStamp() {
        return new OpeningStamp(database, folder);
    }

    /// The ledger: what was sent and what it cost.
    public SqliteLedger ledger() {
        return new SqliteLedger(database);
    }

    public Settings settings() {
        return settings;
    }

    @Override
    public void close() {
        database.close();
        folder.close();
    }
}
