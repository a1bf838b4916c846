package app.saywell.desk.shell.start;

import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.TestCaller;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;

/// A caller with ordinary requests, alone and beside ten callers with one other key that send what costs most: words of
/// random letters, one after the other. Prints the 95th percentile of both.
///
/// Usage: `AttackedServiceMain [CALLS]`
final class AttackedServiceMain {
    private static final int ATTACKERS = 10;

    private AttackedServiceMain() {}

    public static void main(String[] arguments) throws Exception {
        int calls = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 40;
        Path folder = Files.createTempDirectory("saywell-attacked");
        try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(folder), EngineFactory.open())) {
            String normal = newKey(folder);
            String other = newKey(folder);
            TestCaller caller = new TestCaller(server, normal);
            measure(caller, 5); // opens the models
            double quiet = measure(caller, calls);
            AtomicBoolean isOver = new AtomicBoolean();
            AtomicInteger attacks = new AtomicInteger();
            List<Thread> attackers = new ArrayList<>();
            for (int i = 0; i < ATTACKERS; i++) {
                int seed = i;
                attackers.add(Thread.startVirtualThread(() -> attack(server, other, seed, isOver, attacks)));
            }
            while (attacks.get() < ATTACKERS) {
                Thread.onSpinWait();
            }
            double attacked = measure(caller, calls);
            isOver.set(true);
            for (Thread attacker : attackers) {
                attacker.join();
            }
            System.out.printf(
                    Locale.ROOT,
                    "95th percentile of %d calls: quiet %.0f ms, beside %d attackers %.0f ms, ratio %.2f; %d attacks%n",
                    calls,
                    quiet,
                    ATTACKERS,
                    attacked,
                    attacked / quiet,
                    attacks.get());
        }
    }

    private static double measure(TestCaller caller, int calls) {
        double[] millis = new double[calls];
        byte[] wav = TestCaller.hum(3);
        for (int i = 0; i < calls; i++) {
            long start = System.nanoTime();
            caller.judge(wav);
            millis[i] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(millis);
        return millis[(int) Math.ceil(calls * 0.95) - 1];
    }

    private static void attack(SpeechServer server, String key, int seed, AtomicBoolean isOver, AtomicInteger attacks) {
        OkHttpClient http = new OkHttpClient();
        java.util.Random random = new java.util.Random(seed);
        while (!isOver.get()) {
            StringBuilder text = new StringBuilder();
            for (int letter = 0; letter < 3_000; letter++) {
                text.append((char) ('a' + random.nextInt(26)));
                if (letter % 60 == 59) {
                    text.append(' ');
                }
            }
            RequestBody body = new MultipartBody.Builder()
                    .setType(MultipartBody.FORM)
                    .addFormDataPart(
                            "file", "a.wav", RequestBody.create(TestCaller.hum(20), MediaType.get("audio/wav")))
                    .addFormDataPart("options", "{\"gold_text\": \"" + text + "\"}")
                    .build();
            Request request = new Request.Builder()
                    .url(server.baseUrl() + "/pronunciation-simple")
                    .header("x-api-key", key)
                    .post(body)
                    .build();
            attacks.incrementAndGet();
            try (Response response = http.newCall(request).execute()) {
                response.body().bytes();
            } catch (IOException e) {
                // the service may hang up on an attacker
            }
        }
    }

    private static String newKey(Path folder) {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(folder))) {
            return console.create(KeyRequest.withName("a caller")).secret().text();
        }
    }
}
