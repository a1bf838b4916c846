package app.saywell.practice.pack;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.Take;
import app.saywell.practice.pack.PackException.Kind;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.SpeechJson;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;

/// An unpacked evidence pack that was found good: every file it names is there, is the one that was
/// packed, and is what it should be.
record EvidenceFolder(Path folder, EvidenceFile content) {
    static final String NAME = "evidence.json";
    private static final JsonMapper JSON =
            JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

    static EvidenceFolder check(Path folder) throws IOException {
        EvidenceFolder checked = new EvidenceFolder(folder, read(folder.resolve(NAME)));
        EvidenceFile content = checked.content;
        if (!content.format().equals(EvidenceFile.FORMAT)) {
            throw new PackException(Kind.NOT_A_LESSON, "its format is not " + EvidenceFile.FORMAT);
        }
        if (content.version() > EvidenceFile.VERSION) {
            throw new PackException(Kind.NEWER, "version " + content.version());
        }
        for (EvidenceFile.Entry entry : content.takes()) {
            checked.check(entry);
        }
        return checked;
    }

    /// A file that it names.
    Path file(String name) {
        return Unzip.fileBelow(folder, name);
    }

    /// The text of a file that it names.
    String text(String name) {
        return Unzip.textBelow(folder, name);
    }

    private void check(EvidenceFile.Entry entry) {
        EvidenceFile.Sound sound = entry.sound();
        if (sound == null || entry.sentence().isEmpty()) {
            throw new PackException(Kind.INCOMPLETE, "a take has no sound or no sentence");
        }
        Path audio = file(sound.audio());
        expect(audio, sound.sha256(), sound.audio());
        try {
            SoundFile.probe(audio);
        } catch (UnreadableAudioException e) {
            throw new PackException(Kind.UNREADABLE_AUDIO, sound.audio() + " holds no sound", e);
        }
        time(sound.recordedAt());
        if (Arrays.stream(Take.Source.values()).noneMatch(s -> s.name().equals(sound.source()))) {
            throw new PackException(Kind.INCOMPLETE, "a take has no source");
        }
        entry.results().forEach(this::check);
    }

    private void check(EvidenceFile.Answer answer) {
        expect(file(answer.file()), answer.sha256(), answer.file());
        time(answer.at());
        boolean endpoint =
                Arrays.stream(Endpoint.values())
                        .anyMatch(e -> e.name().equals(answer.endpoint()) && e.scale().isPresent());
        if (!endpoint || FeedbackLanguage.ofCode(answer.language()).isEmpty()) {
            throw new PackException(Kind.INCOMPLETE, answer.file() + " says not what was asked");
        }
        try {
            SpeechJson.readJudgement(text(answer.file()));
        } catch (MalformedJsonException e) {
            throw new PackException(Kind.INCOMPLETE, answer.file() + " is no judgement", e);
        }
    }

    private static void expect(Path file, String hash, String name) {
        if (!Recordings.hashOf(file).equals(hash)) {
            throw new PackException(Kind.CHANGED, name + " is not what was packed");
        }
    }

    private static void time(String text) {
        try {
            Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new PackException(Kind.INCOMPLETE, "a moment in it is none", e);
        }
    }

    private static EvidenceFile read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new PackException(Kind.NOT_A_LESSON, "there is no " + NAME);
        }
        try {
            return JSON.readValue(Files.readAllBytes(file), EvidenceFile.class);
        } catch (JacksonException e) {
            throw new PackException(Kind.NOT_A_LESSON, NAME + " cannot be read", e);
        }
    }
}
