package app.saywell.desk.homework;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the protocols of the browsers have in common: numbered commands and their answers over a
/// socket, events, and scripts that run in the page.
public abstract class BrowserConnection extends WebSocketListener implements AutoCloseable {
    static final JsonMapper JSON = JsonMapper.shared();

    private static final int MAX_WAIT_SECONDS = 40;

    /// What went wrong in the page.
    public final List<String> problems = new ArrayList<>();

    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final AtomicInteger lastId = new AtomicInteger();
    private final WebSocket socket;

    BrowserConnection(OkHttpClient http, String address) {
        socket = http.newWebSocket(new Request.Builder().url(address).build(), this);
    }

    /// The value of an expression, as if the user had just clicked.
    public abstract JsonNode evaluate(String expression);

    /// Whether an answer says that its command failed.
    abstract boolean isError(JsonNode answer);

    /// A message that answers nothing.
    void onEvent(JsonNode event) {}

    @Override
    public final void onMessage(WebSocket webSocket, String text) {
        JsonNode message = JSON.readTree(text);
        if (message.hasNonNull("id")) {
            Objects.requireNonNull(answers.remove(message.get("id").asInt())).complete(message);
        } else {
            onEvent(message);
        }
    }

    @Override
    public final void onFailure(WebSocket webSocket, Throwable cause, Response response) {
        answers.values().forEach(answer -> answer.completeExceptionally(cause));
    }

    final JsonNode send(String method, Map<String, ?> parameters) {
        int number = lastId.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(number, answer);
        socket.send(JSON.writeValueAsString(Map.of("id", number, "method", method, "params", parameters)));
        JsonNode message = answer.orTimeout(90, TimeUnit.SECONDS).join();
        if (isError(message)) {
            throw new AssertionError(method + ": " + message);
        }
        return message.get("result");
    }

    /// Waits until a condition holds in the page.
    public final void await(String condition) {
        String script = """
            new Promise(done => {
              const end = Date.now() + %d;
              const look = () => {
                let holds = false;
                try { holds = %s; } catch {}
                if (holds || Date.now() > end) done(Boolean(holds));
                else setTimeout(look, 40);
              };
              look();
            })
            """.formatted(MAX_WAIT_SECONDS * 1000, condition);
        if (!evaluate(script).asBoolean()) {
            throw new AssertionError("not within time: " + condition + " " + problems);
        }
    }

    public final void click(String selector) {
        await("document.querySelector(`" + selector + "`)?.disabled === false");
        evaluate("document.querySelector(`" + selector + "`).click()");
    }

    @Override
    public void close() {
        socket.cancel();
    }
}
