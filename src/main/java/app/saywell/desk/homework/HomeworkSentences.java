package app.saywell.desk.homework;

import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.audio.Mp3Encoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/// The sentences of a lesson for a homework page, with their model readings as MP3.
final class HomeworkSentences {
    /// What all model readings of a page may take, in bytes of MP3.
    static final int MAX_AUDIO_BYTES = 5_500_000;

    /// From good to good enough for speech, in kbit/s.
    private static final List<Integer> BIT_RATES = List.of(64, 48, 40, 32);

    private final UseCaseContext context;
    private final Library library;
    private final List<String> unreadable = new ArrayList<>();

    HomeworkSentences(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// The sentences whose model reading is missing or damaged: they are on the page without it.
    List<String> unreadable() {
        return List.copyOf(unreadable);
    }

    List<PageContent.PageSentence> read(long lessonId, ProgressListener progress) {
        List<Sentence> sentences = library.sentences().findByLesson(lessonId);
        List<Optional<ModelReading>> readings = sentences.stream()
                .map(sentence -> primaryReading(sentence.id()))
                .toList();
        int kiloBits = bitRate(readings.stream()
                .flatMap(Optional::stream)
                .mapToDouble(reading -> reading.audio().seconds())
                .sum());
        List<PageContent.PageSentence> entries = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            entries.add(entry(sentences.get(i), i + 1, readable(sentences.get(i), readings.get(i)), kiloBits));
            progress.onProgress(i + 1, sentences.size());
        }
        return entries;
    }

    /// The bit rate in kbit/s for model readings of this many seconds in all.
    static int bitRate(double seconds) {
        return BIT_RATES.stream()
                .filter(kiloBits -> seconds * kiloBits * 1000 / Byte.SIZE <= MAX_AUDIO_BYTES)
                .findFirst()
                .orElse(BIT_RATES.getLast());
    }

    private Optional<ModelReading> readable(Sentence sentence, Optional<ModelReading> reading) {
        Optional<ModelReading> readable = reading.filter(
                one -> library.recordings().readIntact(one.audio()).isPresent());
        if (readable.isEmpty() && reading.isPresent()) {
            unreadable.add(sentence.text());
        }
        return readable;
    }

    private Optional<ModelReading> primaryReading(long sentenceId) {
        return library.readings().findBySentence(sentenceId).stream()
                .filter(ModelReading::primary)
                .findFirst();
    }

    private PageContent.PageSentence entry(
            Sentence sentence, int position, Optional<ModelReading> reading, int kiloBits) {
        return new PageContent.PageSentence(
                Long.toString(sentence.id()),
                position,
                sentence.text(),
                RecordingFiles.sha256Of(sentence.text().getBytes(StandardCharsets.UTF_8)),
                sentence.meaning(),
                reading.filter(MadeReading::is).isPresent(),
                reading.map(model -> mp3(model, kiloBits)).orElse(null),
                reading.map(model -> model.audio().seconds()).orElse(0.0));
    }

    private String mp3(ModelReading reading, int kiloBits) {
        Pcm audio = context.decodedAudio().decode(library.recordings().existingFile(reading.audio()));
        return Base64.getEncoder().encodeToString(Mp3Encoder.encode(audio, kiloBits));
    }
}
