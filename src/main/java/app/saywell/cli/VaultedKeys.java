package app.saywell.cli;

import app.saywell.client.Books;
import app.saywell.client.SpeechClient;
import app.saywell.client.SpeechClients;
import app.saywell.client.Terms;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.ServiceAddress;
import app.saywell.client.key.ApiKey;
import app.saywell.client.key.KeyCheck;
import app.saywell.client.key.KeyVault;
import app.saywell.speech.Failure;
import app.saywell.ui.studio.HostedKeys;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/// The keys of hosted services, one vault for each address.
final class VaultedKeys implements HostedKeys {
    private final Map<String, KeyVault> vaults = new ConcurrentHashMap<>();
    private final SpeechClients clients;
    private final Books books;
    private final Supplier<Terms> terms;
    private final Function<ServiceAddress, HttpSettings> settings;
    private final Function<String, KeyVault> open;

    /// @param books a check is booked like any other call
    /// @param terms asked at each check
    /// @param settings how a service is reached
    /// @param open makes the vault of a service by its address
    VaultedKeys(
            SpeechClients clients,
            Books books,
            Supplier<Terms> terms,
            Function<ServiceAddress, HttpSettings> settings,
            Function<String, KeyVault> open) {
        this.settings = settings;
        this.clients = clients;
        this.open = open;
        this.books = books;
        this.terms = terms;
    }

    /// The vault of the service at an address.
    KeyVault vault(ServiceAddress address) {
        return vaults.computeIfAbsent(address.base(), open);
    }

    @Override
    public Where where(String address) {
        return ServiceAddress.of(address)
                .map(known -> where(vault(known).place()))
                .orElse(Where.NOWHERE);
    }

    @Override
    public Where keep(String address, String key) {
        Optional<ServiceAddress> known = ServiceAddress.of(address);
        Optional<ApiKey> fresh = ApiKey.of(key);
        if (known.isEmpty() || fresh.isEmpty()) {
            return where(address);
        }
        return where(vault(known.get()).keep(fresh.get()));
    }

    @Override
    public void forget(String address) {
        ServiceAddress.of(address).ifPresent(known -> vault(known).forget());
    }

    @Override
    public Finding check(String address) {
        Optional<ServiceAddress> known = ServiceAddress.of(address);
        if (known.isEmpty()) {
            return new Finding.Failed(
                    Failure.of(Failure.Kind.UNKNOWN_HOST, "not an http or https address"));
        }
        Optional<ApiKey> key = vault(known.get()).get();
        if (key.isEmpty()) {
            return new Finding.Failed(Failure.of(Failure.Kind.NO_KEY, "no key is kept"));
        }
        try (SpeechClient client =
                clients.hosted(
                        settings.apply(known.get()), vault(known.get()), books, terms.get())) {
            return finding(client.check(key.get()));
        }
    }

    private static Finding finding(KeyCheck.Finding found) {
        return switch (found) {
            case KeyCheck.Finding.Valid _ -> new Finding.Works();
            case KeyCheck.Finding.NoCredit _ -> new Finding.NoCredit();
            case KeyCheck.Finding.Wrong _ ->
                    new Finding.Failed(
                            Failure.of(Failure.Kind.UNAUTHORIZED, "the key does not work"));
            case KeyCheck.Finding.Unclear(Failure failure) -> new Finding.Failed(failure);
        };
    }

    private static Where where(KeyVault.Place place) {
        return switch (place) {
            case NOWHERE -> Where.NOWHERE;
            case KEYCHAIN -> Where.KEYCHAIN;
            case SESSION -> Where.SESSION;
            case ENVIRONMENT -> Where.ENVIRONMENT;
        };
    }
}
