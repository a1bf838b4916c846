package app.saywell.judge.service.call;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.account.PriceList;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Transcription;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.util.function.Consumer;

/// Answers one call with the engine, on the calling thread.
public final class SpeechCallHandler {
    /// Longer recordings could not be scored within the time limit of a call.
    static final double MAX_AUDIO_SECONDS = 600;

    private static final double NANOS_PER_SECOND = 1e9;

    private final SpeechEngine engine;
    private final AudioDecoder decoder = new AudioDecoder(MAX_AUDIO_SECONDS);

    /// @param engine must be safe for several threads
    public SpeechCallHandler(SpeechEngine engine) {
        this.engine = engine;
    }

    /// Reads the fields, reserves the price and calls the engine.
    ///
    /// @param creditReserver called when the length of the audio is known; the reservation is
    ///     released if the call fails
    /// @param receivedNanos when the whole request had arrived, by [System#nanoTime()]
    /// @param decoded told how much work the recording is, once it was decoded
    /// @throws ApiException if the call cannot be answered
    public CallAnswer answer(
            ServiceEndpoint endpoint,
            FormFields form,
            CreditReserver creditReserver,
            long receivedNanos,
            Consumer<Workload> decoded) {
        EngineCall call = EngineCallReader.read(endpoint, form);
        Pcm audio = audio(form.required(FormFields.FILE));
        decoded.accept(Workload.of(endpoint, audio.seconds()));
        CreditReserver.CreditReservation reservation =
                creditReserver.reserve(PriceList.billedSeconds(audio.samples().length, audio.sampleRate()));
        boolean answered = false;
        try {
            String json = SpeechJson.write(callEngine(call, audio, receivedNanos));
            answered = true;
            return new CallAnswer(json, reservation);
        } catch (EngineException e) {
            throw ApiErrors.of(e).toException();
        } finally {
            if (!answered) {
                reservation.release();
            }
        }
    }

    private Pcm audio(byte[] file) {
        try {
            return decoder.decode(file);
        } catch (UnreadableAudioException e) {
            throw ApiErrors.of(e).toException();
        }
    }

    private SpeechEngine engineFor(PronunciationGuide guide) {
        return guide.isEmpty() ? engine : engine.withPronunciations(guide);
    }

    private Object callEngine(EngineCall call, Pcm audio, long receivedNanos) {
        return switch (call) {
            case EngineCall.TranscribeCall(var suppressKorean, var wordCertainty) -> {
                Transcription transcription = wordCertainty
                        ? engine.transcribeWithCertainty(audio, suppressKorean)
                        : engine.transcribe(audio, suppressKorean);
                double seconds = (System.nanoTime() - receivedNanos) / NANOS_PER_SECOND;
                yield new Transcription(
                        transcription.text(), transcription.textType(), transcription.metadata(), seconds);
            }
            case EngineCall.AnalyzeNativeCall(var goldText, var guide) ->
                engineFor(guide).analyzeNative(audio, goldText);
            case EngineCall.PronunciationCall(
                    var goldText,
                    var guide,
                    var rule,
                    var components,
                    var language,
                    var fluency) ->
                answer(engineFor(guide).judgingBy(rule).score(audio, goldText, components, language), fluency);
            case EngineCall.SimplePronunciationCall(var goldText, var guide, var rule, var language, var fluency) ->
                answer(engineFor(guide).judgingBy(rule).scoreSimple(audio, goldText, language), fluency);
        };
    }

    private static PronunciationResult answer(PronunciationResult result, boolean fluency) {
        return fluency ? result : result.withoutFluency();
    }
}
