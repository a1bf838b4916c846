package app.saywell.speech.installation;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;

/// Where the running application lies: what belongs beside its classes is found from there.
///
/// @param code its jar, or the folder of its classes in a checkout
public record InstallationFolder(Path code) {
    /// The running application's.
    ///
    /// The jar that the launcher gave goes first: classes that come from an ahead-of-time cache may
    /// name the folder in which the cache was made, or none.
    public static InstallationFolder current() {
        Path first = firstOf(System.getProperty("java.class.path", ""));
        return new InstallationFolder(isJar(first) ? first : location().orElse(first));
    }

    private static Optional<Path> location() {
        CodeSource source = InstallationFolder.class.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException("The application does not know where it lies.", e);
        }
    }

    /// The launchers give nothing but the application's jar, or that first.
    static Path firstOf(String classPath) {
        return Path.of(classPath.split(File.pathSeparator)[0]).toAbsolutePath();
    }

    /// Whether this is the application's jar; tests and benchmarks have others before its classes.
    static boolean isJar(Path file) {
        return String.valueOf(file.getFileName()).matches("saywell-\\d.*\\.jar");
    }

    /// The folder of models: beside the folder of jars in a distribution, among the jars in an
    /// installed image, `assets/models` in a checkout.
    public Path models() {
        Path jars = above(code);
        if (!isPackaged()) {
            return assets("models");
        }
        return List.of(above(jars).resolve("models"), jars.resolve("models")).stream()
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(jars.resolve("models"));
    }

    /// The folder of native libraries among the jars; need not exist.
    public Path natives() {
        return above(code).resolve("native");
    }

    /// The folder of typefaces: among the jars, or `assets/fonts` in a checkout.
    public Path fonts() {
        return isPackaged() ? above(code).resolve("fonts") : assets("fonts");
    }

    private Path assets(String name) {
        return above(above(code)).resolve("assets").resolve(name);
    }

    private boolean isPackaged() {
        return code.toString().endsWith(".jar");
    }

    private static Path above(Path path) {
        Path parent = path.getParent();
        return parent == null ? path : parent;
    }
}
