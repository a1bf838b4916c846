package app.saywell.engine.transcribe.whisper;

import app.saywell.engine.transcribe.whisper.ModelException.Kind;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The Whisper models that were added to a folder.
///
/// A model is a multilingual ggml file of whisper.cpp. It is copied whole and tried before it
/// counts, so that a crash leaves either the model or nothing. Safe for several threads and for
/// several programs with the same folder.
public final class WhisperModels {
    private static final String SUFFIX = ".bin";
    private static final String UNFINISHED = ".part";

    private final Path folder;

    /// @param folder need not exist yet
    public WhisperModels(Path folder) {
        this.folder = folder;
    }

    /// Copies a model into the folder, in place of one with the same name.
    ///
    /// @throws ModelException where it is none, knows English only, or cannot be loaded here
    public WhisperModel add(Path source) {
        try {
            ModelHeader header = check(source);
            Files.createDirectories(folder);
            Path copy = Files.createTempFile(folder, "model", UNFINISHED);
            try {
                Files.copy(source, copy, StandardCopyOption.REPLACE_EXISTING);
                WhisperRecognizer.open(copy).close();
                Path target = folder.resolve(nameFor(source));
                Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE);
                return describe(target, header);
            } finally {
                Files.deleteIfExists(copy);
            }
        } catch (NoSuchFileException e) {
            throw new ModelException(
                    Kind.FILES, "There is no file " + source.getFileName() + ".", e);
        } catch (IOException e) {
            throw new ModelException(
                    Kind.FILES, "The model could not be copied: is there room on the disk?", e);
        }
    }

    /// The models that are there, the best first.
    public List<WhisperModel> list() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .map(WhisperModels::describe)
                    .flatMap(Optional::stream)
                    .sorted(
                            Comparator.comparingInt(WhisperModel::layers)
                                    .thenComparingLong(WhisperModel::bytes)
                                    .reversed()
                                    .thenComparing(WhisperModel::name))
                    .toList();
        } catch (IOException e) {
            throw new ModelException(Kind.FILES, "The folder of models cannot be read.", e);
        }
    }

    /// The model to listen with, if there is one.
    public Optional<WhisperModel> best() {
        return list().stream().findFirst();
    }

    /// Deletes a model.
    public void remove(String name) {
        WhisperModel model =
                list().stream()
                        .filter(known -> known.name().equals(name))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new ModelException(
                                                Kind.UNKNOWN,
                                                "There is no model called " + name + ".",
                                                null));
        try {
            Files.delete(model.file());
        } catch (IOException e) {
            throw new ModelException(
                    Kind.FILES, "The model cannot be deleted while it is in use.", e);
        }
    }

    private static ModelHeader check(Path source) throws IOException {
        ModelHeader header =
                ModelHeader.read(source)
                        .orElseThrow(
                                () ->
                                        new ModelException(
                                                Kind.NOT_A_MODEL,
                                                "This file is not a Whisper model. Choose a ggml"
                                                        + " file, such as ggml-small.bin.",
                                                null));
        if (!header.multilingual()) {
            throw new ModelException(
                    Kind.ENGLISH_ONLY,
                    "This model knows English only. Choose the one without .en in its name.",
                    null);
        }
        if (!ModelHeader.complete(source)) {
            throw new ModelException(
                    Kind.DAMAGED,
                    "The file of the model is incomplete. Download it once more.",
                    null);
        }
        return header;
    }

    private static String nameFor(Path source) {
        String name = String.valueOf(source.getFileName());
        return name.endsWith(SUFFIX) ? name : name + SUFFIX;
    }

    private static Optional<WhisperModel> describe(Path file) {
        try {
            Optional<ModelHeader> header = ModelHeader.read(file).filter(ModelHeader::multilingual);
            return header.isEmpty() ? Optional.empty() : Optional.of(describe(file, header.get()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static WhisperModel describe(Path file, ModelHeader header) throws IOException {
        return new WhisperModel(
                String.valueOf(file.getFileName()), file, Files.size(file), header.audioLayers());
    }
}
