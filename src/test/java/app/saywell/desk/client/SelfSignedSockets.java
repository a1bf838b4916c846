package app.saywell.desk.client;

import app.saywell.speech.server.KeyTool;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.net.ServerSocketFactory;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/// Server sockets with a new self-signed certificate.
final class SelfSignedSockets {
    private SelfSignedSockets() {}

    static ServerSocketFactory selfSigned(Path folder) throws Exception {
        Path store = folder.resolve("self-signed.p12");
        char[] password = "changeit".toCharArray();
        KeyTool.makeSelfSigned(store, new String(password), "127.0.0.1", "-ext", "san=ip:127.0.0.1");
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, password);
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, password);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return context.getServerSocketFactory();
    }
}
