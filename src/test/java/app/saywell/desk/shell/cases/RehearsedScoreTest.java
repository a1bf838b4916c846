package app.saywell.desk.shell.cases;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsedScoreTest {
    @TempDir
    private Path folder;

    @Test
    void onlyTheFirstTakeIsScoredAndItsModelAnalysedWithoutAnEngine() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.startPaused();

            List<Sentence> sentences = fixture.library
                    .sentences()
                    .findByLesson(fixture.library.lessons().findAll().getFirst().id());
            Sentence first = sentences.getFirst();
            List<String> words = List.of(first.text().split(" "));
            PronunciationResult result = fixture.useCases
                    .scoring()
                    .latest(take(fixture, first).id())
                    .orElseThrow()
                    .pronunciationResult();
            assertThat(result.words()).extracting(Word::word).isEqualTo(words);
            assertThat(result.words()).extracting(Word::correct).contains(true, false);
            assertThat(fixture.library
                            .readings()
                            .findBySentence(first.id())
                            .getFirst()
                            .analysis()
                            .orElseThrow()
                            .components())
                    .hasSize(2 * words.size());
            assertThat(sentences.subList(1, sentences.size())).allMatch(other -> fixture.useCases
                    .scoring()
                    .latest(take(fixture, other).id())
                    .isEmpty());
            assertThat(fixture.embedded.calls).hasValue(0);
        }
    }

    private static Take take(PracticeFixture fixture, Sentence sentence) {
        return fixture.library
                .takes()
                .findByOwner(new Take.TakeOwner(
                        sentence.id(), fixture.useCases.learners().current().id()))
                .getFirst();
    }
}
