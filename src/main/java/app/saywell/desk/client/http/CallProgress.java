package app.saywell.desk.client.http;

import java.net.Proxy;
import java.util.List;
import okhttp3.Call;
import okhttp3.EventListener;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/// The progress of one call, attached to the request as a tag.
final class CallProgress {
    private volatile CallStage stage = CallStage.NOTHING_SENT;
    private volatile ConnectionRoute route = ConnectionRoute.DIRECT;

    CallStage stage() {
        return stage;
    }

    ConnectionRoute route() {
        return route;
    }

    /// OkHttp's events, which update the progress of their call.
    static final class ProgressEventListener extends EventListener {
        @Override
        public void proxySelectEnd(Call call, HttpUrl url, List<Proxy> proxies) {
            CallProgress progress = of(call);
            if (progress != null && proxies.getFirst().type() != Proxy.Type.DIRECT) {
                progress.route = ConnectionRoute.PROXIED;
            }
        }

        @Override
        public void requestHeadersStart(Call call) {
            advanceTo(call, CallStage.SENDING);
        }

        @Override
        public void requestBodyEnd(Call call, long byteCount) {
            advanceTo(call, CallStage.SENT);
        }

        private static void advanceTo(Call call, CallStage stage) {
            CallProgress progress = of(call);
            if (progress != null) {
                progress.stage = stage;
            }
        }

        private static @Nullable CallProgress of(Call call) {
            return call.request().tag(CallProgress.class);
        }
    }

    /// The route of a call.
    enum ConnectionRoute {
        /// Directly to the service.
        DIRECT,
        /// Through a proxy.
        PROXIED
    }

    /// How much of the request was sent.
    enum CallStage {
        /// Nothing.
        NOTHING_SENT,
        /// A part of it, which the service cannot score.
        SENDING,
        /// The whole request.
        SENT
    }
}
