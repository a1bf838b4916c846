package app.saywell.desk.client.http;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.desk.client.http.HttpSettings.InterruptPolicy;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
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
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;

/// Sends a request once over HTTP/1.1, on its own connection.
///
/// It never retries by itself. Connections are not reused, because a reused connection that the
/// server has closed looks like one that broke after the recording was sent. OkHttp's own retries
/// and redirects are off. The key is sent only to the service's address.
public final class HttpTransport implements Transport, AutoCloseable {
    private static final Duration EXTRA_WAIT = Duration.ofSeconds(2);

    private final HttpSettings settings;
    private final Supplier<Optional<ApiKey>> key;
    private final ResponseReader responseReader;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final OkHttpClient http;

    /// @param key read before each call, so that a new key takes effect immediately
    /// @param clock to interpret dates that the service sends; durations are measured with
    ///     monotonic time
    public HttpTransport(HttpSettings settings, Supplier<Optional<ApiKey>> key, Clock clock) {
        this.settings = settings;
        this.key = key;
        this.responseReader = new ResponseReader(clock);
        this.http = client(settings, threads);
    }

    static OkHttpClient client(HttpSettings settings, ExecutorService threads) {
        Dispatcher dispatcher = new Dispatcher(threads);
        dispatcher.setMaxRequests(Integer.MAX_VALUE);
        dispatcher.setMaxRequestsPerHost(Integer.MAX_VALUE);
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        settings.trustedCertificate()
                .map(AdditionalCertificateTrustManager::with)
                .ifPresent(trustManager -> builder.sslSocketFactory(trustManager.socketFactory(), trustManager));
        return builder.dispatcher(dispatcher)
                .socketFactory(new TcpNoDelaySocketFactory())
                .connectionPool(new ConnectionPool(0, 1, TimeUnit.SECONDS))
                .protocols(List.of(Protocol.HTTP_1_1))
                .retryOnConnectionFailure(false)
                .followRedirects(false)
                .followSslRedirects(false)
                .addNetworkInterceptor(HttpTransport::withoutImmediateRetry)
                .eventListener(new CallProgress.ProgressEventListener())
                .proxySelector(settings.proxySelector())
                .proxyAuthenticator(ProxyLogin.authenticator(settings.proxyLogin(), () -> {}))
                .callTimeout(settings.callTimeout())
                .connectTimeout(settings.connectTimeout())
                .readTimeout(settings.callTimeout())
                .writeTimeout(settings.callTimeout())
                .build();
    }

    /// OkHttp repeats a request after a 503 with `Retry-After: 0`, whatever its settings. Removing
    /// the header prevents that.
    private static Response withoutImmediateRetry(Interceptor.Chain chain) throws IOException {
        Response response = chain.proceed(chain.request());
        boolean immediateRetry =
                response.code() == 503 && response.header("Retry-After", "").matches("\\s*0+\\s*");
        return immediateRetry
                ? response.newBuilder().removeHeader("Retry-After").build()
                : response;
    }

    @Override
    public <T> CallAttempt<T> send(SpeechRequest<T> speechRequest) {
        Optional<ApiKey> apiKey = key.get();
        if (apiKey.isEmpty()) {
            return CallAttempt.unsent(FailureKind.NO_KEY, "no key is set");
        }
        CallProgress progress = new CallProgress();
        Call call = http.newCall(request(speechRequest, apiKey.get(), progress));
        CompletableFuture<CallAttempt<T>> attempt = new CompletableFuture<>();
        call.enqueue(new Callback() {
            @Override
            public void onResponse(Call answered, Response response) {
                try (response) {
                    attempt.complete(responseReader.read(
                            speechRequest, response, apiKey.get().value()));
                } catch (RuntimeException e) {
                    attempt.completeExceptionally(e);
                }
            }

            @Override
            public void onFailure(Call failed, IOException fault) {
                attempt.complete(NetworkFaultMapper.toAttempt(fault, progress));
            }
        });
        return await(attempt, call, progress);
    }

    private Request request(SpeechRequest<?> speechRequest, ApiKey apiKey, CallProgress progress) {
        return new Request.Builder()
                .url(settings.address().baseUrl()
                        + speechRequest.responseFormat().path())
                .header("x-api-key", apiKey.value())
                .header("accept", "application/json")
                .header("connection", "close")
                .post(MultipartForm.of(speechRequest))
                .tag(CallProgress.class, progress)
                .build();
    }

    /// Waits a little longer than the call time-out, because OkHttp's time-out does not cover a
    /// name server that hangs.
    private <T> CallAttempt<T> await(CompletableFuture<CallAttempt<T>> attempt, Call call, CallProgress progress) {
        long deadline =
                System.nanoTime() + settings.callTimeout().plus(EXTRA_WAIT).toNanos();
        boolean interrupted = false;
        boolean cancelled = false;
        try {
            while (true) {
                try {
                    CallAttempt<T> result = attempt.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                    return cancelled ? cancelled(result) : result;
                } catch (InterruptedException _) {
                    interrupted = true;
                    if (mayCancel(progress)) {
                        cancelled = true;
                        if (progress.stage() == CallProgress.CallStage.NOTHING_SENT) {
                            // A name server may hang; a connection ends at once.
                            deadline = System.nanoTime() + EXTRA_WAIT.toNanos();
                        }
                        call.cancel();
                    }
                } catch (TimeoutException e) {
                    call.cancel();
                    CallAttempt<T> late =
                            NetworkFaultMapper.toAttempt(new InterruptedIOException("the time is up"), progress);
                    return cancelled ? cancelled(late) : late;
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

    private boolean mayCancel(CallProgress progress) {
        return settings.interruptPolicy() == InterruptPolicy.CANCEL
                || progress.stage() == CallProgress.CallStage.NOTHING_SENT;
    }

    /// Reports a cancelled call as cancelled, unless an answer or an error response arrived anyway.
    private static <T> CallAttempt<T> cancelled(CallAttempt<T> result) {
        return result.reply() instanceof ServiceReply.FailedCall<T>(CallFailure failure) && failure.status() == 0
                ? CallAttempt.failed(
                        CallFailure.of(FailureKind.CANCELLED, "the caller gave up waiting"), result.outcome())
                : result;
    }

    /// Cancels calls in progress; their callers get a failure.
    @Override
    public void close() {
        http.dispatcher().cancelAll();
        threads.shutdownNow();
    }
}
