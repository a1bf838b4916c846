package app.saywell.desk.lessons.voice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoiceReadingsTest {
    private static final VoiceChoice BOTH = new VoiceChoice(List.of("low", "high"), 1, 0);

    @TempDir
    private Path folder;

    private final ToneVoice voice = new ToneVoice();
    private PracticeFixture room;
    private ServiceGraph practice;
    private long lesson;

    @BeforeEach
    void open() {
        room = new PracticeFixture(folder);
        TaskRunner inPlace = new TaskRunner(Runnable::run, Runnable::run);
        practice = new ServiceGraph(
                room.library,
                (kind, purpose, british, rule) ->
                        new SpeechServiceHandle(room.embedded, AnswerOrigin.EMBEDDED, "even 1"),
                inPlace,
                () -> PracticeFixture.NOW,
                voice);
        lesson = practice.lessons().create("Unit 1").id();
    }

    @AfterEach
    void close() {
        practice.close();
        room.close();
    }

    @Test
    void aLessonIsReadByItsVoicesInTurnAndAnalysed() {
        List<Sentence> sentences = add("One apple", "Two pears", "Three plums");
        VoiceReadings.LessonReadings batch = read();
        assertThat(batch.made()).hasSize(3).allMatch(made -> made.notAnalysed().isEmpty());
        assertThat(sentences)
                .extracting(sentence -> model(sentence).speaker())
                .containsExactly(
                        new ModelReading.ReadingSpeaker("computer voice, Low", "American"),
                        new ModelReading.ReadingSpeaker("computer voice, High", "British"),
                        new ModelReading.ReadingSpeaker("computer voice, Low", "American"));
    }

    @Test
    void aSecondRunMakesOnlyWhatIsMissing() {
        add("One apple");
        read();
        add("Two pears");
        assertThat(read().kept()).isEqualTo(1);
        assertThat(voice.said).containsExactly("low: One apple", "high: Two pears");
    }

    @Test
    void aRecordedReadingStaysTheModelAndTakesThePlaceOfAMadeOne() {
        Sentence sentence = add("One apple").getFirst();
        read();
        PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> practice.readings()
                .add(
                        sentence.id(),
                        room.tone("model.wav", 300),
                        new ModelReading.ReadingSpeaker("Ms Kim", ""),
                        answer));
        assertThat(model(sentence).speaker().name()).isEqualTo("Ms Kim");
        PracticeFixture.<VoiceReadings.VoiceReading>answerOf(
                answer -> practice.voiceReadings().make(sentence.id(), VoiceManner.of("high"), answer));
        assertThat(model(sentence).speaker().name()).isEqualTo("Ms Kim");
        assertThat(practice.readings().findBySentence(sentence.id())).hasSize(2);
    }

    @Test
    void aChangedSentenceIsReadAgain() {
        Sentence sentence = add("One apple").getFirst();
        read();
        practice.lessons().editSentence(sentence.id(), "One green apple", "");
        read();
        assertThat(voice.said).containsExactly("low: One apple", "low: One green apple");
        assertThat(practice.readings().findBySentence(sentence.id())).hasSize(1);
    }

    @Test
    void whatCannotBeSaidHoldsUpNothingElse() {
        add("One ~ apple", "Two pears");
        VoiceReadings.LessonReadings batch = read();
        assertThat(batch.made()).hasSize(1);
        assertThat(batch.refused())
                .extracting(VoiceReadings.RefusedSentence::kind)
                .containsExactly(SpeakingProblem.TOO_LONG);
    }

    @Test
    void aLessonThatWasCutOffIsReadOnAtTheNextStart() {
        add("One apple", "Two pears");
        practice.voiceReadings().settings().begun(new VoiceSettings.PendingLesson(lesson, 0, BOTH));
        practice.voiceReadings().resume();
        assertThat(voice.said).hasSize(2);
        practice.voiceReadings().resume();
        assertThat(voice.said).hasSize(2);
    }

    @Test
    void aLessonIsReadAnewAtAnotherPaceWithoutItsRecordedReadings() {
        Sentence apple = add("One apple", "Two pears").getFirst();
        read();
        PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> practice.readings()
                .add(apple.id(), room.tone("model.wav", 300), new ModelReading.ReadingSpeaker("Ms Kim", ""), answer));
        VoiceReadings.LessonReadings batch = PracticeFixture.answerOf(
                answer -> practice.voiceReadings().makeLessonAnew(lesson, BOTH, ProgressListener.NONE, answer));
        assertThat(batch.kept()).as("recorded").isEqualTo(1);
        assertThat(voice.said).containsExactly("low: One apple", "high: Two pears", "high: Two pears");
    }

    @Test
    void whatWasMadeAnewIsTakenBackWithTheReadingsBefore() {
        Sentence apple = add("One apple").getFirst();
        read();
        ModelReading before = model(apple);
        PracticeFixture.<VoiceReadings.LessonReadings>answerOf(
                answer -> practice.voiceReadings().makeLessonAnew(lesson, BOTH, ProgressListener.NONE, answer));
        ModelReading anew = model(apple);
        assertThat(anew.id()).isNotEqualTo(before.id());
        practice.edits().history().undo();
        assertThat(model(apple).id()).isEqualTo(before.id());
        practice.edits().history().redo();
        assertThat(model(apple).id()).isEqualTo(anew.id());
    }

    @Test
    void aLessonThatWasCutOffWhileItWasMadeAnewIsReadOnWithTheRest() {
        List<Sentence> sentences = add("One apple", "Two pears");
        read();
        long lastOld = model(sentences.getLast()).id();
        PracticeFixture.<VoiceReadings.VoiceReading>answerOf(
                answer -> practice.voiceReadings().make(sentences.getFirst().id(), VoiceManner.of("low"), answer));
        practice.voiceReadings().settings().begun(new VoiceSettings.PendingLesson(lesson, lastOld, BOTH));
        practice.voiceReadings().resume();
        assertThat(voice.said)
                .containsExactly("low: One apple", "high: Two pears", "low: One apple", "high: Two pears");
    }

    @Test
    void theChoiceOfALessonIsKept() {
        assertThat(practice.voiceReadings().settings().of(lesson).voices()).containsExactly("low");
        practice.voiceReadings().settings().set(lesson, BOTH);
        assertThat(practice.voiceReadings().settings().of(lesson)).isEqualTo(BOTH);
    }

    @Test
    void theDifferenceIsTheExpectedWordThenTheHeardOne() {
        Word word = new Word(
                "think",
                0,
                1,
                50,
                false,
                false,
                null,
                List.of(),
                List.of(
                        new Phoneme("θ", "s", 20, false, true, null, 0, 0.1),
                        new Phoneme("ɪ", "ɪ", 90, true, true, null, 0.1, 0.2)));
        PracticeFixture.<app.saywell.speech.signal.Pcm>answerOf(
                answer -> practice.wordAudio().difference(word, VoiceManner.of("low"), answer));
        assertThat(voice.said).containsExactly("low: /θ.ˈɪ./", "low: /s.ˈɪ./");
        PracticeFixture.<app.saywell.speech.signal.Pcm>answerOf(
                answer -> practice.wordAudio().difference(word, VoiceManner.of("low"), answer));
        assertThat(voice.said).as("made once").hasSize(2);
    }

    private VoiceReadings.LessonReadings read() {
        return PracticeFixture.answerOf(
                answer -> practice.voiceReadings().makeLesson(lesson, BOTH, ProgressListener.NONE, answer));
    }

    private List<Sentence> add(String... texts) {
        return practice.lessons().addSentences(lesson, List.of(texts));
    }

    private ModelReading model(Sentence sentence) {
        return practice.readings().primaryReading(sentence.id()).orElseThrow();
    }
}
