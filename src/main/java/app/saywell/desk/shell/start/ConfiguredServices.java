package app.saywell.desk.shell.start;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.SaywellServices;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.client.BillingStores;
import app.saywell.desk.client.FollowClient;
import app.saywell.desk.client.RateLimitAndBudget;
import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.billing.SqliteAnswerStore;
import app.saywell.desk.store.billing.SqliteLedger;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ReadingFollower;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The services of the running application: the embedded one, started at the first use, and the
/// hosted one at the configured address. Safe for several threads.
final class ConfiguredServices implements SpeechServiceHandles, AutoCloseable {
    /// Answers of the embedded service are stored under this name until its scores change.
    private static final String EMBEDDED_STORE_NAME = "embedded-" + EngineFactory.ENGINE_VERSION;

    private final Path home;
    private final Library library;
    private final BillingStores stores;
    private final SpeechClientFactory clients = new SpeechClientFactory();
    private final HostedApiKeys keys;
    private @Nullable EmbeddedService embedded;
    private @Nullable SpeechClient embeddedClient;
    private @Nullable FollowClient followClient;
    private final List<SpeechClient> retiredClients = new ArrayList<>();
    private @Nullable HostedClient hosted;

    /// @param vaults creates the key vault of a hosted service from its address
    ConfiguredServices(Library library, Function<String, KeyVault> vaults) {
        this.library = library;
        this.home = library.folder().workFolder();
        this.stores =
                new BillingStores(new SqliteAnswerStore(library.database()), new SqliteLedger(library.database()));
        this.keys = new HostedApiKeys(clients, stores, this::limits, this::settings, vaults);
    }

    private RateLimitAndBudget limits() {
        int calls = Math.max(1, library.settings().get(Setting.CALLS_PER_MINUTE));
        return new RateLimitAndBudget(calls, () -> library.settings().get(Setting.MONTHLY_BUDGET));
    }

    private HttpSettings settings(ServiceAddress address) {
        return PolicyNetwork.apply(library.policy(), HttpSettings.hosted(address))
                .withTrustedCertificate(
                        TrustedCertificate.ofPem(library.settings().get(Setting.TRUSTED_CERTIFICATE))
                                .map(TrustedCertificate::certificate));
    }

    /// The keys of hosted services.
    HostedApiKeys keys() {
        return keys;
    }

    @Override
    public synchronized void prepareEmbedded() {
        embedded().prepare();
    }

    @Override
    public String embeddedEngine() {
        return EngineFactory.ENGINE_VERSION;
    }

    @Override
    public SpeechServiceHandle handleFor(ServiceKind kind, String purpose, boolean british, JudgingRule rule) {
        boolean counts = british || library.settings().get(Setting.BRITISH_PRONUNCIATION);
        return switch (kind) {
            case EMBEDDED ->
                new SpeechServiceHandle(
                        embeddedClient()
                                .service(
                                        purpose,
                                        TextCheck::spokenForm,
                                        () -> library.pronunciations().toGuide(counts),
                                        rule),
                        "embedded",
                        AnswerOrigin.engineText(EngineFactory.ENGINE_VERSION, counts, rule));
            case HOSTED -> {
                HostedClient current = hosted();
                String address = current.address().baseUrl();
                yield SaywellServices.include(kind, library.settings())
                        ? new SpeechServiceHandle(
                                current.client()
                                        .service(
                                                purpose,
                                                TextCheck::spokenForm,
                                                () -> library.pronunciations().toGuide(counts),
                                                rule),
                                address,
                                AnswerOrigin.engineText("", counts, rule))
                        : new SpeechServiceHandle(
                                current.client().service(purpose, TextCheck::spokenForm), address, "");
            }
        };
    }

    @Override
    public Optional<ReadingFollower> follower(boolean british, JudgingRule rule) {
        boolean counts = british || library.settings().get(Setting.BRITISH_PRONUNCIATION);
        return Optional.of(followClient()
                .follower(CallPurpose.PRACTICE, () -> library.pronunciations().toGuide(counts), rule));
    }

    @Override
    public Optional<String> hostedName() {
        return ServiceAddress.parse(library.settings().get(Setting.HOSTED_ADDRESS))
                .map(ServiceAddress::baseUrl);
    }

    private synchronized SpeechClient embeddedClient() {
        SpeechClient client = embeddedClient;
        if (client == null) {
            EmbeddedService service = embedded();
            client = clients.embedded(
                    HttpSettings.embedded(service.address()), EMBEDDED_STORE_NAME, service::key, stores.answerStore());
            embeddedClient = client;
        }
        return client;
    }

    private synchronized FollowClient followClient() {
        FollowClient client = followClient;
        if (client == null) {
            EmbeddedService service = embedded();
            client = clients.follower(HttpSettings.embedded(service.address()), service::key);
            followClient = client;
        }
        return client;
    }

    private synchronized EmbeddedService embedded() {
        EmbeddedService service = embedded;
        if (service == null) {
            service = EmbeddedService.start(home);
            embedded = service;
        }
        return service;
    }

    /// The client for the configured address.
    private synchronized HostedClient hosted() {
        String addressText = library.settings().get(Setting.HOSTED_ADDRESS);
        ServiceAddress address = ServiceAddress.parse(addressText)
                .orElseThrow(() -> new CommandRefusedException(
                        "No hosted service is set: open the settings and" + " enter its address."));
        HttpSettings settings = settings(address);
        RateLimitAndBudget limits = limits();
        HostedClientKey settingsKey =
                new HostedClientKey(address, limits.callsPerMinute(), settings.trustedCertificate());
        HostedClient current = hosted;
        if (current != null && current.settingsKey().equals(settingsKey)) {
            return current;
        }
        if (current != null) {
            // Calls in progress are paid for, so the old client is closed later.
            retiredClients.add(current.client());
        }
        KeyVault vault = keys.vault(address);
        current = new HostedClient(settingsKey, clients.hosted(settings, vault, stores, limits));
        hosted = current;
        return current;
    }

    /// The settings of a client; if they change, a new client is created.
    private record HostedClientKey(
            ServiceAddress address, int callsPerMinute, Optional<X509Certificate> trustedCertificate) {}

    /// A client with its settings.
    private record HostedClient(HostedClientKey settingsKey, SpeechClient client) {
        ServiceAddress address() {
            return settingsKey.address();
        }
    }

    @Override
    public synchronized void close() {
        if (embeddedClient != null) {
            embeddedClient.close();
        }
        if (followClient != null) {
            followClient.close();
        }
        if (hosted != null) {
            hosted.client().close();
        }
        retiredClients.forEach(SpeechClient::close);
        if (embedded != null) {
            embedded.close();
        }
    }
}
