package app.saywell.cli;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.Wav;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;
import app.saywell.practice.Practice;
import app.saywell.practice.classroom.Roster;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

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

/// A class of thirty whom nobody ever met, with a lesson that most of them have read, judged by
/// the real service: for the pictures of the Class place.
///
/// Their voices are recordings made higher, lower, faster and noisier, so that one reader sounds
/// like thirty.
final class MadeUpClass {
    private static final List<String> NAMES =
            List.of(
                    "강민준", "김서연", "김도윤", "김하은", "남지호", "류수아", "문예준", "박지우", "박시우", "배하린", "서주원",
                    "손다은", "신건우", "안채원", "양은우", "오지안", "유선우", "윤서아", "이준서", "이지유", "이현우", "임소율",
                    "장우진", "전나은", "정유준", "조아린", "차은호", "최다인", "한이안", "황로하");
    private static final int READ_ALL = 14;
    private static final int NOBODY_AGREED = 27;
    private static final long PAUSE_NANOS = 50_000_000;

    private final Practice practice;
    private final Path folder;
    private final Random chance = new Random(30);

    private MadeUpClass(Practice practice, Path folder) {
        this.practice = practice;
        this.folder = folder;
    }

    private record Voice(String text, Pcm sound) {}

    /// Furnishes a data folder; returns when everything is judged.
    ///
    /// @param voices a folder with `NAME.wav` and the text in `NAME.txt`; without one the sample
    ///     lesson's voices are used
    /// @param folder for sounds on their way in
    static void furnish(Practice practice, Optional<Path> voices, Path folder) throws IOException {
        new MadeUpClass(practice, folder).furnish(voices);
    }

    private void furnish(Optional<Path> voices) throws IOException {
        var classes = practice.classroom().classes();
        SchoolClass made = classes.create("3-2", Optional.of(LocalDate.of(2027, 2, 28)));
        classes.setStrictness(made.id(), new Strictness(55, 80));
        List<Roster.Person> people = new ArrayList<>();
        for (String name : NAMES) {
            people.add(new Roster.Person(name, String.valueOf(people.size() + 1)));
        }
        List<Learner> pupils = classes.add(made.id(), people, Consent.THIS_COMPUTER);
        practice.people().consent(pupils.get(NOBODY_AGREED).id(), Consent.NONE, "", "");
        List<Voice> spoken = voices.isPresent() ? read(voices.get()) : sample();
        Lesson lesson = practice.lessons().create("Unit 3 · A day out");
        List<Sentence> sentences =
                practice.lessons()
                        .addSentences(lesson.id(), spoken.stream().map(Voice::text).toList());
        classes.assign(made.id(), lesson.id(), Optional.of(LocalDate.of(2026, 11, 27)));
        record(pupils, sentences, spoken);
    }

    private void record(List<Learner> pupils, List<Sentence> sentences, List<Voice> spoken)
            throws IOException {
        List<Long> takes = new ArrayList<>();
        for (int pupil = 0; pupil < pupils.size(); pupil++) {
            int read = pupil < READ_ALL ? sentences.size() : pupil == READ_ALL ? 3 : 0;
            for (int i = 0; i < read; i++) {
                int again = pupil < 2 ? 7 : 1;
                for (int time = 0; time < again; time++) {
                    Path file = folder.resolve("voice.wav");
                    Wav.write(file, another(spoken.get(i).sound()));
                    Take.Owner owner =
                            new Take.Owner(sentences.get(i).id(), pupils.get(pupil).id());
                    takes.add(practice.takes().importNow(owner, file).id());
                }
            }
        }
        practice.queue().add(takes, ServiceKind.EMBEDDED);
        practice.queue().resume();
        while (!practice.queue().waiting().stream().allMatch(MadeUpClass::isOver)) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        // Who cannot be understood at all has simply not read yet.
        for (Waiting failed : practice.queue().waiting()) {
            practice.queue().remove(failed.takeId());
            practice.takes().delete(failed.takeId());
        }
        practice.history().forget();
    }

    private static boolean isOver(Waiting one) {
        return one.state() == Waiting.State.FAILED;
    }

    /// Somebody else with the same words: up to a twelfth higher or lower, and a little noisier.
    private Pcm another(Pcm sound) {
        int rate = (int) Math.round(sound.sampleRate() * (0.92 + 0.16 * chance.nextDouble()));
        Pcm other = Resampler.resample(new Pcm(sound.samples(), rate), sound.sampleRate());
        float[] samples = other.samples().clone();
        double noise = 0.0005 + 0.002 * chance.nextDouble();
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) Math.clamp(samples[i] + noise * chance.nextGaussian(), -1, 1);
        }
        return new Pcm(samples, sound.sampleRate());
    }

    private static List<Voice> read(Path folder) throws IOException {
        List<Path> texts;
        try (Stream<Path> files = Files.list(folder)) {
            texts = files.filter(one -> one.toString().endsWith(".txt")).sorted().toList();
        }
        List<Voice> voices = new ArrayList<>();
        for (Path text : texts) {
            String name = String.valueOf(text.getFileName()).replace(".txt", ".wav");
            voices.add(
                    new Voice(
                            Files.readString(text).strip(),
                            new AudioDecoder().decode(text.resolveSibling(name))));
        }
        return voices;
    }

    private List<Voice> sample() throws IOException {
        List<Voice> voices = new ArrayList<>();
        long learner = practice.people().current().id();
        for (var state :
                practice.lessons().sentences(practice.lessons().all().getFirst().id(), learner)) {
            for (Take take : practice.takes().of(state.sentence().id(), learner)) {
                voices.add(
                        new Voice(
                                state.sentence().text(),
                                new AudioDecoder().decode(practice.takes().file(take.audio()))));
            }
        }
        return voices;
    }
}
