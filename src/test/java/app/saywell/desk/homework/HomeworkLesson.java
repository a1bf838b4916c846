package app.saywell.desk.homework;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;

/// A class with learners and a lesson whose sentences all have model readings that sound like
/// syllables.
final class HomeworkLesson {
    final PracticeFixture fixture;
    final long classId;
    final long lessonId;
    final List<Sentence> sentences;

    HomeworkLesson(PracticeFixture fixture, String title, List<String> texts, double seconds) throws IOException {
        this(fixture, title, texts, position -> syllables(position, seconds));
    }

    /// The same lesson in a library that was opened again.
    HomeworkLesson(PracticeFixture fixture, HomeworkLesson lesson) {
        this.fixture = fixture;
        classId = lesson.classId;
        lessonId = lesson.lessonId;
        sentences = lesson.sentences;
    }

    /// @param model the model reading of a sentence, by its position from 1
    HomeworkLesson(PracticeFixture fixture, String title, List<String> texts, IntFunction<Pcm> model)
            throws IOException {
        this.fixture = fixture;
        classId = fixture.useCases.classes().create("3-2", Optional.empty()).id();
        lessonId = fixture.useCases.lessons().create(title).id();
        sentences = fixture.useCases.lessons().addSentences(lessonId, texts);
        for (Sentence sentence : sentences) {
            Path file = fixture.folder.resolve("model-" + sentence.id() + ".wav");
            Pcm audio = model.apply(sentence.position() + 1);
            WavEncoder.write(file, audio);
            AudioClip clip = fixture.library.recordings().importCopy(file, "wav", audio.seconds());
            ModelReading reading = fixture.library
                    .readings()
                    .insert(sentence.id(), clip, new ModelReading.ReadingSpeaker("Ms Lee", ""));
            fixture.library.readings().makePrimary(reading.id());
        }
    }

    Learner learner(String name, String number, Consent consent) {
        return fixture.useCases.learners().add(name, number, Optional.of(classId), consent);
    }

    GivenHomework give(HomeworkOrder.HomeworkAudience audience, Path target) throws IOException {
        return fixture.useCases
                .homework()
                .service()
                .giveNow(
                        new HomeworkOrder(
                                lessonId,
                                classId,
                                Optional.of(LocalDate.of(2026, 12, 1)),
                                audience,
                                FeedbackLanguage.KOREAN),
                        target,
                        ProgressListener.NONE);
    }

    /// Bursts of a voice-like sound, with silence before and after.
    static Pcm syllables(long seed, double seconds) {
        Random random = new Random(seed);
        float[] samples = new float[(int) (seconds * 24_000)];
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            double time = i / 24_000.0;
            double inner = Math.min(time - 0.3, seconds - 0.3 - time);
            double envelope = inner < 0 ? 0 : Math.pow(Math.sin(Math.PI * 3.5 * time + seed), 2);
            phase += 2 * Math.PI * (140 + 25 * Math.sin(2 * Math.PI * 0.9 * time)) / 24_000;
            double voice = 0;
            for (int harmonic = 1; harmonic < 16; harmonic++) {
                voice += Math.sin(harmonic * phase) / harmonic;
            }
            samples[i] = (float) (envelope * 0.2 * voice + 0.0005 * random.nextGaussian());
        }
        return new Pcm(samples, 24_000);
    }
}
