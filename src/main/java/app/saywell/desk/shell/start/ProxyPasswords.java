package app.saywell.desk.shell.start;

import app.saywell.desk.client.http.ProxyLogin;
import app.saywell.desk.client.key.OsKeychain;
import app.saywell.desk.client.key.SystemKeychain;
import app.saywell.desk.school.policy.ProxyChoice.NamedProxy;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The password for the proxy of the school policy: in the system's keychain, or in the environment
/// variable [#VARIABLE], which goes first. It is stored nowhere else, and is no command-line
/// argument. A keychain may take half a second and ask the user.
public final class ProxyPasswords {
    /// The environment variable that may hold the password.
    public static final String VARIABLE = "SAYWELL_PROXY_PASSWORD";

    private final Supplier<Optional<OsKeychain>> keychain;
    private final Map<String, String> environment;

    /// @param keychain finds the system's keychain
    /// @param environment the environment variables of the process
    ProxyPasswords(Supplier<Optional<OsKeychain>> keychain, Map<String, String> environment) {
        this.keychain = keychain;
        this.environment = environment;
    }

    /// The passwords of whoever runs this process.
    public static ProxyPasswords ofThisComputer() {
        return new ProxyPasswords(SystemKeychain::find, System.getenv());
    }

    /// Who logs in; empty if the policy names no user or there is no password.
    public Optional<ProxyLogin> login(NamedProxy proxy) {
        return proxy.user().flatMap(user -> password(proxy).map(found -> new ProxyLogin(user, found)));
    }

    public PasswordPlace place(NamedProxy proxy) {
        if (!environment.getOrDefault(VARIABLE, "").isEmpty()) {
            return PasswordPlace.ENVIRONMENT;
        }
        return password(proxy).isPresent() ? PasswordPlace.KEYCHAIN : PasswordPlace.NOWHERE;
    }

    /// Stores a password in the keychain.
    ///
    /// @return whether it is there now
    public boolean store(NamedProxy proxy, String password) {
        return keychain.get()
                .map(chain -> chain.write(account(proxy), password))
                .filter(OsKeychain.WriteResult.STORED::equals)
                .isPresent();
    }

    /// Removes the password from the keychain.
    public void forget(NamedProxy proxy) {
        keychain.get().ifPresent(chain -> chain.delete(account(proxy)));
    }

    private Optional<String> password(NamedProxy proxy) {
        String fromEnvironment = environment.getOrDefault(VARIABLE, "");
        return fromEnvironment.isEmpty()
                ? keychain.get().flatMap(chain -> chain.read(account(proxy)))
                : Optional.of(fromEnvironment);
    }

    private static String account(NamedProxy proxy) {
        return "proxy " + proxy.user().orElse("") + "@" + proxy.host() + ":" + proxy.port();
    }

    public enum PasswordPlace {
        /// In the environment variable [ProxyPasswords#VARIABLE].
        ENVIRONMENT,
        /// In the system's keychain.
        KEYCHAIN,
        /// There is none.
        NOWHERE
    }
}
