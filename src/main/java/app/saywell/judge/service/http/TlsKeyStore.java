package app.saywell.judge.service.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Collections;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/// The key store with the service's TLS certificate.
///
/// @param file a PKCS #12 file with certificate chain and private key
public record TlsKeyStore(Path file, String password) {

    /// Checks that the file can be read with the password and holds a private key whose certificate
    /// is valid now.
    ///
    /// @throws UnusableKeyStoreException if the service could not use it
    public void check(Instant now) throws UnusableKeyStoreException {
        try {
            KeyStore store = open();
            for (String alias : Collections.list(store.aliases())) {
                if (store.getKey(alias, password.toCharArray()) != null
                        && store.getCertificate(alias) instanceof X509Certificate certificate) {
                    checkDates(certificate, now);
                    return;
                }
            }
        } catch (GeneralSecurityException e) {
            throw notKeyStore();
        }
        throw refused("holds no private key with its certificate. Export both into one file.");
    }

    /// The keys for a server, read when it starts.
    SslContextFactory.Server contextFactory() {
        SslContextFactory.Server keys = new SslContextFactory.Server();
        keys.setKeyStorePath(file.toUri().toString());
        keys.setKeyStorePassword(password);
        return keys;
    }

    private KeyStore open() throws UnusableKeyStoreException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, password.toCharArray());
            return store;
        } catch (NoSuchFileException e) {
            throw refused("does not exist.");
        } catch (AccessDeniedException e) {
            throw refused("cannot be read: access is denied.");
        } catch (EOFException e) {
            throw notKeyStore();
        } catch (IOException e) {
            throw e.getCause() instanceof UnrecoverableKeyException
                    ? refused("cannot be opened with the given password.")
                    : notKeyStore();
        }
    }

    private void checkDates(X509Certificate certificate, Instant now) throws UnusableKeyStoreException {
        Instant from = certificate.getNotBefore().toInstant();
        Instant until = certificate.getNotAfter().toInstant();
        if (now.isBefore(from)) {
            throw refused("has a certificate that is valid only from " + from + ".");
        }
        if (now.isAfter(until)) {
            throw refused("has a certificate that expired on " + until + ". Renew it.");
        }
    }

    private UnusableKeyStoreException notKeyStore() {
        return refused("is not a PKCS #12 file, or it is damaged.");
    }

    private UnusableKeyStoreException refused(String why) {
        return new UnusableKeyStoreException("The certificate file " + file + " " + why);
    }

    /// Without the password.
    @Override
    public String toString() {
        return "TlsKeyStore[" + file + "]";
    }
}
