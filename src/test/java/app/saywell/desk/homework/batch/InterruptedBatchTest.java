package app.saywell.desk.homework.batch;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterruptedBatchTest {
    @TempDir
    Path folder;

    @Test
    void aFileThatWasImportedButNotScoredIsFoundAgainUntilItIsScored() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("the theme park");
            Path voices = folder.resolve("voices");
            voices.toFile().mkdirs();
            Path file = fixture.tone("voices/the theme park.wav", 300);
            long learner = fixture.useCases.learners().current().id();
            FolderImport batch = fixture.useCases.folderImport();
            var owner = new FolderImport.BatchOwner.SingleLearner(learner);
            var found = (FolderImport.FileMatch.MatchedFile)
                    batch.match(file, voices, sentence.lessonId(), owner, FolderImport.MatchMethod.NAME);
            Take take = batch.importFile(found);

            assertThat(again(batch, file, sentence, owner))
                    .isEqualTo(new FolderImport.FileMatch.AlreadyImported(file, found.learner(), take, false));
            fixture.score(take);
            assertThat(again(batch, file, sentence, owner).scored()).isTrue();
        }
    }

    private static FolderImport.FileMatch.AlreadyImported again(
            FolderImport batch, Path file, Sentence sentence, FolderImport.BatchOwner owner) {
        return (FolderImport.FileMatch.AlreadyImported)
                batch.match(file, file.getParent(), sentence.lessonId(), owner, FolderImport.MatchMethod.NAME);
    }
}
