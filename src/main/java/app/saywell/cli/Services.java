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
import app.saywell.practice.scoring.Judge;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.scoring.Purposes;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
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
    private final Terms terms;
    private final VaultedKeys keys;
    private @Nullable EmbeddedService embedded;
    private @Nullable SpeechClient embeddedClient;
    private @Nullable Hosted hosted;

    /// @param vaults makes the vault of a hosted service by its address
    Services(Library library, Function<String, KeyVault> vaults) {
        this.library = library;
        this.home = library.folder().root();
        this.books =
                new Books(
                        new SqliteAnswerStore(library.database()),
                        new SqliteLedger(library.database()));
        this.terms =
                new Terms(
                        Terms.USUAL_CALLS_A_MINUTE,
                        () -> library.settings().get(Setting.MONTHLY_BUDGET));
        this.keys = new VaultedKeys(clients, books, terms, vaults);
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
                    new Judge(embeddedClient().service(purpose), "embedded", Engines.VERSION);
            case HOSTED -> {
                Hosted current = hosted();
                yield new Judge(current.client().service(purpose), current.address().base(), "");
            }
        };
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

    /// The client of the address that is set now; another address gets another client.
    private synchronized Hosted hosted() {
        String typed = library.settings().get(Setting.HOSTED_ADDRESS);
        ServiceAddress address =
                ServiceAddress.of(typed)
                        .orElseThrow(
                                () ->
                                        new RefusedException(
                                                "No hosted service is set: open the settings and"
                                                        + " enter its address."));
        Hosted current = hosted;
        if (current != null && current.address().equals(address)) {
            return current;
        }
        if (current != null) {
            current.client().close();
        }
        KeyVault vault = keys.vault(address);
        current =
                new Hosted(
                        address, clients.hosted(HttpSettings.hosted(address), vault, books, terms));
        hosted = current;
        return current;
    }

    /// A client and the address that it was made for.
    private record Hosted(ServiceAddress address, SpeechClient client) {}

    @Override
    public synchronized void close() {
        if (embeddedClient != null) {
            embeddedClient.close();
        }
        if (hosted != null) {
            hosted.client().close();
        }
        if (embedded != null) {
            embedded.close();
        }
    }
}
