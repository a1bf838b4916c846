package app.saywell.desk.shell.start;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.school.policy.ProxyChoice;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.util.Optional;

/// How other computers are reached, as the school has set.
public final class PolicyNetwork {
    private PolicyNetwork() {}

    /// The settings with the school's proxy and, if it has set one, its certificate.
    public static HttpSettings apply(SchoolPolicy policy, HttpSettings settings) {
        HttpSettings throughProxy =
                switch (policy.proxy()) {
                    case ProxyChoice.SystemProxy _ -> settings;
                    case ProxyChoice.NoProxy _ -> settings.withProxy(ProxySelector.of(null), Optional::empty);
                    case ProxyChoice.NamedProxy named ->
                        settings.withProxy(
                                ProxySelector.of(InetSocketAddress.createUnresolved(named.host(), named.port())),
                                () -> ProxyPasswords.ofThisComputer().login(named));
                };
        String pem = policy.imposed().getOrDefault(Setting.TRUSTED_CERTIFICATE.name(), "");
        return pem.isEmpty()
                ? throughProxy
                : throughProxy.withTrustedCertificate(
                        TrustedCertificate.ofPem(pem).map(TrustedCertificate::certificate));
    }
}
