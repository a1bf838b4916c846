package app.saywell.judge.service.admin;

import app.saywell.judge.service.call.CallObserver;
import app.saywell.judge.service.call.EngineQueue;
import app.saywell.speech.ServiceEndpoint;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.core.metrics.Info;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.Unit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/// Counts what a service does, in the form that Prometheus reads. Safe for several threads.
public final class ServiceMetrics implements CallObserver {
    /// Media type of [#text()].
    public static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

    private static final String OTHER_PATH = "other";
    private static final double[] SECONDS = {0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60};

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();
    private final Counter calls;
    private final Histogram durations;

    /// @param engineQueue the queue whose length is reported
    /// @param health asked at each reading
    /// @param version of this build
    public ServiceMetrics(EngineQueue engineQueue, HealthCheck health, String version) {
        calls = Counter.builder()
                .name("saywell_calls_total")
                .help("Calls that ended, by endpoint and HTTP status; 499: caller gone.")
                .labelNames("endpoint", "status")
                .register(registry);
        durations = Histogram.builder()
                .name("saywell_call_duration_seconds")
                .help("Time from the request to the end of the answer, of answered calls.")
                .unit(Unit.SECONDS)
                .labelNames("endpoint")
                .classicOnly()
                .classicUpperBounds(SECONDS)
                .register(registry);
        gauge("saywell_engine_calls", "Calls the engine works on.", engineQueue::runningCalls);
        gauge("saywell_engine_waiting", "Calls that wait for it.", engineQueue::waitingCalls);
        gauge("saywell_engine_threads", "Calls it takes at a time.", engineQueue::threads);
        gauge(
                "saywell_database_up",
                "1 if the database takes changes, else 0.",
                () -> health.state().databaseReachable() ? 1 : 0);
        Info.builder()
                .name("saywell_build_info")
                .help("Version of Saywell.")
                .labelNames("version")
                .register(registry)
                .addLabelValues(version);
        JvmMetrics.builder().register(registry);
        for (ServiceEndpoint endpoint : ServiceEndpoint.values()) {
            calls.initLabelValues(label(endpoint), "200");
            durations.initLabelValues(label(endpoint));
        }
    }

    @Override
    public void callEnded(Optional<ServiceEndpoint> endpoint, int status, Duration duration) {
        String label = endpoint.map(ServiceMetrics::label).orElse(OTHER_PATH);
        calls.labelValues(label, String.valueOf(status)).inc();
        if (status == 200) {
            durations.labelValues(label).observe(Unit.nanosToSeconds(duration.toNanos()));
        }
    }

    /// All metrics in Prometheus' text format, in UTF-8.
    public byte[] text() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            writer.write(out, registry.scrape());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private void gauge(String name, String help, DoubleSupplier value) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(sample -> sample.call(value.getAsDouble()))
                .register(registry);
    }

    private static String label(ServiceEndpoint endpoint) {
        return endpoint.path().substring(1);
    }
}
