package app.saywell.judge.engine.onnx;

import app.saywell.judge.engine.onnx.ModelUnavailableException.ModelProblem;
import app.saywell.speech.installation.InstallationFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The folder of weights, with a list of what must lie in it.
///
/// The list, [#LIST], holds the SHA-256 of every file in the form of `sha256sum`. A file is
/// compared with it before its first use and again only after it changed. Safe for several threads.
public final class ModelFolder {
    /// The list of files with their sums.
    public static final String LIST = "models.sha256";

    /// The system property that names another folder.
    public static final String PROPERTY = "saywell.models";

    private record FileStamp(long bytes, FileTime changed) {}

    private final Path root;
    private final Map<String, FileStamp> whole = new ConcurrentHashMap<>();

    /// @param root need not exist: then every model is missing
    public ModelFolder(Path root) {
        this.root = root;
    }

    /// The folder that belongs to the running application: `models` beside its `lib`, or
    /// `assets/models` of the checkout it runs from.
    public static ModelFolder ofApplication() {
        String named = System.getProperty(PROPERTY);
        return new ModelFolder(named == null ? InstallationFolder.current().models() : Path.of(named));
    }

    /// The files that must lie in it, relative to the folder.
    ///
    /// @throws IOException if the list is missing
    public List<String> files() throws IOException {
        return ChecksumFile.read(root.resolve(LIST)).keySet().stream().sorted().toList();
    }

    /// Where a file lies, once it has been found to be whole.
    ///
    /// @param file relative to the folder, with `/`
    /// @throws ModelUnavailableException where it is missing or not what the list says
    public Path verified(String file) {
        Path path = root.resolve(file);
        try {
            FileStamp stamp = new FileStamp(Files.size(path), Files.getLastModifiedTime(path));
            if (!stamp.equals(whole.get(file))) {
                String expected = ChecksumFile.read(root.resolve(LIST)).get(file);
                if (!ChecksumFile.of(path).equals(expected)) {
                    throw new ModelUnavailableException(ModelProblem.DAMAGED, file, null);
                }
                whole.put(file, stamp);
            }
            return path;
        } catch (NoSuchFileException e) {
            throw new ModelUnavailableException(ModelProblem.MISSING, file, e);
        } catch (IOException e) {
            throw new ModelUnavailableException(ModelProblem.DAMAGED, file, e);
        }
    }
}
