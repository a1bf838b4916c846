package app.saywell.desk.settings.models;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/// The Whisper models in ggml form that earlier versions asked for. They take much room, and
/// Saywell brings its own now.
public final class AddedModels {
    private static final String SUFFIX = ".bin";

    private final Path folder;

    /// @param folder where they were copied to; need not exist
    public AddedModels(Path folder) {
        this.folder = folder;
    }

    /// Those below the data folder of the application.
    public static AddedModels below(Path dataFolder) {
        return new AddedModels(dataFolder.resolve("whisper"));
    }

    /// What is there, by name; nothing where the folder cannot be read.
    public List<AddedModel> list() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .map(file -> new AddedModel(file, file.toFile().length()))
                    .sorted(Comparator.comparing(AddedModel::name))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /// Deletes one; whether it is gone.
    public boolean remove(AddedModel model) {
        try {
            Files.deleteIfExists(model.file());
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
