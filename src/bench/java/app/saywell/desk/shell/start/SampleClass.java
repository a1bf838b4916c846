package app.saywell.desk.shell.start;

import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/// A sample class of thirty invented learners, with a lesson that most of them have read and the
/// real service has scored. It is used for screenshots of the class screen.
///
/// Their voices are variations of the same recordings in pitch, speed and noise.
final class SampleClass {
    private static final List<String> NAMES = List.of(
            "강민준", "김서연", "김도윤", "김하은", "남지호", "류수아", "문예준", "박지우", "박시우", "배하린", "서주원", "손다은", "신건우", "안채원", "양은우",
            "오지안", "유선우", "윤서아", "이준서", "이지유", "이현우", "임소율", "장우진", "전나은", "정유준", "조아린", "차은호", "최다인", "한이안", "황로하");
    private static final int LEARNERS_WITH_ALL_SENTENCES = 14;
    private static final int LEARNER_WITHOUT_CONSENT = 27;
    private static final long PAUSE_NANOS = 50_000_000;

    private final ServiceGraph practice;
    private final Path folder;
    private final Random random = new Random(30);

    private SampleClass(ServiceGraph practice, Path folder) {
        this.practice = practice;
        this.folder = folder;
    }

    private record SampleVoice(String text, Pcm sound) {}

    /// Fills the library; returns when all takes are scored.
    ///
    /// @param voices a folder with `NAME.wav` and the text in `NAME.txt`; if absent, the recordings
    ///     of the sample lesson are used
    /// @param folder for temporary audio files
    static void fill(ServiceGraph practice, Optional<Path> voices, Path folder) throws IOException {
        new SampleClass(practice, folder).fill(voices);
    }

    private void fill(Optional<Path> voices) throws IOException {
        var classes = practice.classes();
        SchoolClass schoolClass = classes.create("3-2", Optional.of(LocalDate.of(2027, 2, 28)));
        classes.setThresholds(schoolClass.id(), new ScoreThresholds(55, 80));
        List<RosterPreview.RosterEntry> rosterEntries = new ArrayList<>();
        for (String name : NAMES) {
            rosterEntries.add(new RosterPreview.RosterEntry(name, String.valueOf(rosterEntries.size() + 1)));
        }
        List<Learner> learners = classes.addLearners(schoolClass.id(), rosterEntries, Consent.THIS_COMPUTER);
        practice.learners().recordConsent(learners.get(LEARNER_WITHOUT_CONSENT).id(), Consent.NONE, "", "");
        List<SampleVoice> sampleVoices = voices.isPresent() ? read(voices.get()) : sample();
        Lesson lesson = practice.lessons().create("Unit 3 · A day out");
        List<Sentence> sentences = practice.lessons()
                .addSentences(
                        lesson.id(),
                        sampleVoices.stream().map(SampleVoice::text).toList());
        classes.assign(schoolClass.id(), lesson.id(), Optional.of(LocalDate.of(2026, 11, 27)));
        record(learners, sentences, sampleVoices);
    }

    private void record(List<Learner> learners, List<Sentence> sentences, List<SampleVoice> voices) throws IOException {
        List<Long> takes = new ArrayList<>();
        for (int learnerIndex = 0; learnerIndex < learners.size(); learnerIndex++) {
            int sentenceCount = learnerIndex < LEARNERS_WITH_ALL_SENTENCES
                    ? sentences.size()
                    : learnerIndex == LEARNERS_WITH_ALL_SENTENCES ? 3 : 0;
            for (int i = 0; i < sentenceCount; i++) {
                int repetitions = learnerIndex < 2 ? 7 : 1;
                for (int repetition = 0; repetition < repetitions; repetition++) {
                    Path file = folder.resolve("voice.wav");
                    WavEncoder.write(file, vary(voices.get(i).sound()));
                    Take.TakeOwner owner = new Take.TakeOwner(
                            sentences.get(i).id(), learners.get(learnerIndex).id());
                    takes.add(practice.takes().importNow(owner, file).id());
                }
            }
        }
        takes.forEach(practice.scoring()::approveRecording);
        practice.scoringQueue().enqueue(takes, ServiceKind.EMBEDDED);
        practice.scoringQueue().resume();
        while (!practice.scoringQueue().queuedTakes().stream().allMatch(SampleClass::hasFailed)) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        // Takes that could not be scored are deleted, as if the learner had not read yet.
        for (QueuedTake failed : practice.scoringQueue().queuedTakes()) {
            practice.scoringQueue().remove(failed.takeId());
            practice.takes().delete(failed.takeId());
        }
        practice.edits().history().clear();
    }

    private static boolean hasFailed(QueuedTake queuedTake) {
        return queuedTake.state() == QueuedTake.QueueState.FAILED;
    }

    /// The same words in another voice: up to a twelfth higher or lower, with a little noise.
    private Pcm vary(Pcm sound) {
        int rate = (int) Math.round(sound.sampleRate() * (0.92 + 0.16 * random.nextDouble()));
        Pcm varied = Resampler.resample(new Pcm(sound.samples(), rate), sound.sampleRate());
        float[] samples = varied.samples().clone();
        double noise = 0.0005 + 0.002 * random.nextDouble();
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) Math.clamp(samples[i] + noise * random.nextGaussian(), -1, 1);
        }
        return new Pcm(samples, sound.sampleRate());
    }

    private static List<SampleVoice> read(Path folder) throws IOException {
        List<Path> texts;
        try (Stream<Path> files = Files.list(folder)) {
            texts = files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
        List<SampleVoice> voices = new ArrayList<>();
        for (Path text : texts) {
            String name = String.valueOf(text.getFileName()).replace(".txt", ".wav");
            voices.add(new SampleVoice(
                    Files.readString(text).strip(), new AudioDecoder().decode(text.resolveSibling(name))));
        }
        return voices;
    }

    private List<SampleVoice> sample() throws IOException {
        List<SampleVoice> voices = new ArrayList<>();
        long learner = practice.learners().current().id();
        for (var state : practice.lessons()
                .sentenceStatuses(practice.lessons().findAll().getFirst().id(), learner)) {
            for (Take take : practice.takes().findByOwner(state.sentence().id(), learner)) {
                voices.add(new SampleVoice(
                        state.sentence().text(),
                        new AudioDecoder().decode(practice.takes().file(take.audio()))));
            }
        }
        return voices;
    }
}
