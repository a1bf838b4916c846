package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultExporterTest {
    @TempDir
    Path folder;

    private ReportedClass reported;
    private ResultExporter exports;

    @BeforeEach
    void open() {
        reported = new ReportedClass(folder.resolve("library"));
        exports = new ResultExporter(reported.fixture.context());
    }

    @AfterEach
    void close() {
        reported.close();
    }

    @Test
    void aRecordingThatCannotBeReadIsNamedAndTheOthersAreWritten() throws IOException {
        long other = reported.fixture
                .useCases
                .learners()
                .ofClass(reported.classId)
                .getLast()
                .id();
        Take second = reported.fixture.take(
                reported.fixture.useCases.lessons().sentences(reported.lessonId).getFirst(), other);
        reported.fixture.score(second);
        Files.write(reported.fixture.library.recordings().pathOf(reported.take.audio()), new byte[] {1, 2, 3});
        Path audio = folder.resolve("audio");
        GivenRecordings given = exports.exportAudio(reported.selection(), audio, ProgressListener.NONE);
        assertThat(given.count()).isEqualTo(1);
        assertThat(given.leftOut()).singleElement().asString().contains("강민준");
        assertThat(names(audio)).singleElement().asString().contains("Ann");

        Path grids = folder.resolve("grids");
        given = exports.exportTextGrids(reported.selection(), grids, ProgressListener.NONE);
        assertThat(given.count()).isEqualTo(1);
        assertThat(given.leftOut()).hasSize(1);
        assertThat(names(grids)).hasSize(2).allMatch(name -> name.contains("Ann"));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }
}
