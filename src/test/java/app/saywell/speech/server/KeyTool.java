package app.saywell.speech.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Certificates for tests from the JDK's keytool. It runs in this process: a process of its own takes more than a
/// second of the processor for each certificate.
public final class KeyTool {
    private static final String ENTRY = "service";

    private KeyTool() {}

    /// Makes a key pair (P-256) and a certificate that it signed itself.
    ///
    /// @param store a PKCS #12 file, which is new
    /// @param name the common name of the certificate
    /// @param more further options, such as `-ext san=dns:localhost`
    public static void makeSelfSigned(Path store, String password, String name, String... more) throws Exception {
        List<String> options =
                List.of("-genkeypair", "-keyalg", "EC", "-groupname", "secp256r1", "-dname", "CN=" + name);
        run(store, password, Stream.concat(options.stream(), Stream.of(more)));
    }

    /// Writes the certificate of [#makeSelfSigned] as PEM.
    public static void exportCertificate(Path store, String password, Path pem) throws Exception {
        run(store, password, Stream.of("-exportcert", "-rfc", "-file", pem.toString()));
    }

    // The class is not exported by its module; the pom opens it to the tests.
    private static void run(Path store, String password, Stream<String> options) throws Exception {
        List<String> ofTheStore =
                List.of("-alias", ENTRY, "-keystore", store.toString(), "-storetype", "PKCS12", "-storepass", password);
        String[] arguments = Stream.concat(options, ofTheStore.stream()).toArray(String[]::new);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Class<?> program = Class.forName("sun.security.tools.keytool.Main");
        Object exitCode = program.getMethod("run", String[].class, PrintStream.class)
                .invoke(
                        program.getConstructor().newInstance(),
                        arguments,
                        new PrintStream(said, true, StandardCharsets.UTF_8));
        assertThat(exitCode).as(said.toString(StandardCharsets.UTF_8)).isEqualTo(0);
    }
}
