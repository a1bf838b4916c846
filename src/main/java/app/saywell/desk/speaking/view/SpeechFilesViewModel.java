package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.FileNamePart;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of what is given out of free speech: the report on paper, one file for the teacher, and a table of
/// all reports. Used on the UI thread only.
final class SpeechFilesViewModel {
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final SpeakingServices services;

    SpeechFilesViewModel(SpeakingServices services) {
        this.services = services;
    }

    private interface FileWriting {
        /// @return the key of the text that says what was written
        String write() throws IOException;
    }

    /// The outcome of the last file.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// A name for a file that sorts by learner and task.
    ///
    /// @param speaker may be empty
    static String fileName(FreeSpeech speech, String speaker, String title) {
        LocalDate day = LocalDate.ofInstant(speech.recordedAt(), ZoneId.systemDefault());
        return Stream.of(FileNamePart.of(speaker), FileNamePart.of(title), day.toString())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("_"));
    }

    /// Writes the report as PDF.
    void savePdf(FreeSpeech speech, Locale language, Path file) {
        save(file, () -> {
            services.exporter().writePdf(speech, language, file);
            return "speaking.saved";
        });
    }

    /// Writes the report and the recording into one file.
    void saveZip(FreeSpeech speech, Locale language, Path file) {
        save(
                file,
                () -> services.exporter().writeZip(speech, language, file)
                        ? "speaking.saved"
                        : "speaking.saved.without-sound");
    }

    /// Writes the reports on all that the same learner said as a table.
    void saveCsv(FreeSpeech speech, Locale language, Path file) {
        save(
                file,
                () -> services.exporter().writeCsv(speech.learnerId(), language, file) > 0
                        ? "speaking.saved"
                        : "speaking.saved.nothing");
    }

    private void save(Path file, FileWriting writing) {
        String name = String.valueOf(file.getFileName());
        message.set(Optional.empty());
        services.tasks()
                .run(
                        progress -> writing.write(),
                        outcome -> message.set(Optional.of(
                                outcome instanceof TaskOutcome.TaskDone<String>(String key)
                                        ? UserMessage.success(key, name)
                                        : UserMessage.failure("speaking.not-saved", name))));
    }
}
