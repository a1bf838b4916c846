package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.judge.service.AccountConsole;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.judge.service.store.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Three services with the real engine on one PostgreSQL, behind nginx with
/// `packaging/server/nginx.conf`. Needs nginx; part of `-Ddeep=true`.
class ThreeServicesBehindNginxTest {
    private static final Path NGINX = Path.of("/usr/sbin/nginx");
    private static final Path RECORDING = Path.of("assets/lessons/sample/audio/1-learner.wav");
    private static final String TEXT = "We are going to the theme park.";

    /// 2.43 s count as 3 s of $0.0006.
    private static final long PRICE = 1_800;

    private static final OkHttpClient HTTP = new OkHttpClient.Builder()
            .retryOnConnectionFailure(false)
            .readTimeout(Duration.ofSeconds(90))
            .build();

    @TempDir
    private Path folder;

    private final List<ServeProcess> services = new ArrayList<>();
    private StorageConfig storage;
    private Process nginx;
    private String url;

    private record Reply(int status, String body, String retryAfter) {}

    @BeforeEach
    void start() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"), "part of the deep tests");
        assumeTrue(Files.isExecutable(NGINX), "nginx is not installed");
        storage = TestDatabase.POSTGRESQL.fresh();
        for (int i = 0; i < 3; i++) {
            Path home = Files.createDirectory(folder.resolve("home-" + i));
            services.add(ServeProcess.start(storage.jdbcUrl(), home, folder.resolve(i + ".log")));
        }
        startNginx();
    }

    @AfterEach
    void stop() throws Exception {
        services.forEach(ServeProcess::close);
        if (nginx != null) {
            nginx.destroy();
            nginx.waitFor(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void letExactlyTheLimitInAndAnswerAlike() throws Exception {
        int limit = 20;
        String key = newKey("limited", limit);
        List<Reply> replies = await(callAtOnce(key, limit + 10));
        assertThat(count(replies, 200)).isEqualTo(limit);
        assertThat(count(replies, 429)).isEqualTo(10);
        assertThat(replies.stream().filter(reply -> reply.status() == 429))
                .allSatisfy(reply -> assertThat(reply.retryAfter()).isNotEmpty());
        assertThat(answers(replies)).hasSize(1);
        assertThat(billedCalls()).isEqualTo(limit);
        // nginx hands the calls round, so that all three took part.
        for (ServeProcess service : services) {
            assertThat(service.get("/metrics").body())
                    .containsPattern(
                            "saywell_calls_total\\{endpoint=\"pronunciation-simple\",status=\"200\"}" + " [1-9]");
        }
    }

    @Test
    void spendNoCreditTwiceAndAnswerOnWhileOneIsKilled() throws Exception {
        int affordable = 12;
        leaveCreditFor(affordable);
        String key = newKey("credit", 100);
        List<Reply> before = await(callAtOnce(key, 3));
        assertThat(count(before, 200)).isEqualTo(3);

        List<CompletableFuture<Reply>> calls = callAtOnce(key, 30);
        ServeProcess victim = services.getFirst();
        awaitWork(victim);
        victim.kill();
        List<Reply> replies = await(calls);

        long answered = count(replies, 200) + 3;
        long broken = count(replies, 502);
        assertThat(replies).extracting(Reply::status).containsOnly(200, 402, 502);
        assertThat(broken).isPositive();
        // A call that broke was not billed, unless its service died between bill and answer.
        assertThat(billedCalls()).isBetween(answered, answered + broken);
        assertThat(billedMicroDollars()).isEqualTo(billedCalls() * PRICE);
        assertThat(billedCalls()).isLessThanOrEqualTo(affordable);
        before.addAll(replies);
        assertThat(answers(before)).hasSize(1);

        // What broke is done again, on the two that are left, and nobody is turned away for it.
        leaveCreditFor(4);
        forgetHolds();
        assertThat(count(await(callAtOnce(key, 4)), 200)).isEqualTo(4);
        assertThat(call(key).status()).isEqualTo(402);
    }

    @Test
    void breakNoCallWhenOneIsStoppedForAnUpgrade() throws Exception {
        String key = newKey("rolling", 100);
        List<CompletableFuture<Reply>> calls = callAtOnce(key, 12);
        ServeProcess stopping = services.getFirst();
        awaitWork(stopping);
        assertThat(stopping.stop()).isEqualTo(143);
        List<Reply> replies = new ArrayList<>(await(calls));
        replies.addAll(await(callAtOnce(key, 6)));
        assertThat(replies).extracting(Reply::status).containsOnly(200);
        assertThat(billedCalls()).isEqualTo(18);
        assertThat(answers(replies)).hasSize(1);
    }

    private void startNginx() throws IOException, InterruptedException {
        int port;
        try (ServerSocket socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        String servers = String.join(
                "\n",
                services.stream()
                        .map(service -> "server " + service.address() + ";")
                        .toList());
        String site = Files.readString(Path.of("packaging/server/nginx.conf"))
                .replaceAll("(?m)^ *server 127\\.0\\.0\\.1:\\d+;\n", "")
                .replace("least_conn;", "least_conn;\n" + servers)
                .replaceFirst("listen [^;]*;", "listen 127.0.0.1:" + port + ";")
                .replaceAll("(?m)^ *ssl_[^\n]*\n", "");
        Files.writeString(folder.resolve("nginx.conf"), """
            daemon off;
            pid %1$s/nginx.pid;
            error_log %1$s/nginx.log;
            %2$s
            events {}
            http {
              access_log off;
              client_body_temp_path %1$s/body;
              proxy_temp_path %1$s/proxy;
              fastcgi_temp_path %1$s/fastcgi;
              uwsgi_temp_path %1$s/uwsgi;
              scgi_temp_path %1$s/scgi;
              %3$s
            }
            """.formatted(
                        folder, System.getProperty("user.name").equals("root") ? "user root;" : "", site));
        nginx = new ProcessBuilder(
                        NGINX.toString(),
                        "-p",
                        folder.toString(),
                        "-c",
                        folder.resolve("nginx.conf").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("nginx.out").toFile())
                .start();
        url = "http://127.0.0.1:" + port;
        awaitPort(port);
    }

    private void awaitPort(int port) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + Duration.ofSeconds(100).toNanos();
        while (System.nanoTime() < deadline) {
            try (Socket ignored = new Socket("127.0.0.1", port)) {
                return;
            } catch (IOException notYet) {
                if (nginx.waitFor(50, TimeUnit.MILLISECONDS)) {
                    break;
                }
            }
        }
        throw new IllegalStateException("nginx did not start: " + Files.readString(folder.resolve("nginx.out")));
    }

    private static void awaitWork(ServeProcess service) throws IOException {
        long deadline = System.nanoTime() + Duration.ofSeconds(100).toNanos();
        while (service.metric("saywell_engine_calls") < 1) {
            assertThat(System.nanoTime()).isLessThan(deadline);
        }
    }

    private String newKey(String name, int limit) {
        try (KeyConsole keys = KeyConsole.open(storage)) {
            return keys.create(KeyRequest.withName(name).withRateLimit(limit))
                    .secret()
                    .text();
        }
    }

    private void leaveCreditFor(int calls) throws Exception {
        try (AccountConsole account = AccountConsole.open(storage)) {
            account.changePlan(ServicePlan.STARTER);
            account.statement();
        }
        execute("UPDATE credit SET spent = granted - " + calls * PRICE);
    }

    /// As if the time had passed after which the price of a call that never ended is free again.
    private void forgetHolds() throws Exception {
        execute("DELETE FROM charge WHERE billed_at IS NULL");
    }

    private void execute(String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(storage.jdbcUrl());
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(sql)).isNotNegative();
        }
    }

    private long billedCalls() {
        try (AccountConsole account = AccountConsole.open(storage)) {
            return account.statement().usage().stream()
                    .mapToLong(BilledUsage::calls)
                    .sum();
        }
    }

    private long billedMicroDollars() {
        try (AccountConsole account = AccountConsole.open(storage)) {
            return account.statement().usage().stream()
                    .mapToLong(usage -> usage.price().microDollars())
                    .sum();
        }
    }

    private List<CompletableFuture<Reply>> callAtOnce(String key, int number) {
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        return IntStream.range(0, number)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> call(key), threads))
                .toList();
    }

    private static List<Reply> await(List<CompletableFuture<Reply>> calls) throws Exception {
        List<Reply> replies = new ArrayList<>();
        for (CompletableFuture<Reply> call : calls) {
            replies.add(call.get(120, TimeUnit.SECONDS));
        }
        return replies;
    }

    private Reply call(String key) {
        try {
            Request request = new Request.Builder()
                    .url(url + "/pronunciation-simple")
                    .header("x-api-key", key)
                    .post(new MultipartBody.Builder()
                            .setType(MultipartBody.FORM)
                            .addFormDataPart(
                                    "file",
                                    "a.wav",
                                    RequestBody.create(Files.readAllBytes(RECORDING), MediaType.get("audio/wav")))
                            .addFormDataPart("options", "{\"gold_text\": \"" + TEXT + "\"}")
                            .build())
                    .build();
            try (Response response = HTTP.newCall(request).execute()) {
                return new Reply(response.code(), response.body().string(), response.header("Retry-After", ""));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> answers(List<Reply> replies) {
        return replies.stream()
                .filter(reply -> reply.status() == 200)
                .map(Reply::body)
                .distinct()
                .toList();
    }

    private static long count(List<Reply> replies, int status) {
        return replies.stream().filter(reply -> reply.status() == status).count();
    }
}
