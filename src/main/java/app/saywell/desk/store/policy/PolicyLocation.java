package app.saywell.desk.store.policy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Where the policy file lies: in a folder of the system that only an administrator can write to.
///
/// A file named by the environment variable `SAYWELL_POLICY` or the system property
/// `saywell.policy` counts only where the system has none, so that nobody gets around the
/// school's; it serves to try a file out.
public final class PolicyLocation {
    public static final String FILE_NAME = "saywell.policy";

    /// The environment variable that names a file to try out.
    public static final String VARIABLE = "SAYWELL_POLICY";

    /// The system property that names a file to try out.
    public static final String PROPERTY = "saywell.policy";

    private PolicyLocation() {}

    /// The file for this process.
    public static Optional<Path> ofThisComputer() {
        return find(
                systemFiles(System.getProperty("os.name", ""), name -> nonNull(System.getenv(name))),
                nonNull(System.getProperty(PROPERTY, System.getenv(VARIABLE))));
    }

    private static String nonNull(@org.jspecify.annotations.Nullable String value) {
        return value == null ? "" : value;
    }

    /// The first file of the system that is there, or else the one to try out.
    ///
    /// @param named the file to try out, which need not be there; blank if none is named
    static Optional<Path> find(List<Path> systemFiles, String named) {
        Optional<Path> installed = systemFiles.stream().filter(Files::exists).findFirst();
        return installed.isPresent() || named.isBlank()
                ? installed
                : Optional.of(Path.of(named).toAbsolutePath().normalize());
    }

    /// Where the file may lie on a system.
    ///
    /// @param environment the value of an environment variable, or an empty text
    static List<Path> systemFiles(String system, UnaryOperator<String> environment) {
        String os = system.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            List<Path> files = new ArrayList<>();
            // The usual place comes first, because a user can change the variable.
            files.add(Path.of("C:\\ProgramData", "Saywell", FILE_NAME));
            String programData = environment.apply("ProgramData");
            if (!programData.isBlank()) {
                files.add(Path.of(programData, "Saywell", FILE_NAME));
            }
            return files;
        }
        return os.startsWith("mac")
                ? List.of(Path.of("/Library/Application Support/Saywell", FILE_NAME))
                : List.of(Path.of("/etc/saywell", FILE_NAME));
    }
}
