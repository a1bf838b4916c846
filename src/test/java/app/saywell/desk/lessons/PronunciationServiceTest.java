package app.saywell.desk.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.PronunciationService.PronunciationInput;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.language.lexicon.notation.PronunciationSyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PronunciationServiceTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private PronunciationService pronunciations;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        pronunciations = fixture.useCases.pronunciations();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void settingAndChangingCanBeUndone() {
        pronunciations.setPronunciation("Minji", Optional.of(" MIN-jee "));
        assertThat(pronunciations.findPronunciation("MINJI")).contains("MIN-jee");
        pronunciations.setPronunciation("minji", Optional.of("/ˈmɪnʒi/"));
        assertThat(pronunciations.findAll()).isEqualTo(Map.of("minji", "/ˈmɪnʒi/"));
        fixture.useCases.edits().history().undo();
        assertThat(pronunciations.findPronunciation("Minji")).contains("MIN-jee");
        fixture.useCases.edits().history().undo();
        assertThat(pronunciations.findAll()).isEmpty();
    }

    @Test
    void refusesAnInvalidPronunciation() {
        assertThatThrownBy(() -> pronunciations.setPronunciation("Minji", Optional.of("/ж/")))
                .isInstanceOf(PronunciationSyntaxException.class);
        assertThat(pronunciations.findAll()).isEmpty();
        assertThat(PronunciationService.parseInput("Minji", "MIN-j#e"))
                .isEqualTo(new PronunciationInput.InvalidInput("#e"));
        assertThat(PronunciationService.parseInput("Minji", "")).isEqualTo(new PronunciationInput.InvalidInput(""));
        assertThat(PronunciationService.parseInput("Minji", "MIN-jee"))
                .isEqualTo(new PronunciationInput.ValidInput("ˈmɪndʒi"));
    }

    @Test
    void aTextIsCheckedAsTheEngineReadsIt() {
        assertThat(pronunciations
                        .checkTexts(Set.of("The zorblat"))
                        .get("The zorblat")
                        .guessed())
                .extracting(TextCheck.ExpectedWord::word)
                .containsExactly("zorblat");
        pronunciations.setPronunciation("zorblat", Optional.of("ZAWR-blat"));
        TextCheck.CheckedText finding =
                pronunciations.checkTexts(Set.of("The zorblat")).get("The zorblat");
        assertThat(finding.guessed()).isEmpty();
        assertThat(finding.taught())
                .containsExactly(new TextCheck.ExpectedWord(
                        "zorblat", "ˈzɔɹblæt", TextCheck.ExpectedWordSource.TEACHER, List.of()));
    }

    @Test
    void aTakeIsScoredAgainWhenAWordHasANewPronunciation() {
        Take take = fixture.take(fixture.sentence("Hello Minji"));
        fixture.score(take);
        fixture.score(take);
        assertThat(fixture.embedded.calls).hasValue(1);
        pronunciations.setPronunciation("Seoul", Optional.of("sohl"));
        fixture.score(take);
        assertThat(fixture.embedded.calls).as("the word is not in the text").hasValue(1);
        pronunciations.setPronunciation("Minji", Optional.of("MIN-jee"));
        fixture.score(take);
        assertThat(fixture.embedded.calls).hasValue(2);
    }

    @Test
    void aReadingIsAnalysedAgainWhenAWordHasANewPronunciation() {
        Sentence sentence = fixture.sentence("Hello Minji");
        Path audio = fixture.tone("model.wav", 300);
        ReadingService.AddedReading added = PracticeFixture.answerOf(answer -> fixture.useCases
                .readings()
                .add(
                        sentence.id(),
                        audio,
                        new app.saywell.desk.school.lesson.ModelReading.ReadingSpeaker("", ""),
                        answer));
        assertThat(added.analysisFailure()).isEmpty();
        pronunciations.setPronunciation("Minji", Optional.of("MIN-jee"));
        assertThat(fixture.useCases
                        .readings()
                        .primaryReading(sentence.id())
                        .orElseThrow()
                        .analysis())
                .isEmpty();
    }

    @Test
    void whatIsNoPronunciationIsNotSaid() {
        assertThatThrownBy(() -> pronunciations.synthesize("/ж/")).isInstanceOf(PronunciationSyntaxException.class);
        assertThatThrownBy(() -> pronunciations.synthesize("MIN-jee"))
                .as("there is no voice in this room")
                .isInstanceOf(app.saywell.desk.lessons.voice.TextToSpeechException.class);
    }
}
