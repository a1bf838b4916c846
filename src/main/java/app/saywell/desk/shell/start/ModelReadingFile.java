package app.saywell.desk.shell.start;

import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A model reading given on the command line: audio, or an analysis as JSON.
///
/// @param audio the sound, if it was given
/// @param analysis the analysis, if it was given
public record ModelReadingFile(Optional<RecordingFile> audio, Optional<NativeAnalysis> analysis) {

    /// Reads audio or, from a `.json` file, the output of `analyze-native`.
    ///
    /// @throws CommandRefusedException if it is neither
    public static ModelReadingFile read(Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".json")) {
            return new ModelReadingFile(Optional.of(RecordingFile.read(file)), Optional.empty());
        }
        try {
            return new ModelReadingFile(Optional.empty(), Optional.of(analysis(Files.readString(file))));
        } catch (IOException e) {
            throw new CommandRefusedException(FileSentence.unread(file, e));
        } catch (MalformedJsonException e) {
            throw new CommandRefusedException(file + " is not an analysis: " + e.getMessage());
        }
    }

    /// The sound for a picture.
    public Optional<Pcm> pcm() {
        return audio.map(RecordingFile::audio);
    }

    /// The components: as given, or from a call to the service.
    public ServiceReply<NativeAnalysis> components(SpeechService service, String text) {
        if (analysis.isPresent()) {
            NativeAnalysis stored = analysis.get();
            return new ServiceReply.AnsweredCall<>(stored, SpeechJson.write(stored), ServiceReply.AnswerSource.STORED);
        }
        return service.analyzeNative(audio.orElseThrow().upload(), text);
    }

    private static NativeAnalysis analysis(String json) {
        if (json.stripLeading().startsWith("[")) {
            List<SpeechComponent> components = SpeechJson.readComponents(json);
            return new NativeAnalysis(components);
        }
        return SpeechJson.readNativeAnalysis(json);
    }
}
