package app.saywell.practice.pack;

import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes a lesson as one file. The same lesson gives the same bytes.
final class PackWriter {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final FileTime ONE_TIME = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));

    private final Library library;
    private final Set<String> written = new HashSet<>();
    private int analyses;

    PackWriter(Library library) {
        this.library = library;
    }

    /// Writes beside the target first, so that there is a whole pack or none.
    void write(long lessonId, Path pack) throws IOException {
        Path part = pack.resolveSibling(pack.getFileName() + ".part");
        try {
            try (OutputStream out = Files.newOutputStream(part);
                    ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
                LessonFile file = lesson(lessonId, zip);
                put(
                        zip,
                        "lesson.json",
                        JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(file));
            }
            Files.move(part, pack, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private LessonFile lesson(long lessonId, ZipOutputStream zip) throws IOException {
        Lesson lesson = library.lessons().find(lessonId).orElseThrow();
        List<LessonFile.Entry> entries = new ArrayList<>();
        for (Sentence sentence : library.sentences().of(lessonId)) {
            List<LessonFile.Voiced> readings = new ArrayList<>();
            for (Reading reading : library.readings().of(sentence.id())) {
                readings.add(voiced(reading, zip));
            }
            entries.add(
                    new LessonFile.Entry(sentence.text(), sentence.meaning(), readings, List.of()));
        }
        return new LessonFile(
                LessonFile.FORMAT,
                LessonFile.VERSION,
                lesson.title(),
                lesson.description(),
                entries,
                library.pronunciations().guide(false).within(text(entries)).words());
    }

    private static String text(List<LessonFile.Entry> entries) {
        return entries.stream().map(LessonFile.Entry::text).collect(Collectors.joining(" "));
    }

    private LessonFile.Voiced voiced(Reading reading, ZipOutputStream zip) throws IOException {
        String hash = reading.audio().hash();
        String audio = "audio/" + hash + "." + reading.audio().extension();
        put(zip, audio, Files.readAllBytes(library.recordings().file(reading.audio())));
        String analysis = "";
        var answer = library.readings().answer(reading.id());
        if (answer.isPresent()) {
            analysis = "analysis/" + ++analyses + ".json";
            put(zip, analysis, answer.get().getBytes(StandardCharsets.UTF_8));
        }
        Reading.Voice voice = reading.voice();
        return new LessonFile.Voiced(
                audio, hash, voice.speaker(), voice.accent(), reading.model(), analysis);
    }

    private void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        if (written.add(name)) {
            ZipEntry entry = new ZipEntry(name);
            entry.setLastModifiedTime(ONE_TIME);
            zip.putNextEntry(entry);
            zip.write(content);
            zip.closeEntry();
        }
    }
}
