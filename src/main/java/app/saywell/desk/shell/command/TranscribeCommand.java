package app.saywell.desk.shell.command;

import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.RecordingFile;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Transcribes a recording.
@Command(name = "transcribe", description = "Transcribes a recording.")
final class TranscribeCommand implements Callable<Integer> {
    @Mixin
    private ServiceOptions service;

    @Parameters(paramLabel = "FILE", description = "The recording: WAV, MP3, M4A, MP4, Ogg, WebM or FLAC.")
    private Path file;

    @Option(names = "--suppress-korean", description = "Write Korean words in English letters.")
    private boolean suppressKorean;

    @Override
    public Integer call() {
        LockedFeatureException.requireUnlocked(InstalledPolicy.required(), LockedFeature.TRANSCRIPTION);
        RecordingFile recording = RecordingFile.read(file);
        ServiceReply.AnsweredCall<Transcription> answer = service.ask(
                "Transcribing %.1f s of speech".formatted(recording.audio().seconds()),
                speech -> speech.transcribe(recording.upload(), suppressKorean));
        System.out.println(answer.value().text());
        return 0;
    }
}
