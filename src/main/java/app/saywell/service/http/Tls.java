package app.saywell.service.http;

import java.nio.file.Path;

/// The certificate that the service shows.
///
/// @param keyStore a PKCS #12 file with certificate chain and private key
public record Tls(Path keyStore, String password) {
    /// Without the password.
    @Override
    public String toString() {
        return "Tls[" + keyStore + "]";
    }
}
