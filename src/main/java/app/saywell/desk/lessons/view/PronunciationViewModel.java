package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.PronunciationService;
import app.saywell.desk.lessons.PronunciationService.PronunciationInput;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The teacher's own pronunciations of words.
final class PronunciationViewModel {
    private final PronunciationService pronunciationService;
    private final WordAudio wordAudio;
    private final TaskRunner tasks;
    private final LibraryEdits edits;
    private final AudioSession audioSession;
    private final LatestRead customReads;
    private final LatestRead guideReads;
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());

    PronunciationViewModel(
            PronunciationService pronunciationService,
            WordAudio wordAudio,
            TaskRunner tasks,
            LibraryEdits edits,
            AudioSession audioSession) {
        this.pronunciationService = pronunciationService;
        this.wordAudio = wordAudio;
        this.tasks = tasks;
        this.edits = edits;
        this.audioSession = audioSession;
        customReads = new LatestRead(tasks);
        guideReads = new LatestRead(tasks);
    }

    /// The words of a text, those whose pronunciation was guessed first.
    static List<TextCheck.ExpectedWord> wordsToCheck(TextCheck.CheckedText finding) {
        return finding.words().stream()
                .sorted((first, second) -> Boolean.compare(isKnown(first), isKnown(second)))
                .toList();
    }

    private static boolean isKnown(TextCheck.ExpectedWord word) {
        return word.source() != TextCheck.ExpectedWordSource.SPELLING;
    }

    /// Why the computer voice could not say something.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Reads the teacher's own pronunciation of the word: for this sentence alone, or else for all.
    /// Only what was asked for last is answered.
    void readCustom(TextCheck.ExpectedWord word, String sentence, Consumer<Optional<String>> show) {
        customReads.runAfterEdits(
                () -> pronunciationService
                        .findPronunciation(PronunciationGuide.inSentence(word.word(), sentence))
                        .or(() -> pronunciationService.findPronunciation(word.word())),
                show);
    }

    /// Tells the words that a sentence will be read as, where they differ from what is written.
    void tellReading(String sentence, Consumer<String> told) {
        guideReads.runAfterEdits(() -> wordAudio.asRead(sentence, pronunciationService.guide()), words -> {
            if (!plain(words).equals(plain(sentence))) {
                told.accept(words);
            }
        });
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d]+", " ").strip();
    }

    /// Whether the text is a valid pronunciation.
    PronunciationInput parse(String word, String text) {
        return PronunciationService.parseInput(word, text);
    }

    /// Plays the pronunciation with the computer voice.
    void play(String text) {
        tasks.run(progress -> pronunciationService.synthesize(text), outcome -> {
            switch (outcome) {
                case TaskOutcome.TaskDone<Pcm>(Pcm speech) -> {
                    message.set(Optional.empty());
                    audioSession.play(PlaybackRange.whole(speech));
                }
                case TaskOutcome.TaskFailed<Pcm>(Throwable cause) ->
                    message.set(Optional.of(VoiceTexts.failure(cause)));
                case TaskOutcome.TaskCancelled<Pcm> cancelled -> {}
            }
        });
    }

    /// Saves the pronunciation of a word.
    void save(String word, String text) {
        edits.edit(() -> pronunciationService.setPronunciation(word, Optional.of(text.strip())));
    }

    /// Saves it for one sentence alone.
    void saveInSentence(String word, String sentence, String text) {
        save(PronunciationGuide.inSentence(word, sentence), text);
    }

    /// Goes back: from what is meant in this sentence to what is meant everywhere, from there to
    /// the pronunciation of the lexicon.
    void reset(String word, String sentence) {
        String here = PronunciationGuide.inSentence(word, sentence);
        edits.edit(() -> {
            boolean hereAlone = pronunciationService.findPronunciation(here).isPresent();
            pronunciationService.setPronunciation(hereAlone ? here : word, Optional.empty());
        });
    }
}
