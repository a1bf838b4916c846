package app.saywell.desk.shell.start;

import app.saywell.speech.audio.WavWriter;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Calls `saywell serve` in a process of its own, one judgement at a time, and prints how much
/// memory that process holds after each hundred, the most it held in between, how much processor
/// time it has used, and what it holds when it has been left alone.
///
/// Arguments: the launcher with its options, as one argument; a folder with recordings in `flac`
/// and their texts in `labels.jsonl`; how many judgements; after how many of them one recording is
/// transcribed, too (0: none); for how many seconds it is left alone afterwards.
public final class ServeMemoryMain {
    private static final int STEP = 100;
    private static final long SAMPLE_MILLIS = 200;

    private final OkHttpClient http =
            new OkHttpClient.Builder().readTimeout(Duration.ofSeconds(70)).build();
    private final List<String> launcher;
    private final Path home;
    private long peak;

    private ServeMemoryMain(List<String> launcher) throws IOException {
        this.launcher = launcher;
        home = Files.createTempDirectory("saywell-serve");
    }

    private record Recording(byte[] wav, String text) {}

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        List<Recording> recordings = recordings(Path.of(arguments[1]));
        int calls = Integer.parseInt(arguments[2]);
        int everyTranscription = Integer.parseInt(arguments[3]);
        int idleSeconds = Integer.parseInt(arguments[4]);
        new ServeMemoryMain(List.of(arguments[0].split(" "))).run(recordings, calls, everyTranscription, idleSeconds);
    }

    private void run(List<Recording> recordings, int calls, int everyTranscription, int idleSeconds)
            throws IOException, InterruptedException {
        String key = lastWord(start("keys", "create", "--data", home.toString(), "--name", "m"));
        Process service = start("serve", "--data", home.toString(), "--port", "0");
        Thread sampler = Thread.ofPlatform().daemon().start(() -> sample(service.pid()));
        try {
            String address = lastWord(service.inputReader().readLine());
            print(service.pid(), "started");
            int refused = 0;
            for (int i = 0; i < calls; i++) {
                Recording recording = recordings.get(i % recordings.size());
                refused += judge(address, key, recording) ? 0 : 1;
                if (everyTranscription > 0 && i % everyTranscription == 0) {
                    call(address + "/transcribe", key, form(recording));
                }
                if ((i + 1) % STEP == 0) {
                    print(service.pid(), (i + 1) + " judgements, " + refused + " refused");
                }
            }
            for (int waited = 0; waited < idleSeconds; waited += 60) {
                Thread.sleep(Duration.ofSeconds(Math.min(60, idleSeconds - waited)));
                print(service.pid(), "left alone for " + Math.min(waited + 60, idleSeconds) + " s");
            }
        } finally {
            service.destroy();
            sampler.interrupt();
            service.waitFor(20, TimeUnit.SECONDS);
        }
    }

    private boolean judge(String address, String key, Recording recording) throws IOException {
        String options = JsonMapper.shared()
                .writeValueAsString(JsonMapper.shared()
                        .createObjectNode()
                        .put("gold_text", recording.text())
                        .put("language", "en"));
        return call(address + "/pronunciation-simple", key, form(recording).addFormDataPart("options", options));
    }

    private static MultipartBody.Builder form(Recording recording) {
        return new MultipartBody.Builder()
                .setType(MultipartBody.FORM)
                .addFormDataPart("file", "a.wav", RequestBody.create(recording.wav(), MediaType.get("audio/wav")));
    }

    private boolean call(String address, String key, MultipartBody.Builder body) throws IOException {
        Request request = new Request.Builder()
                .url(address)
                .header("x-api-key", key)
                .post(body.build())
                .build();
        try (Response response = http.newCall(request).execute()) {
            if (response.code() != 200 && response.code() != 400) {
                throw new IOException(response.code() + " " + response.body().string());
            }
            return response.code() == 200;
        }
    }

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(launcher);
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String lastWord(Process process) throws IOException {
        return lastWord(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
    }

    private static String lastWord(String text) {
        return text.substring(text.lastIndexOf(' ') + 1).strip();
    }

    private synchronized void print(long pid, String when) throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%s: %d MB resident, %d MB of it not files; most since the last line %d MB; %.1f s of processor time%n",
                when,
                megabytes(pid, "VmRSS"),
                megabytes(pid, "RssAnon"),
                peak,
                processorSeconds(pid));
        peak = 0;
    }

    private static double processorSeconds(long pid) {
        return ProcessHandle.of(pid)
                .flatMap(process -> process.info().totalCpuDuration())
                .map(used -> used.toMillis() / 1e3)
                .orElse(0.0);
    }

    private void sample(long pid) {
        try {
            while (!Thread.interrupted()) {
                long now = megabytes(pid, "VmRSS");
                synchronized (this) {
                    peak = Math.max(peak, now);
                }
                Thread.sleep(SAMPLE_MILLIS);
            }
        } catch (IOException | InterruptedException e) {
            // the service has ended
        }
    }

    private static long megabytes(long pid, String row) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
            if (line.startsWith(row + ":")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        return 0;
    }

    private static List<Recording> recordings(Path folder) throws IOException {
        List<Recording> recordings = new ArrayList<>();
        Path wav = Files.createTempFile("clip", ".wav");
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            Path flac = folder.resolve("flac").resolve(label.get("utt").asString() + ".flac");
            Files.delete(wav);
            write(ImportDecoder.decode(flac), wav);
            recordings.add(new Recording(Files.readAllBytes(wav), text(label)));
            if (recordings.size() == 1_000) {
                break;
            }
        }
        Files.delete(wav);
        return recordings;
    }

    private static void write(Pcm audio, Path wav) throws IOException {
        short[] samples = new short[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (audio.samples()[i] * Short.MAX_VALUE);
        }
        try (WavWriter writer = WavWriter.create(wav, audio.sampleRate())) {
            writer.write(samples, samples.length);
            writer.finish();
        }
    }

    private static String text(JsonNode label) {
        return StreamSupport.stream(label.get("words").spliterator(), false)
                .map(word -> word.get(0).asString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }
}
