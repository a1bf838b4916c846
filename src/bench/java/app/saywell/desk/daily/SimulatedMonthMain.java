package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundChange;
import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SoundStatus;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/// Prints thirty days of a scripted learner: what was planned, what the end said, and what is called a change.
public final class SimulatedMonthMain {
    private SimulatedMonthMain() {}

    /// @param args the seed of the learner; 1 where none is given
    public static void main(String[] args) throws IOException {
        long seed = args.length == 0 ? 1 : Long.parseLong(args[0]);
        Path folder = Files.createTempDirectory("saywell-month");
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            SimulatedMonth month = new SimulatedMonth(fixture, seed);
            PrintStream out = System.out;
            out.println("placement: " + month.place());
            month.run();
            for (SimulatedMonth.Day day : month.days) {
                String words = day.session().steps().get(1).sentences().stream()
                        .flatMap(id -> month.useCases.lessons().findSentence(id).stream())
                        .map(sentence -> sentence.text())
                        .collect(Collectors.joining(" "));
                String better = day.end().better().stream()
                        .limit(3)
                        .map(one -> "%s %.0f→%.0f".formatted(one.sound(), one.meanBefore(), one.meanNow()))
                        .collect(Collectors.joining(", "));
                out.printf(
                        "day %2d: %s | better: %s | next: %s%n",
                        day.number(), words, better, day.end().dueNext());
            }
            LearnerProgress progress = month.progress();
            for (SoundStatus status : SoundStatus.values()) {
                out.println(status + ": " + progress.count(status));
            }
            for (SoundProgress sound : progress.practised()) {
                SoundChange change = SoundChange.of(sound);
                out.printf(
                        "%s truly %.2f→%.2f, said %.2f→%.2f ± %.2f: %s, %s, due %s%n",
                        sound.sound(),
                        month.atFirst.getOrDefault(sound.sound(), 0.98),
                        month.learner.mouth.getOrDefault(sound.sound(), 0.98),
                        change.before(),
                        change.now(),
                        change.band(),
                        change.verdict(),
                        sound.status(progress.today()),
                        sound.dueOn().orElseThrow());
            }
            out.println("growth: " + progress.growth());
        }
    }
}
