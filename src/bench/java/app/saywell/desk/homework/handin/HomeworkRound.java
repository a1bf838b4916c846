package app.saywell.desk.homework.handin;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.homework.HomeworkKeys;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.start.ApplicationContext;
import app.saywell.desk.store.Library;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;

/// A whole round of homework with the real engine: a lesson of twelve sentences, thirty learners,
/// three of them twice, two files damaged, one learner without consent, one file of another lesson.
///
/// Arguments: an empty folder; `webm` to have ffmpeg encode the recordings as browsers do. Prints
/// how long looking, storing and scoring take, and fails if anything lands wrongly.
/// `HomeworkInBrowsers` does the same with recordings made on the page.
public final class HomeworkRound {
    /// The lesson.
    public static final List<String> TEXTS = List.of(
            "We waited at the station for an hour.",
            "The weather was cold but very bright.",
            "My brother thinks that red is better.",
            "Would you like some fresh fish for lunch?",
            "They walked through the park with their dog.",
            "I usually have breakfast before seven.",
            "The zoo is closed on Thursday afternoons.",
            "She put five apples into the yellow box.",
            "Please read the third page once more.",
            "This river runs from north to south.",
            "We are looking for a very small island.",
            "There is a good view from the bridge.");
    private static final List<String> VOICES = List.of("af_heart");
    private static final int LEARNERS = 30;
    private static final List<Integer> TWICE = List.of(2, 11, 23);
    private static final List<Integer> DAMAGED = List.of(5, 17);
    private static final int NO_CONSENT = 27;

    private final Random random = new Random(12);
    private final List<List<Pcm>> spoken = new ArrayList<>();
    private final Path folder;
    private final boolean isWebm;
    private final List<Path> files = new ArrayList<>();
    private long classId;
    private long lesson;
    private List<Learner> learners = List.of();
    private List<Sentence> sentences = List.of();
    private List<Sentence> otherSentences = List.of();
    private Optional<ClassKey> key = Optional.empty();
    private Optional<Homework> homework = Optional.empty();
    private Optional<Homework> otherHomework = Optional.empty();

