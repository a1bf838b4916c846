package app.saywell.desk.lessons.pack;

import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.PronunciationGuide;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.json.JsonMapper;

/// Writes a lesson as one file. The same lesson always gives the same bytes.
final class LessonPackWriter {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final FileTime FIXED_TIME = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));

    private final Library library;
    private final String sharedId;
    private final Set<String> written = new HashSet<>();
    private final List<String> leftOut = new ArrayList<>();
    private int readingCount;
    private int analysisCount;

    LessonPackWriter(Library library) {
        this(library, "");
    }

    /// @param sharedId by which computers that share a folder know the lesson
    LessonPackWriter(Library library, String sharedId) {
        this.library = library;
        this.sharedId = sharedId;
    }

    /// What a pack of the lesson would say, without its sounds.
    LessonFile describe(long lessonId) throws IOException {
        return lesson(lessonId, new ZipOutputStream(OutputStream.nullOutputStream()), false);
    }

    /// Writes a pack, or none. Model readings whose sound cannot be read are left out and named.
    GivenRecordings write(long lessonId, Path pack) throws IOException {
        WholeFile.write(pack, out -> write(lessonId, out));
        return new GivenRecordings(readingCount, leftOut);
    }

    /// As above, into a stream that the caller closes.
    GivenRecordings write(long lessonId, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        LessonFile file = lesson(lessonId, zip, true);
        putEntry(zip, "lesson.json", JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(file));
        zip.finish();
        return new GivenRecordings(readingCount, leftOut);
    }

    private LessonFile lesson(long lessonId, ZipOutputStream zip, boolean withSounds) throws IOException {
        Lesson lesson = library.lessons().find(lessonId).orElseThrow();
        List<LessonFile.SentenceEntry> entries = new ArrayList<>();
        for (Sentence sentence : library.sentences().findByLesson(lessonId)) {
            List<LessonFile.ReadingEntry> readings = new ArrayList<>();
            for (ModelReading reading : library.readings().findBySentence(sentence.id())) {
                if (withSounds) {
                    writeReading(sentence, reading, zip).ifPresent(readings::add);
                } else {
                    readings.add(entry(reading, ""));
                }
            }
            entries.add(new LessonFile.SentenceEntry(sentence.text(), sentence.meaning(), readings, List.of()));
        }
        return new LessonFile(
                LessonFile.FORMAT,
                LessonFile.VERSION,
                lesson.title(),
                lesson.description(),
                sharedId,
                lesson.tags(),
                entries,
                pronunciations(entries));
    }

    private Map<String, String> pronunciations(List<LessonFile.SentenceEntry> entries) {
        Map<String, String> words = new TreeMap<>();
        library.pronunciations().findAll().forEach((word, pronunciation) -> {
            if (entries.stream().anyMatch(entry -> PronunciationGuide.appliesTo(entry.text(), word))) {
                words.put(word, pronunciation);
            }
        });
        return words;
    }

    private Optional<LessonFile.ReadingEntry> writeReading(Sentence sentence, ModelReading reading, ZipOutputStream zip)
            throws IOException {
        Optional<byte[]> sound = library.recordings().readIntact(reading.audio());
        if (sound.isEmpty()) {
            String speaker = reading.speaker().name();
            leftOut.add(speaker.isEmpty() ? sentence.text() : speaker + ": " + sentence.text());
            return Optional.empty();
        }
        putEntry(zip, entry(reading, "").audio(), sound.get());
        readingCount++;
        String analysis = "";
        var answer = library.readings().findAnalysisJson(reading.id());
        if (answer.isPresent()) {
            analysis = "analysis/" + ++analysisCount + ".json";
            putEntry(zip, analysis, answer.get().getBytes(StandardCharsets.UTF_8));
        }
        return Optional.of(entry(reading, analysis));
    }

    private static LessonFile.ReadingEntry entry(ModelReading reading, String analysis) {
        String hash = reading.audio().hash();
        String audio = "audio/" + hash + "." + reading.audio().extension();
        ModelReading.ReadingSpeaker voice = reading.speaker();
        return new LessonFile.ReadingEntry(audio, hash, voice.name(), voice.accent(), reading.primary(), analysis);
    }

    private void putEntry(ZipOutputStream zip, String name, byte[] content) throws IOException {
        if (written.add(name)) {
            ZipEntry entry = new ZipEntry(name);
            entry.setLastModifiedTime(FIXED_TIME);
            zip.putNextEntry(entry);
            zip.write(content);
            zip.closeEntry();
        }
    }
}
