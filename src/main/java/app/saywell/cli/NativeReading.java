package app.saywell.cli;

import app.saywell.signal.Pcm;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A native reading named on the command line: audio, or the analysis of some.
///
/// @param audio its sound, where that was given
/// @param analysis its components, where those were given
public record NativeReading(Optional<Recording> audio, Optional<NativeAnalysis> analysis) {

    /// Reads audio or, from a file that ends in `.json`, what `analyze-native` wrote.
    ///
    /// @throws RefusedException if it is neither
    public static NativeReading read(Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".json")) {
            return new NativeReading(Optional.of(Recording.read(file)), Optional.empty());
        }
        try {
            return new NativeReading(
                    Optional.empty(), Optional.of(analysis(Files.readString(file))));
        } catch (IOException e) {
            throw new RefusedException(file + " cannot be read: " + e.getMessage());
        } catch (MalformedJsonException e) {
            throw new RefusedException(file + " is no analysis: " + e.getMessage());
        }
    }

    /// Its sound for a picture.
    public Optional<Pcm> pcm() {
        return audio.map(Recording::audio);
    }

    /// Its components: as they were given, or asked for now.
    public Reply<NativeAnalysis> components(SpeechService service, String text) {
        if (analysis.isPresent()) {
            NativeAnalysis given = analysis.get();
            return new Reply.Answer<>(given, SpeechJson.write(given), Reply.Source.STORED);
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
