package app.saywell.service.call;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.UnreadableAudioException;
import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import app.saywell.service.account.Tariff;
import app.saywell.signal.Pcm;
import app.saywell.speech.Endpoint;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Transcription;

/// Answers one call with the engine, in the calling thread.
public final class Examiner {
    /// What is longer could not be judged within the time of a call.
    private static final double LONGEST_SECONDS = 600;

    private static final double NANOS = 1e9;

    private final SpeechEngine engine;
    private final AudioDecoder decoder = new AudioDecoder(LONGEST_SECONDS);

    /// @param engine may be asked from several threads at once
    public Examiner(SpeechEngine engine) {
        this.engine = engine;
    }

    /// Reads the fields, sets the price aside and judges.
    ///
    /// @param till asked once the length of the audio is known; what it set aside is released again
    ///     if the call is refused
    /// @param began when the request had wholly arrived, by [System#nanoTime()]
    /// @throws Refused if the call cannot be answered
    public Answer answer(Endpoint endpoint, Form form, Till till, long began) {
        Call call = CallReader.read(endpoint, form);
        Pcm audio = audio(form.required(Form.FILE));
        Till.Hold hold =
                till.hold(Tariff.billedSeconds(audio.samples().length, audio.sampleRate()));
        boolean answered = false;
        try {
            String json = SpeechJson.write(ask(call, audio, began));
            answered = true;
            return new Answer(json, hold);
        } catch (EngineException e) {
            throw Refusals.of(e).refused();
        } finally {
            if (!answered) {
                hold.release();
            }
        }
    }

    private Pcm audio(byte[] file) {
        try {
            return decoder.decode(file);
        } catch (UnreadableAudioException e) {
            throw Refusals.of(e).refused();
        }
    }

    private SpeechEngine guided(PronunciationGuide guide) {
        return guide.isEmpty() ? engine : engine.guided(guide);
    }

    private Object ask(Call call, Pcm audio, long began) {
        return switch (call) {
            case Call.Transcribe(var suppressKorean) -> {
                Transcription heard = engine.transcribe(audio, suppressKorean);
                double seconds = (System.nanoTime() - began) / NANOS;
                yield new Transcription(heard.text(), heard.textType(), heard.metadata(), seconds);
            }
            case Call.AnalyzeNative(var goldText, var guide) ->
                    guided(guide).analyzeNative(audio, goldText);
            case Call.Judge(var goldText, var guide, var components, var language) ->
                    guided(guide).judge(audio, goldText, components, language);
            case Call.JudgeSimple(var goldText, var guide, var language) ->
                    guided(guide).judgeSimple(audio, goldText, language);
        };
    }
}
