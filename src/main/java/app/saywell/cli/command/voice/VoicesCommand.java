package app.saywell.cli.command.voice;

import app.saywell.cli.SynthesizedVoices;
import app.saywell.practice.voice.VoiceProfile;
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
