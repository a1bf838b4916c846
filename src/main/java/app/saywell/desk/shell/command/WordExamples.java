package app.saywell.desk.shell.command;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.shell.console.OutputFile;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.speech.Word;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// Has a computer voice say the wrong words of a result, each into a file: as it should sound, and behind it as it was
/// heard where that is known. The files are named by the place of the word in the text: `03.wav`.
final class WordExamples {
    private static final String FILES = "[0-9]*.wav";

    private final TextToSpeech voice;
    private final boolean british;

    /// @param british whether a British voice is to speak
    WordExamples(TextToSpeech voice, boolean british) {
        this.voice = voice;
        this.british = british;
    }

    /// The files of a folder that may be replaced.
    static Path[] existing(Path folder) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, FILES)) {
                found.forEach(files::add);
            } catch (IOException e) {
                throw new CommandRefusedException(FileSentence.unread(folder, e));
            } catch (DirectoryIteratorException e) {
                throw new CommandRefusedException(FileSentence.unread(folder, Objects.requireNonNull(e.getCause())));
            }
        }
        return files.toArray(Path[]::new);
    }

    /// Writes the files; a word with a sign that the voice has no sound for has none.
    ///
    /// @param words of a result
    /// @return the file of each wrong word by its index
    /// @throws CommandRefusedException where there is no voice, or a file cannot be written
    Map<Integer, Path> write(List<Word> words, Path folder) {
        Map<Integer, Path> files = new TreeMap<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            if (word.isFaultless() || word.phonemes().isEmpty()) {
                continue;
            }
            Path file = folder.resolve("%02d.wav".formatted(i + 1));
            if (say(word, file)) {
                files.put(i, file);
            }
        }
        return files;
    }

    private boolean say(Word word, Path file) {
        List<TaskOutcome<Pcm>> answers = new ArrayList<>();
        new WordAudio(new TaskRunner(Runnable::run, Runnable::run), voice).difference(word, manner(), answers::add);
        return switch (answers.getFirst()) {
            case TaskOutcome.TaskDone<Pcm>(Pcm speech) -> {
                OutputFile.write(file, WavEncoder.encode(speech));
                yield true;
            }
            case TaskOutcome.TaskCancelled<Pcm> cancelled -> throw new CommandRefusedException("It was stopped.");
            case TaskOutcome.TaskFailed<Pcm>(TextToSpeechException problem)
            when problem.kind() == SpeakingProblem.UNREADABLE_PRONUNCIATION -> false;
            case TaskOutcome.TaskFailed<Pcm>(TextToSpeechException problem) ->
                throw new CommandRefusedException(problem.sentence());
            case TaskOutcome.TaskFailed<Pcm>(Throwable failure) -> throw new IllegalStateException(failure);
        };
    }

    private VoiceManner manner() {
        String accent = british ? VoiceProfile.BRITISH : VoiceProfile.AMERICAN;
        return voice.voices().stream()
                .filter(profile -> profile.accent().equals(accent))
                .findFirst()
                .or(() -> voice.voices().stream().findFirst())
                .map(profile -> VoiceManner.of(profile.id()))
                .orElseThrow(() -> new CommandRefusedException("There is no computer voice here."));
    }
}
