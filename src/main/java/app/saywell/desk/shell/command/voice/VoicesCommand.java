package app.saywell.desk.shell.command.voice;

import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.desk.shell.start.SynthesizedVoices;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// Shows the voices.
@Command(name = "voices", description = "Shows the voices that can speak.")
public final class VoicesCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        for (VoiceProfile voice : new SynthesizedVoices().voices()) {
            System.out.printf("%-10s %-9s %s%n", voice.name(), voice.accent(), voice.woman() ? "woman" : "man");
        }
        return 0;
    }
}
