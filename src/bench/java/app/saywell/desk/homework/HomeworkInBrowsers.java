package app.saywell.desk.homework;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.HomeworkImport;
import app.saywell.desk.homework.handin.HomeworkRound;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.start.ApplicationContext;
import app.saywell.desk.store.Library;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A round of homework as a class does it: thirty learners open the page of a lesson of twelve
/// sentences in a real Chromium, each with a microphone and a browser storage of their own, record
/// every sentence at the speed of speech, and hand in. Three do so twice, one without consent, one
/// of another lesson, and two files are damaged on their way. Then everything is collected and
/// scored.
///
/// Arguments: a folder; how many browsers run side by side. Started again, it goes on where it was
/// stopped: what is in `handed-in` is not recorded again.
public final class HomeworkInBrowsers {
    private static final List<String> VOICES = List.of("af_heart", "am_michael", "bf_emma", "bm_george");
    private static final int LEARNERS = 30;
    private static final List<Integer> TWICE = List.of(3, 12, 24);
    private static final List<Integer> DAMAGED = List.of(6, 18);
    private static final int NO_CONSENT = 28;
    private static final int OTHER_LESSON = 2;
    private static final int RATE = 48_000;
    private static final double SECONDS_BEFORE = 0.9;
    private static final double SECONDS_AFTER = 0.5;
    private static final double SECONDS_LEFT = 4;

    private final Path folder;
    private final Path home;
    private final Path handedIn;

    private HomeworkInBrowsers(Path folder) throws IOException {
        this.folder = folder;
        home = folder.resolve("home");
        handedIn = Files.createDirectories(folder.resolve("handed-in"));
        Files.createDirectories(folder.resolve("spoken"));
    }

    public static void main(String[] args) throws Exception {
        HomeworkInBrowsers round = new HomeworkInBrowsers(Path.of(args[0]).toAbsolutePath());
        round.speak();
        round.give();
        round.record(args.length > 1 ? Integer.parseInt(args[1]) : 3);
        round.collect();
        Runtime.getRuntime().exit(0);
    }

    /// The sentences in every voice.
    private void speak() throws Exception {
        if (Files.exists(spoken(VOICES.getLast(), HomeworkRound.TEXTS.size()))) {
            return;
        }
        try (ApplicationContext application = ApplicationContext.open(home, Runnable::run)) {
            for (String voice : VOICES) {
                for (int i = 1; i <= HomeworkRound.TEXTS.size(); i++) {
                    Pcm said = application
                            .practice()
                            .voice()
                            .say(HomeworkRound.TEXTS.get(i - 1), VoiceManner.of(voice), PronunciationGuide.NONE)
                            .audio();
                    WavEncoder.write(spoken(voice, i), said);
                }
            }
        }
    }

    private Path spoken(String voice, int sentence) {
        return folder.resolve("spoken/" + voice + "-" + sentence + ".wav");
    }

