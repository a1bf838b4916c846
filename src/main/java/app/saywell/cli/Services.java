package app.saywell.cli;

import app.saywell.client.Books;
import app.saywell.client.SpeechClient;
import app.saywell.client.SpeechClients;
import app.saywell.client.Terms;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.ServiceAddress;
import app.saywell.client.key.KeyVault;
import app.saywell.library.Library;
import app.saywell.library.billing.SqliteAnswerStore;
import app.saywell.library.billing.SqliteLedger;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.settings.TrustedCertificate;
import app.saywell.practice.scoring.Judge;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.scoring.Purposes;
import app.saywell.speech.PronunciationGuide;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The services of the running application: its own, started when it is first asked for, and the
/// hosted one at the address that is set. Safe for several threads.
final class Services implements Judges, AutoCloseable {
    /// Answers of the embedded service are kept under this name until its scores change.
    private static final String EMBEDDED = "embedded-" + Engines.VERSION;

    private final Path home;
    private final Library library;
    private final Books books;
    private final SpeechClients clients = new SpeechClients();
    private final VaultedKeys keys;
    private @Nullable EmbeddedService embedded;
    private @Nullable SpeechClient embeddedClient;
    private final List<SpeechClient> retired = new ArrayList<>();
    private @Nullable Hosted hosted;

    /// @param vaults makes the vault of a hosted service by its address
    Services(Library library, Function<String, KeyVault> vaults) {
        this.library = library;
        this.home = library.folder().root();
        this.books =
                new Books(
                        new SqliteAnswerStore(library.database()),
                        new SqliteLedger(library.database()));
        this.keys = new VaultedKeys(clients, books, this::terms, this::settings, vaults);
    }

    private Terms terms() {
        int calls = Math.max(1, library.settings().get(Setting.CALLS_A_MINUTE));
        return new Terms(calls, () -> library.settings().get(Setting.MONTHLY_BUDGET));
    }

    private HttpSettings settings(ServiceAddress address) {
        return HttpSettings.hosted(address)
                .trusting(
                        TrustedCertificate.ofPem(library.settings().get(Setting.CERTIFICATE))
                                .map(TrustedCertificate::certificate));
    }

    /// The keys of hosted services.
    VaultedKeys keys() {
        return keys;
    }

    /// Starts the embedded service beside whatever else is starting.
    void warmUp() {
        Thread.ofVirtual().name("service-start").start(this::embeddedClient);
    }

    @Override
    public Judge of(ServiceKind kind) {
        return of(kind, Purposes.PRACTICE);
    }

    @Override
    public Judge of(ServiceKind kind, String purpose) {
        return switch (kind) {
            case EMBEDDED ->
                    new Judge(
                            embeddedClient().service(purpose, this::guide),
                            "embedded",
                            library.settings().get(Setting.BRITISH)
                                    ? Engines.VERSION + " British"
                                    : Engines.VERSION);
            case HOSTED -> {
                Hosted current = hosted();
                yield new Judge(current.client().service(purpose), current.address().base(), "");
            }
        };
    }

    private PronunciationGuide guide() {
        return library.pronunciations().guide(library.settings().get(Setting.BRITISH));
    }

    @Override
    public Optional<String> hostedName() {
        return ServiceAddress.of(library.settings().get(Setting.HOSTED_ADDRESS))
                .map(ServiceAddress::base);
    }

    private synchronized SpeechClient embeddedClient() {
        SpeechClient client = embeddedClient;
        if (client == null) {
            EmbeddedService service = EmbeddedService.start(home);
            client =
                    clients.embedded(
                            HttpSettings.embedded(service.address()),
                            EMBEDDED,
                            service::key,
                            books.answers());
            embedded = service;
            embeddedClient = client;
        }
        return client;
    }

    /// The client of the address that is set now.
    private synchronized Hosted hosted() {
        String typed = library.settings().get(Setting.HOSTED_ADDRESS);
        ServiceAddress address =
                ServiceAddress.of(typed)
                        .orElseThrow(
                                () ->
                                        new RefusedException(
                                                "No hosted service is set: open the settings and"
                                                        + " enter its address."));
        HttpSettings settings = settings(address);
        Terms terms = terms();
        Agreement agreement = new Agreement(address, terms.callsAMinute(), settings.trusted());
        Hosted current = hosted;
        if (current != null && current.agreement().equals(agreement)) {
            return current;
        }
        if (current != null) {
            // What is on its way is paid for, so that it may come to its end.
            retired.add(current.client());
        }
        KeyVault vault = keys.vault(address);
        current = new Hosted(agreement, clients.hosted(settings, vault, books, terms));
        hosted = current;
        return current;
    }

    /// What a client was made for; another agreement gets another client.
    private record Agreement(
            ServiceAddress address, int callsAMinute, Optional<X509Certificate> trusted) {}

    /// A client and what it was made for.
    private record Hosted(Agreement agreement, SpeechClient client) {
        ServiceAddress address() {
            return agreement.address();
        }
    }

    @Override
    public synchronized void close() {
        if (embeddedClient != null) {
            embeddedClient.close();
        }
        if (hosted != null) {
            hosted.client().close();
        }
        retired.forEach(SpeechClient::close);
        if (embedded != null) {
            embedded.close();
        }
    }
}
