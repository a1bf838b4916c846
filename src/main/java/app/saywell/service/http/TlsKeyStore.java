package app.saywell.service.http;

import java.nio.file.Path;

/// The key store with the service's TLS certificate.
///
/// @param file a PKCS #12 file with certificate chain and private key
public record TlsKeyStore(Path file, String password) {
    /// Without the password.
    @Override
    public String toString() {
        return "TlsKeyStore[" + file + "]";
    }
}
