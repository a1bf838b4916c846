package app.saywell.desk.reports;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// A class that reads the same sentences every week of a term. In the first half of the term /θ/ is said as /s/, later
/// it is right; /r/ is said as /l/ two times in three all along; the other sounds are right.
final class TermClass {
    static final Instant FIRST_DAY = Instant.parse("2026-09-01T01:00:00Z");

    private static final List<String> WORDS = List.of("think", "red", "map", "thanks", "room", "pen");
    private static final Duration WEEK = Duration.ofDays(7);

    private final Library library;
    private final Random random = new Random(48);
    final long classId;
    final List<Learner> learners = new ArrayList<>();
    final List<Sentence> sentences;

    TermClass(Library library, List<String> names, int sentenceCount) {
        this.library = library;
        classId = library.classes().insert("3-2", Optional.empty()).id();
        for (String name : names) {
            learners.add(library.learners()
                    .insert(name, "" + (learners.size() + 1), Optional.of(classId), Consent.THIS_COMPUTER));
        }
        long lesson = library.lessons().insert("Unit 3 · A day out", "");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < sentenceCount; i++) {
            texts.add(String.join(" ", WORDS)
                    + (i == 0 ? "" : " " + "again ".repeat(i).strip()));
        }
        sentences = library.sentences().insert(lesson, texts);
    }

    long lessonId() {
        return sentences.getFirst().lessonId();
    }

    /// Has a learner read all sentences once a week.
    void read(Learner learner, int weeks) {
        for (int week = 0; week < weeks; week++) {
            for (Sentence sentence : sentences) {
                read(learner, sentence, FIRST_DAY.plus(WEEK.multipliedBy(week)), week >= weeks / 2);
            }
        }
    }

    private void read(Learner learner, Sentence sentence, Instant at, boolean isLate) {
        try {
            Path file = Files.createTempFile("term", ".wav");
            WavEncoder.write(file, PracticeFixture.tone(150 + random.nextInt(20_000)));
            AudioClip clip = library.recordings().importCopy(file, "wav", 0.5);
            Files.delete(file);
            Take take = library.takes()
                    .insert(
                            new Take.TakeOwner(sentence.id(), learner.id()),
                            clip,
                            new Take.RecordingInfo(at, "", Take.TakeSource.RECORDED),
                            Optional.empty());
            score(take, sentence, at, isLate);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void score(Take take, Sentence sentence, Instant at, boolean isLate) {
        List<SpeechComponent> words = new ArrayList<>();
        for (String text : sentence.text().split(" ")) {
            words.add(word(text, words.size(), isLate));
        }
        double score = (isLate ? 78 : 62) + random.nextInt(7);
        PronunciationResult result = new PronunciationResult(
                words, new PronunciationFeedback(new DimensionScore(score, ""), null, null, null));
        library.results()
                .insert(
                        take.id(),
                        SpeechJson.write(result),
                        new ScoringResult.ScoringRequest(
                                ServiceEndpoint.PRONUNCIATION_SIMPLE,
                                sentence.text(),
                                FeedbackLanguage.KOREAN,
                                Optional.empty()),
                        new AnswerOrigin(AnswerOrigin.EMBEDDED, "even 1", 0, at));
    }

    private Word word(String text, int place, boolean isLate) {
        List<Phoneme> sounds = new ArrayList<>();
        if (text.startsWith("th")) {
            sounds.add(sound("θ", "s", isLate));
        } else if (text.startsWith("r")) {
            sounds.add(sound("r", "l", random.nextInt(3) == 0));
        }
        for (String other : List.of("m", "n", "p")) {
            if (text.contains(other)) {
                sounds.add(sound(other, other, true));
            }
        }
        boolean right = sounds.stream().allMatch(Phoneme::correct);
        return new Word(text, place, place + 1, right ? 92 : 45, right, false, null, List.of(), List.copyOf(sounds));
    }

    private static Phoneme sound(String expected, String heard, boolean right) {
        return new Phoneme(expected, right ? expected : heard, right ? 95 : 30, right, false, null, 0, 0.1);
    }
}
