package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DailyExportTest {
    @TempDir
    Path folder;

    @Test
    void everythingIsThereAsTableAndAsJson() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            long learner = fixture.useCases.learners().current().id();
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            sessions.store(sessions.begin(learner, SimulatedMonth.TITLES).after(95));
            Sentence sentence = fixture.sentence("park the theme");
            fixture.score(fixture.take(sentence));
            fixture.library
                    .earAnswers()
                    .add(learner, new EarAnswer("l-r", List.of("light", "right"), 0, 1, "a", 3, PracticeFixture.NOW));
            fixture.library.dialogueRuns().insert(learner, sentence.lessonId(), "Mina", PracticeFixture.NOW);
            DailyExport export = fixture.useCases.selfStudy().dailyExport();

            Path table = folder.resolve("progress.csv");
            export.writeCsv(learner, List.of("Day", "Sound", "Said", "Well", "Mean"), table);
            assertThat(Files.readString(table).lines())
                    .containsExactly(
                            "\ufeffDay,Sound,Said,Well,Mean", "2026-11-21,a,1,1,90.0", "2026-11-21,θ,2,0,40.0");

            Path answers = folder.resolve("ear.csv");
            export.writeEarCsv(
                    learner, List.of("At", "Contrast", "Words", "Said", "Chosen", "Right", "Voice", "Level"), answers);
            assertThat(Files.readString(answers).lines())
                    .containsExactly(
                            "\ufeffAt,Contrast,Words,Said,Chosen,Right,Voice,Level",
                            "2026-11-21T09:00:00Z,l-r,light / right,light,right,0,a,3");

            Path file = folder.resolve("progress.json");
            export.writeJson(learner, file);
            JsonNode json = JsonMapper.builder().build().readTree(Files.readAllBytes(file));
            assertThat(json.get("sounds").size()).isEqualTo(2);
            assertThat(json.get("sounds").get(1).get("due").asString()).isEqualTo("2026-11-22");
            assertThat(json.get("ear_training").get(0).get("contrast").asString())
                    .isEqualTo("l-r");
            assertThat(json.get("sessions").get(0).get("seconds").asInt()).isEqualTo(95);
            assertThat(json.get("dialogues").get(0).get("lesson").asString()).isEqualTo("A lesson");
            assertThat(json.get("dialogues").get(0).get("role").asString()).isEqualTo("Mina");
            assertThat(json.get("sentences").size())
                    .as("nothing was read on two days")
                    .isZero();
        }
    }
}
