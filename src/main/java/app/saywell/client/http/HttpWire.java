package app.saywell.client.http;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.client.http.HttpSettings.WhenInterrupted;
import app.saywell.client.key.ApiKey;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;

import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Sends a question over HTTP/1.1, once, on a connection of its own.
///
/// Nothing is ever sent again from within: a kept connection that the server has closed meanwhile
/// could not be told from one that broke after the recording was through, so none is kept; the
/// library's own repeating and its following of redirects are off. The key goes to the service's
/// address alone.
public final class HttpWire implements Wire, AutoCloseable {
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final HttpSettings settings;
    private final Supplier<Optional<ApiKey>> key;
    private final Answers answers;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final OkHttpClient http;

    /// @param key asked before each call, so that a new one counts at once
    /// @param clock for dates that the service sends; durations are measured otherwise
    public HttpWire(HttpSettings settings, Supplier<Optional<ApiKey>> key, Clock clock) {
        this.settings = settings;
        this.key = key;
        this.answers = new Answers(clock);
        this.http = client(settings, threads);
    }

    static OkHttpClient client(HttpSettings settings, ExecutorService threads) {
        Dispatcher dispatcher = new Dispatcher(threads);
        dispatcher.setMaxRequests(Integer.MAX_VALUE);
        dispatcher.setMaxRequestsPerHost(Integer.MAX_VALUE);
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        settings.trusted()
                .map(Trust::with)
                .ifPresent(trust -> builder.sslSocketFactory(trust.sockets(), trust));
        return builder.dispatcher(dispatcher)
                .socketFactory(new PromptSockets())
                .connectionPool(new ConnectionPool(0, 1, TimeUnit.SECONDS))
                .protocols(List.of(Protocol.HTTP_1_1))
                .retryOnConnectionFailure(false)
                .followRedirects(false)
                .followSslRedirects(false)
                .addNetworkInterceptor(HttpWire::neverAtOnceAgain)
                .eventListener(new Progress.Listener())
                .proxySelector(settings.proxies())
                .callTimeout(settings.wholeCall())
                .connectTimeout(settings.connect())
                .readTimeout(settings.wholeCall())
                .writeTimeout(settings.wholeCall())
                .build();
    }

    /// The library repeats a request by itself where a 503 says `Retry-After: 0`, whatever its
    /// settings; without that header it does not.
    private static Response neverAtOnceAgain(Interceptor.Chain chain) throws IOException {
        Response response = chain.proceed(chain.request());
        boolean atOnce =
                response.code() == 503 && response.header("Retry-After", "").matches("\\s*0+\\s*");
        return atOnce ? response.newBuilder().removeHeader("Retry-After").build() : response;
    }

    @Override
    public <T> Attempt<T> send(Question<T> question) {
        Optional<ApiKey> secret = key.get();
        if (secret.isEmpty()) {
            return Attempt.unsent(Kind.NO_KEY, "no key is set");
        }
        Progress progress = new Progress();
        Call call = http.newCall(request(question, secret.get(), progress));
        CompletableFuture<Attempt<T>> attempt = new CompletableFuture<>();
        call.enqueue(
                new Callback() {
                    @Override
                    public void onResponse(Call answered, Response response) {
                        try (response) {
                            attempt.complete(
                                    answers.read(question, response, secret.get().value()));
                        } catch (RuntimeException e) {
                            attempt.completeExceptionally(e);
                        }
                    }

                    @Override
                    public void onFailure(Call failed, IOException fault) {
                        attempt.complete(WireFaults.attempt(fault, progress));
                    }
                });
        return await(attempt, call, progress);
    }

    private Request request(Question<?> question, ApiKey secret, Progress progress) {
        return new Request.Builder()
                .url(settings.address().base() + question.endpoint().path())
                .header("x-api-key", secret.value())
                .header("accept", "application/json")
                .header("connection", "close")
                .post(Form.of(question))
                .tag(Progress.class, progress)
                .build();
    }

    /// Waits a little longer than the call may take, because a name server that hangs is beyond
    /// the library's own clock.
    private <T> Attempt<T> await(
            CompletableFuture<Attempt<T>> attempt, Call call, Progress progress) {
        long deadline = System.nanoTime() + settings.wholeCall().plus(GRACE).toNanos();
        boolean interrupted = false;
        boolean givenUp = false;
        try {
            while (true) {
                try {
                    Attempt<T> result =
                            attempt.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                    return givenUp ? cancelled(result) : result;
                } catch (InterruptedException _) {
                    interrupted = true;
                    if (givesUp(progress)) {
                        givenUp = true;
                        deadline = System.nanoTime() + GRACE.toNanos();
                        call.cancel();
                    }
                } catch (TimeoutException e) {
                    call.cancel();
                    Attempt<T> late =
                            WireFaults.attempt(new InterruptedIOException("out of time"), progress);
                    return givenUp ? cancelled(late) : late;
                } catch (ExecutionException e) {
                    throw new IllegalStateException("reading the answer failed", e.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private boolean givesUp(Progress progress) {
        return settings.whenInterrupted() == WhenInterrupted.CANCEL
                || progress.stage() == Progress.Stage.NOTHING_SENT;
    }

    /// What was broken off is called so; an answer or a refusal that came all the same is kept.
    private static <T> Attempt<T> cancelled(Attempt<T> result) {
        return result.reply() instanceof Reply.Failed<T>(Failure failure) && failure.status() == 0
                ? Attempt.failed(
                        Failure.of(Kind.CANCELLED, "the caller gave up waiting"), result.outcome())
                : result;
    }

    /// Breaks off what is under way; whoever waits for it is told so.
    @Override
    public void close() {
        http.dispatcher().cancelAll();
        threads.shutdownNow();
    }
}