    private HomeworkRound(Path folder, boolean isWebm) {
        this.folder = folder;
        this.isWebm = isWebm;
    }

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        Files.createDirectories(folder.resolve("files"));
        Path home = folder.resolve("home");
        HomeworkRound round = new HomeworkRound(folder, args.length > 1 && args[1].equals("webm"));
        round.prepare(home);
        try (ApplicationContext application = ApplicationContext.open(home, Runnable::run)) {
            round.write(application.practice());
            HomeworkImport.run(application.practice(), round.files, round.classId, round.lesson);
        }
        try (Library library = Library.open(home)) {
            round.check(library);
        }
        Runtime.getRuntime().exit(0);
    }

    private void prepare(Path home) {
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            prepare(fixture, fixture.useCases);
        }
    }

    private void prepare(PracticeFixture fixture, ServiceGraph practice) {
        var classes = practice.classes();
        classId = classes.create("3-2", Optional.empty()).id();
        learners = classes.addLearners(
                classId,
                IntStream.rangeClosed(1, LEARNERS)
                        .mapToObj(n -> new RosterEntry("Learner " + n, "" + n))
                        .toList(),
                Consent.THIS_COMPUTER);
        practice.learners().recordConsent(learners.get(NO_CONSENT).id(), Consent.NONE, "", "");
        lesson = practice.lessons().create("Unit 3").id();
        sentences = practice.lessons().addSentences(lesson, TEXTS);
        long other = practice.lessons().create("Unit 4").id();
        otherSentences = practice.lessons().addSentences(other, List.of(TEXTS.getFirst()));
        key = Optional.of(new HomeworkKeys(fixture.context()).keyOf(classId));
        homework = Optional.of(give(fixture.library, classId, lesson));
        otherHomework = Optional.of(give(fixture.library, classId, other));
    }

    private void write(ServiceGraph practice) throws Exception {
        speak(practice);
        for (int i = 0; i < LEARNERS; i++) {
            files.add(write(handIn(homework, learners.get(i), sentences), i, 1));
            if (TWICE.contains(i)) {
                files.add(write(handIn(homework, learners.get(i), sentences), i, 2));
            }
        }
        files.add(write(handIn(otherHomework, learners.get(1), otherSentences), 1, 3));
        for (int damaged : DAMAGED) {
            Path file = folder.resolve("files/" + damaged + "-1.saywell-homework");
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2] ^= 1;
            Files.write(file, bytes);
        }
    }

    private void check(Library library) {
        for (int i = 0; i < learners.size(); i++) {
            int expected = i == NO_CONSENT || DAMAGED.contains(i) ? 0 : TWICE.contains(i) ? 24 : 12;
            List<Take> takes = library.takes().findByLearner(learners.get(i).id());
            long inLesson = takes.stream()
                    .filter(take -> library.sentences()
                                    .find(take.owner().sentenceId())
                                    .orElseThrow()
                                    .lessonId()
                            == lesson)
                    .count();
            HomeworkImport.require(inLesson == expected, "learner " + i + " has " + inLesson + " takes");
            HomeworkImport.require(takes.size() == expected + (i == 1 ? 1 : 0), "the other lesson of " + i);
        }
        System.out.println("all landed rightly");
    }

    private HandInFiles handIn(Optional<Homework> given, Learner learner, List<Sentence> read) throws Exception {
        HandInFiles file = new HandInFiles(key.orElseThrow(), given.orElseThrow(), learner);
        for (int i = 0; i < read.size(); i++) {
            byte[] wav = WavEncoder.encode(vary(spoken.get(i).get(random.nextInt(VOICES.size()))));
            file.add(read.get(i), isWebm ? webm(wav) : wav, isWebm ? "webm" : "wav");
        }
        return file;
    }

    private Path write(HandInFiles file, int learner, int time) {
        file.createdAt(Instant.parse("2026-11-20T10:00:00Z").plusSeconds(3_600L * time));
        return file.write(folder.resolve(String.format(Locale.ROOT, "files/%d-%d.saywell-homework", learner, time)));
    }

    private void speak(ServiceGraph practice) throws InterruptedException {
        for (String text : TEXTS) {
            List<Pcm> said = new ArrayList<>();
            for (String voice : VOICES) {
                Pcm audio = practice.voice()
                        .say(text, VoiceManner.of(voice), PronunciationGuide.NONE)
                        .audio();
                float[] padded = new float[audio.samples().length + audio.sampleRate()];
                System.arraycopy(audio.samples(), 0, padded, audio.sampleRate() / 2, audio.samples().length);
                said.add(new Pcm(padded, audio.sampleRate()));
            }
            spoken.add(said);
        }
    }

    /// The same words in another voice: a little higher or lower, with the noise of a room.
    private Pcm vary(Pcm sound) {
        int rate = (int) Math.round(sound.sampleRate() * (0.94 + 0.12 * random.nextDouble()));
        Pcm varied = Resampler.resample(new Pcm(sound.samples(), rate), 48_000);
        float[] samples = varied.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) Math.clamp(samples[i] + 0.001 * random.nextGaussian(), -1, 1);
        }
        return new Pcm(samples, 48_000);
    }

    private byte[] webm(byte[] wav) throws IOException, InterruptedException {
        Path from = Files.write(folder.resolve("voice.wav"), wav);
        Path to = folder.resolve("voice.webm");
        Process ffmpeg = new ProcessBuilder(
                        "ffmpeg",
                        "-v",
                        "error",
                        "-y",
                        "-i",
                        from.toString(),
                        "-c:a",
                        "libopus",
                        "-b:a",
                        "48k",
                        "-f",
                        "webm",
                        "-live",
                        "1",
                        to.toString())
                .inheritIO()
                .start();
        HomeworkImport.require(ffmpeg.waitFor() == 0, "ffmpeg");
        return Files.readAllBytes(to);
    }

    private static Homework give(Library library, long classId, long lesson) {
        Homework homework = new Homework(UUID.randomUUID(), classId, lesson, Instant.now(), Optional.empty(), false);
        library.homework().insert(homework);
        return homework;
    }
}