    private void give() throws IOException {
        if (Files.exists(page(true))) {
            return;
        }
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            HomeworkLesson lesson = new HomeworkLesson(
                    fixture, "Unit 3", HomeworkRound.TEXTS, position -> decode(spoken(VOICES.getFirst(), position)));
            for (int number = 1; number <= LEARNERS; number++) {
                lesson.learner(
                        "Learner " + number,
                        String.valueOf(number),
                        number == NO_CONSENT ? Consent.NONE : Consent.THIS_COMPUTER);
            }
            lesson.give(HomeworkAudience.WHOLE_CLASS, page(false));
            long other = fixture.useCases.lessons().create("Unit 4").id();
            fixture.useCases.lessons().addSentences(other, HomeworkRound.TEXTS.subList(0, 1));
            fixture.useCases
                    .homework()
                    .service()
                    .giveNow(
                            new HomeworkOrder(
                                    other,
                                    lesson.classId,
                                    Optional.empty(),
                                    HomeworkAudience.WHOLE_CLASS,
                                    FeedbackLanguage.ENGLISH),
                            page(true),
                            ProgressListener.NONE);
        }
    }

    private Path page(boolean isOther) {
        return folder.resolve(isOther ? "unit-4.html" : "unit-3.html");
    }

    private void record(int browsers) throws Exception {
        long begun = System.nanoTime();
        try (ExecutorService devices = Executors.newFixedThreadPool(browsers)) {
            List<Future<?>> learners = new ArrayList<>();
            for (int number = 1; number <= LEARNERS; number++) {
                int learner = number;
                learners.add(devices.submit(() -> {
                    recordAtHome(learner);
                    return learner;
                }));
            }
            for (Future<?> learner : learners) {
                learner.get();
            }
        }
        System.out.printf(
                "recorded in %.0f s, %d browsers side by side%n", (System.nanoTime() - begun) / 1e9, browsers);
    }

    private void recordAtHome(int learner) throws Exception {
        recordOnce(learner, 1, false);
        if (TWICE.contains(learner)) {
            recordOnce(learner, 2, false);
        }
        if (learner == OTHER_LESSON) {
            recordOnce(learner, 3, true);
        }
        delete(profile(learner));
    }

    private void recordOnce(int learner, int time, boolean isOther) throws Exception {
        Path target = handedIn.resolve(learner + "-" + time + ".saywell-homework");
        if (Files.exists(target)) {
            return;
        }
        long begun = System.nanoTime();
        Random random = new Random(100L * learner + time);
        Path profile = profile(learner);
        Path downloads = Files.createDirectories(profile.resolve("downloads"));
        Path microphone = profile.resolve("microphone.wav");
        try (ChromiumBrowser browser =
                        new ChromiumBrowser(profile, microphone, "--use-fake-ui-for-media-stream", "--mute-audio");
                BrowserTab tab = browser.open(page(isOther), 360, 740)) {
            tab.evaluate("{ const field = document.getElementById('number'); field.value = '"
                    + learner
                    + "'; field.dispatchEvent(new Event('change')); }");
            int sentences = isOther ? 1 : HomeworkRound.TEXTS.size();
            double spokenSeconds = 0;
            for (int i = 1; i <= sentences; i++) {
                String voice = VOICES.get(learner % VOICES.size());
                Pcm sound = vary(decode(spoken(voice, i)), random);
                spokenSeconds += sound.seconds() - SECONDS_BEFORE - SECONDS_AFTER - SECONDS_LEFT;
                recordSentence(tab, i, sound, microphone);
            }
            String counts = tab.evaluate("['done', 'again'].map(s => s + ' ' +"
                            + " document.querySelectorAll('[data-state=' + s +"
                            + " ']').length).join(', ')")
                    .asString();
            tab.downloadTo(downloads);
            tab.click("footer .primary");
            tab.click("dialog .primary");
            Path file = downloads.resolve("3-2-" + learner + (isOther ? "-Unit-4" : "-Unit-3") + ".saywell-homework");
            tab.await("document.querySelector('dialog .finding.good') !== null");
            awaitFile(file);
            tab.click("dialog .quiet");
            tab.await("document.querySelectorAll('[data-state=todo]').length === " + sentences);
            HomeworkImport.require(tab.problems.isEmpty(), tab.problems.toString());
            Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
            System.out.printf(
                    "learner %d, time %d: %d sentences of %.1f s in %.0f s, %s%n",
                    learner, time, sentences, spokenSeconds / sentences, (System.nanoTime() - begun) / 1e9, counts);
        }
    }

    /// Opens the microphone anew, so that its file is heard from the start.
    private static void recordSentence(BrowserTab tab, int position, Pcm sound, Path microphone) throws IOException {
        tab.evaluate("dispatchEvent(new Event('pagehide'))");
        WavEncoder.write(microphone, sound);
        String card = ".sentence:nth-child(" + position + ") ";
        tab.click(card + ".record");
        tab.await("document.querySelector('.sentence.recording') !== null");
        long millis = Math.round((sound.seconds() - SECONDS_LEFT) * 1000);
        tab.evaluate("new Promise(done => setTimeout(done, " + millis + "))");
        tab.click(card + ".record");
        tab.await("document.querySelector('" + card + ".result').hidden === false");
        tab.await("document.querySelector('" + card + ".recorder + .hint').textContent === ''");
    }

    /// The same words in another voice: a little higher or lower, in a room with some noise.
    private static Pcm vary(Pcm said, Random random) {
        int rate = (int) Math.round(said.sampleRate() * (0.94 + 0.12 * random.nextDouble()));
        float[] voice = Resampler.resample(new Pcm(said.samples(), rate), RATE).samples();
        int before = (int) (SECONDS_BEFORE * RATE);
        int all = before + voice.length + (int) ((SECONDS_AFTER + SECONDS_LEFT) * RATE);
        float[] samples = new float[all];
        System.arraycopy(voice, 0, samples, before, voice.length);
        for (int i = 0; i < all; i++) {
            samples[i] = (float) Math.clamp(samples[i] + 0.001 * random.nextGaussian(), -1, 1);
        }
        return new Pcm(samples, RATE);
    }

    private void collect() throws Exception {
        Path copy = folder.resolve("collected");
        delete(copy);
        Path files = Files.createDirectories(copy.resolve("files"));
        copyTree(home, copy.resolve("home"));
        copyTree(handedIn, files);
        for (int damaged : DAMAGED) {
            Path file = files.resolve(damaged + "-1.saywell-homework");
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2] ^= 1;
            Files.write(file, bytes);
        }
        List<Path> all;
        try (Stream<Path> list = Files.list(files)) {
            all = list.sorted().toList();
        }
        try (ApplicationContext application = ApplicationContext.open(copy.resolve("home"), Runnable::run)) {
            SchoolClass schoolClass = application.practice().classes().findAll().getFirst();
            var imported = HomeworkImport.run(application.practice(), all, schoolClass.id(), 0);
            Map<CollectedState, Integer> expected = Map.of(
                    CollectedState.NEW,
                    LEARNERS - DAMAGED.size() - 1 + 1,
                    CollectedState.REPLACES_EARLIER,
                    TWICE.size(),
                    CollectedState.NO_CONSENT,
                    1,
                    CollectedState.DAMAGED,
                    DAMAGED.size());
            HomeworkImport.require(imported.states().equals(expected), "the files are " + expected);
        }
        try (Library library = Library.open(copy.resolve("home"))) {
            check(library);
        }
    }

    /// Every learner has the takes of their own sentences, and no others.
    private static void check(Library library) {
        Lesson lesson = library.lessons().findAll().stream()
                .filter(found -> found.title().equals("Unit 3"))
                .findFirst()
                .orElseThrow();
        List<Long> sentences = library.sentences().findByLesson(lesson.id()).stream()
                .map(Sentence::id)
                .toList();
        for (Learner learner : library.learners()
                .findByClass(library.classes().findAll().getFirst().id())) {
            int number = Integer.parseInt(learner.number());
            long expected = number == NO_CONSENT || DAMAGED.contains(number) ? 0 : TWICE.contains(number) ? 2 : 1;
            Map<Long, Long> counts = library.takes().findByLearner(learner.id()).stream()
                    .collect(Collectors.groupingBy((Take take) -> take.owner().sentenceId(), Collectors.counting()));
            for (long sentence : sentences) {
                HomeworkImport.require(
                        counts.getOrDefault(sentence, 0L) == expected, "learner " + number + " has " + counts);
            }
            HomeworkImport.require(
                    counts.size() == (expected == 0 ? 0 : sentences.size()) + (number == OTHER_LESSON ? 1 : 0),
                    "learner " + number + " has " + counts);
        }
        System.out.println("all landed rightly");
    }

    private Path profile(int learner) {
        return folder.resolve(String.format(Locale.ROOT, "profile-%d", learner));
    }

    private static Pcm decode(Path file) {
        try {
            return new AudioDecoder().decode(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static void awaitFile(Path file) {
        long deadline = System.nanoTime() + 20_000_000_000L;
        while (!Files.exists(file) && System.nanoTime() < deadline) {
            LockSupport.parkNanos(50_000_000);
        }
    }

    private static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private static void delete(Path tree) throws IOException {
        if (Files.exists(tree)) {
            try (Stream<Path> files = Files.walk(tree)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
