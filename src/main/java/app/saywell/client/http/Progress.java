package app.saywell.client.http;

import okhttp3.Call;
import okhttp3.EventListener;
import okhttp3.HttpUrl;

import org.jspecify.annotations.Nullable;

import java.net.Proxy;
import java.util.List;

/// How far one call has come; rides on the request as its tag.
final class Progress {
    private volatile Stage stage = Stage.NOTHING_SENT;
    private volatile Route route = Route.DIRECT;

    Stage stage() {
        return stage;
    }

    Route route() {
        return route;
    }

    /// Reports of the library, which change the tag of the call that they concern.
    static final class Listener extends EventListener {
        @Override
        public void proxySelectEnd(Call call, HttpUrl url, List<Proxy> proxies) {
            Progress progress = of(call);
            if (progress != null && proxies.getFirst().type() != Proxy.Type.DIRECT) {
                progress.route = Route.BY_PROXY;
            }
        }

        @Override
        public void requestHeadersStart(Call call) {
            reach(call, Stage.SENDING);
        }

        @Override
        public void requestBodyEnd(Call call, long byteCount) {
            reach(call, Stage.SENT);
        }

        private static void reach(Call call, Stage stage) {
            Progress progress = of(call);
            if (progress != null) {
                progress.stage = stage;
            }
        }

        private static @Nullable Progress of(Call call) {
            return call.request().tag(Progress.class);
        }
    }

    /// Which way a call goes.
    enum Route {
        /// Straight to the service.
        DIRECT,
        /// To a proxy first.
        BY_PROXY
    }

    /// What the service can know of the question.
    enum Stage {
        /// Nothing.
        NOTHING_SENT,
        /// A part, which nobody can judge.
        SENDING,
        /// All of it.
        SENT
    }
}
