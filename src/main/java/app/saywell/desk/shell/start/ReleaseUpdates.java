package app.saywell.desk.shell.start;

import app.saywell.speech.installation.InstallationFolder;
import java.io.File;
import java.io.IOException;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/// Where whoever released this program keeps the update file, and the public key that it is signed
/// with. Both are written into the jar when it is built with `SAYWELL_UPDATE_ADDRESS` and
/// `SAYWELL_UPDATE_KEY` in the environment, and are empty otherwise.
///
/// @param publicKey an Ed25519 key, as Base64 of its X.509 form
record ReleaseUpdates(String address, String publicKey) {
    /// Of a program that was built without them.
    static final ReleaseUpdates NONE = new ReleaseUpdates("", "");

    private static final String ADDRESS = "Saywell-Update-Address";
    private static final String KEY = "Saywell-Update-Key";

    /// Those of the jar of this program.
    static ReleaseUpdates ofThisProgram() {
        return of(InstallationFolder.current().code().toFile());
    }

    /// Those of a jar.
    static ReleaseUpdates of(File jar) {
        if (!jar.isFile()) {
            return NONE;
        }
        try (JarFile file = new JarFile(jar)) {
            if (file.getManifest() == null) {
                return NONE;
            }
            Attributes attributes = file.getManifest().getMainAttributes();
            return new ReleaseUpdates(value(attributes.getValue(ADDRESS)), value(attributes.getValue(KEY)));
        } catch (IOException e) {
            return NONE;
        }
    }

    private static String value(@org.jspecify.annotations.Nullable String attribute) {
        return attribute == null ? "" : attribute.strip();
    }
}
