package app.saywell.service.call;

import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import app.saywell.signal.Pcm;
import app.saywell.speech.Endpoint;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Transcription;

import java.time.Duration;

/// Answers one call with the engine, in the calling thread.
public final class Examiner {
    private final SpeechEngine engine;

    /// @param engine may be asked from several threads at once
    public Examiner(SpeechEngine engine) {
        this.engine = engine;
    }

    /// Reads the fields and gives the JSON body of the answer.
    ///
    /// @param began when the request had wholly arrived, by [System#nanoTime()]
    /// @throws Refused if the call cannot be answered
    public String answer(Endpoint endpoint, Form form, long began) {
        Call call = CallReader.read(endpoint, form);
        byte[] file = form.required(Form.FILE);
        if (file.length == 0) {
            throw Options.wrong(Form.FILE, "is empty").refused();
        }
        Pcm audio = Wav.decode(file);
        try {
            return SpeechJson.write(ask(call, audio, began));
        } catch (EngineException e) {
            throw Refusals.of(e).refused();
        }
    }

    private Object ask(Call call, Pcm audio, long began) {
        return switch (call) {
            case Call.Transcribe(var suppressKorean) -> {
                Transcription heard = engine.transcribe(audio, suppressKorean);
                double seconds = Duration.ofNanos(System.nanoTime() - began).toNanos() / 1e9;
                yield new Transcription(heard.text(), heard.textType(), heard.metadata(), seconds);
            }
            case Call.AnalyzeNative(var goldText) -> engine.analyzeNative(audio, goldText);
            case Call.Judge(var goldText, var components, var language) ->
                    engine.judge(audio, goldText, components, language);
            case Call.JudgeSimple(var goldText, var language) ->
                    engine.judgeSimple(audio, goldText, language);
        };
    }
}
