package app.saywell.desk.shell.start;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.TestCaller;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// The service with the real engine and a heap that is given by whoever starts it: writes down a
/// strange sound for one caller and scores a sentence for another one meanwhile.
///
/// Prints `name status seconds-of-the-other-caller`; exits with 1 if the other caller is not
/// served.
public final class StrangeSoundsProgram {
    private static final int RATE = 16_000;

    private StrangeSoundsProgram() {}

    /// @param args a folder for the service, and the names of sounds
    public static void main(String[] args) throws Exception {
        try (SpeechEngine engine = EngineFactory.open();
                SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(Path.of(args[0])), engine)) {
            TestCaller caller = new TestCaller(server, server.sessionKey().text());
            byte[] sentence = WavEncoder.encode(speech(3));
            caller.judge(sentence);
            for (int i = 1; i < args.length; i++) {
                byte[] sound = WavEncoder.encode(sound(args[i]));
                CompletableFuture<TestCaller.CallReply> strange =
                        CompletableFuture.supplyAsync(() -> caller.transcribe(sound));
                long began = System.nanoTime();
                TestCaller.CallReply other = caller.judge(sentence);
                double seconds = (System.nanoTime() - began) / 1e9;
                int status = strange.get(5, TimeUnit.MINUTES).status();
                System.out.printf("%s %d %d %.2f%n", args[i], status, other.status(), seconds);
                if (other.status() >= 500) {
                    System.exit(1);
                }
            }
        }
        System.exit(0);
    }

    private static Pcm sound(String name) throws Exception {
        return switch (name) {
            case "noise" -> noise(60);
            case "silence" -> new Pcm(new float[600 * RATE], RATE);
            case "ten-minutes" -> speech(600);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Pcm noise(int seconds) {
        Random random = new Random(16);
        float[] samples = new float[seconds * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * random.nextGaussian());
        }
        return new Pcm(samples, RATE);
    }

    private static Pcm speech(int seconds) throws Exception {
        Pcm read = new AudioDecoder().decode(Path.of("assets", "lessons", "sample", "audio", "1-learner.wav"));
        float[] samples = new float[seconds * read.sampleRate()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = read.samples()[i % read.samples().length];
        }
        return new Pcm(samples, read.sampleRate());
    }
}
