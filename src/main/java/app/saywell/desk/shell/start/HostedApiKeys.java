package app.saywell.desk.shell.start;

import app.saywell.desk.client.BillingStores;
import app.saywell.desk.client.RateLimitAndBudget;
import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.KeyCheck;
import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.settings.keys.HostedServiceKeys;
import app.saywell.speech.CallFailure;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/// The API keys of hosted services, with one vault for each address.
final class HostedApiKeys implements HostedServiceKeys {
    private final Map<String, KeyVault> vaults = new ConcurrentHashMap<>();
    private final SpeechClientFactory clients;
    private final BillingStores stores;
    private final Supplier<RateLimitAndBudget> limits;
    private final Function<ServiceAddress, HttpSettings> settings;
    private final Function<String, KeyVault> vaultFactory;

    /// @param stores a key check is written to the ledger like any other call
    /// @param limits read at each check
    /// @param settings the HTTP settings for an address
    /// @param vaultFactory creates the vault of a service from its address
    HostedApiKeys(
            SpeechClientFactory clients,
            BillingStores stores,
            Supplier<RateLimitAndBudget> limits,
            Function<ServiceAddress, HttpSettings> settings,
            Function<String, KeyVault> vaultFactory) {
        this.settings = settings;
        this.clients = clients;
        this.vaultFactory = vaultFactory;
        this.stores = stores;
        this.limits = limits;
    }

    KeyVault vault(ServiceAddress address) {
        return vaults.computeIfAbsent(address.baseUrl(), vaultFactory);
    }

    @Override
    public boolean isUsableAddress(String address) {
        return ServiceAddress.parse(address).isPresent();
    }

    @Override
    public boolean isUsableKey(String key) {
        return ApiKey.parse(key).isPresent();
    }

    @Override
    public HostedKeyLocation locate(String address) {
        return ServiceAddress.parse(address)
                .map(serviceAddress -> where(vault(serviceAddress).location()))
                .orElse(HostedKeyLocation.NOWHERE);
    }

    @Override
    public HostedKeyLocation store(String address, String key) {
        Optional<ServiceAddress> serviceAddress = ServiceAddress.parse(address);
        Optional<ApiKey> newKey = ApiKey.parse(key);
        if (serviceAddress.isEmpty() || newKey.isEmpty()) {
            return locate(address);
        }
        return where(vault(serviceAddress.get()).store(newKey.get()));
    }

    @Override
    public void remove(String address) {
        ServiceAddress.parse(address)
                .ifPresent(serviceAddress -> vault(serviceAddress).delete());
    }

    @Override
    public KeyTestResult check(String address) {
        Optional<ServiceAddress> serviceAddress = ServiceAddress.parse(address);
        if (serviceAddress.isEmpty()) {
            return new KeyTestResult.KeyTestFailed(
                    CallFailure.of(CallFailure.FailureKind.UNKNOWN_HOST, "not an http or https address"));
        }
        Optional<ApiKey> key = vault(serviceAddress.get()).get();
        if (key.isEmpty()) {
            return new KeyTestResult.KeyTestFailed(CallFailure.of(CallFailure.FailureKind.NO_KEY, "no key is stored"));
        }
        try (SpeechClient client = clients.hosted(
                settings.apply(serviceAddress.get()), vault(serviceAddress.get()), stores, limits.get())) {
            return finding(client.check(key.get()));
        }
    }

    private static KeyTestResult finding(KeyCheck.KeyCheckResult found) {
        return switch (found) {
            case KeyCheck.KeyCheckResult.KeyAccepted _ -> new KeyTestResult.KeyWorks();
            case KeyCheck.KeyCheckResult.KeyWithoutCredit _ -> new KeyTestResult.KeyLacksCredit();
            case KeyCheck.KeyCheckResult.KeyRejected _ ->
                new KeyTestResult.KeyTestFailed(
                        CallFailure.of(CallFailure.FailureKind.UNAUTHORIZED, "the key does not work"));
            case KeyCheck.KeyCheckResult.CheckInconclusive(CallFailure failure) ->
                new KeyTestResult.KeyTestFailed(failure);
        };
    }

    private static HostedKeyLocation where(KeyVault.KeyLocation location) {
        return switch (location) {
            case NOWHERE -> HostedKeyLocation.NOWHERE;
            case KEYCHAIN -> HostedKeyLocation.KEYCHAIN;
            case SESSION -> HostedKeyLocation.SESSION;
            case ENVIRONMENT -> HostedKeyLocation.ENVIRONMENT;
        };
    }
}
