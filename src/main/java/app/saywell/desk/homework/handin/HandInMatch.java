package app.saywell.desk.homework.handin;

import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The homework that a hand-in belongs to, and those of its recordings whose sentence is still what
/// the learner read.
record HandInMatch(Homework homework, List<MatchedRecording> recordings) {

    /// A recording and its sentence here.
    record MatchedRecording(HandInManifest.RecordingEntry entry, long sentenceId) {}

    /// Empty if the class was never given this homework, or its lesson is deleted.
    static Optional<HandInMatch> find(Library library, OpenedHandIn handIn) {
        HandInManifest manifest = handIn.manifest();
        return library.homework()
                .find(UUID.fromString(manifest.homework()))
                .filter(homework -> homework.classId() == handIn.classId())
                .filter(homework -> manifest.lesson().equals(String.valueOf(homework.lessonId())))
                .filter(homework -> hasLesson(library, homework.lessonId()))
                .map(homework -> new HandInMatch(homework, match(library, homework, manifest)));
    }

    private static boolean hasLesson(Library library, long lessonId) {
        return library.lessons().findAll().stream().anyMatch(lesson -> lesson.id() == lessonId);
    }

    private static List<MatchedRecording> match(Library library, Homework homework, HandInManifest manifest) {
        Map<String, Sentence> sentences = library.sentences().findByLesson(homework.lessonId()).stream()
                .collect(Collectors.toMap(sentence -> String.valueOf(sentence.id()), Function.identity()));
        return manifest.recordings().stream()
                .flatMap(entry -> Optional.ofNullable(sentences.get(entry.sentence()))
                        .filter(sentence -> isSameText(entry, sentence))
                        .map(sentence -> new MatchedRecording(entry, sentence.id()))
                        .stream())
                .toList();
    }

    private static boolean isSameText(HandInManifest.RecordingEntry entry, Sentence sentence) {
        return RecordingFiles.sha256Of(sentence.text().getBytes(StandardCharsets.UTF_8))
                .equals(entry.textSha256());
    }
}
