package app.saywell.desk.shell.doctor;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.StaticFile;
import app.saywell.desk.client.http.StaticFile.Download;
import app.saywell.desk.settings.support.Finding;
import java.util.Optional;
import java.util.function.Function;

/// Whether the speech services answer. No key and no voice is sent.
public final class ServiceChecks {
    private static final int MAX_BYTES = 64 << 10;

    private ServiceChecks() {}

    /// Whether the service inside answers on the loopback address.
    public static Finding embedded(HttpSettings settings) {
        return isAnswer(StaticFile.get(settings.address(), settings, MAX_BYTES))
                ? Finding.ok("service", "fine")
                : Finding.problem("service", "silent");
    }

    /// Whether the hosted service answers, if one was chosen.
    ///
    /// @param settings empty if none was chosen
    /// @param download asks; another one in tests
    public static Finding hosted(Optional<HttpSettings> settings, Function<HttpSettings, Download> download) {
        if (settings.isEmpty()) {
            return Finding.ok("hosted", "off");
        }
        Download answer = download.apply(settings.get());
        if (isAnswer(answer)) {
            return Finding.ok("hosted", "fine");
        }
        StaticFile.DownloadProblem problem = ((Download.NotDownloaded) answer).problem();
        return switch (problem) {
            case UNTRUSTED -> Finding.problem("hosted", "untrusted");
            case TIMED_OUT -> Finding.problem("hosted", "slow");
            case PROXY -> Finding.problem("hosted", "proxy");
            case INSECURE -> Finding.warning("hosted", "insecure");
            default -> Finding.problem("hosted", "unreachable");
        };
    }

    /// Asks at the base address.
    public static Download ask(HttpSettings settings) {
        return StaticFile.get(settings.address(), settings, MAX_BYTES);
    }

    // Any answer will do: without a key the service refuses.
    private static boolean isAnswer(Download answer) {
        return switch (answer) {
            case Download.Content _ -> true;
            case Download.NotDownloaded(StaticFile.DownloadProblem problem) ->
                problem == StaticFile.DownloadProblem.REFUSED
                        || problem == StaticFile.DownloadProblem.TOO_LARGE
                        || problem == StaticFile.DownloadProblem.REDIRECTED;
        };
    }
}
