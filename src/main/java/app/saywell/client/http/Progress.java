package app.saywell.client.http;

import okhttp3.Call;
import okhttp3.EventListener;

import org.jspecify.annotations.Nullable;

/// How far one call has come; rides on the request as its tag.
final class Progress {
    private volatile Stage stage = Stage.NOTHING_SENT;

    Stage stage() {
        return stage;
    }

    /// Reports of the library, which change the tag of the call that they concern.
    static final class Listener extends EventListener {
        @Override
        public void requestHeadersStart(Call call) {
            reach(call, Stage.SENDING);
        }

        @Override
        public void requestBodyEnd(Call call, long byteCount) {
            reach(call, Stage.SENT);
        }

        private static void reach(Call call, Stage stage) {
            @Nullable Progress progress = call.request().tag(Progress.class);
            if (progress != null) {
                progress.stage = stage;
            }
        }
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
