package app.saywell.client;

import app.saywell.client.call.AskingSpeechService;
import app.saywell.client.call.Channel;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;

/// A speech service at the other end of HTTP, with every rule about sending in place.
///
/// Made by [SpeechClients]. Safe for several threads; closing it breaks off what is under way.
public final class SpeechClient implements SpeechService, AutoCloseable {
    private final SpeechService service;
    private final AutoCloseable connections;

    SpeechClient(Channel channel, AutoCloseable connections) {
        this.service = new AskingSpeechService(channel);
        this.connections = connections;
    }

    @Override
    public Reply<Transcription> transcribe(Upload audio, boolean suppressKorean) {
        return service.transcribe(audio, suppressKorean);
    }

    @Override
    public Reply<NativeAnalysis> analyzeNative(Upload audio, String goldText) {
        return service.analyzeNative(audio, goldText);
    }

    @Override
    public Reply<Judgement> pronunciation(
            Upload audio, String goldText, String nativeComponents, FeedbackLanguage language) {
        return service.pronunciation(audio, goldText, nativeComponents, language);
    }

    @Override
    public Reply<Judgement> pronunciationSimple(
            Upload audio, String goldText, FeedbackLanguage language) {
        return service.pronunciationSimple(audio, goldText, language);
    }

    @Override
    public void close() {
        try {
            connections.close();
        } catch (Exception e) {
            throw new IllegalStateException("closing the connections failed", e);
        }
    }
}
