package app.saywell.service.call;

import app.saywell.speech.Endpoint;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;

import java.util.List;

/// Reads form fields into a [Call], or refuses with 400 and the field that is wrong.
final class CallReader {
    private CallReader() {}

    static Call read(Endpoint endpoint, Form form) {
        return switch (endpoint) {
            case TRANSCRIBE ->
                    form.optional(Form.TRANSCRIBE_OPTIONS)
                            .map(bytes -> Options.read(Form.TRANSCRIBE_OPTIONS, bytes))
                            .map(options -> new Call.Transcribe(options.suppressKorean()))
                            .orElse(new Call.Transcribe(false));
            case ANALYZE_NATIVE -> new Call.AnalyzeNative(options(form).goldText());
            case PRONUNCIATION -> {
                Options options = options(form);
                String goldText = options.goldText();
                yield new Call.Judge(goldText, components(form), options.language());
            }
            case PRONUNCIATION_SIMPLE -> {
                Options options = options(form);
                yield new Call.JudgeSimple(options.goldText(), options.language());
            }
        };
    }

    private static Options options(Form form) {
        return Options.read(Form.OPTIONS, form.required(Form.OPTIONS));
    }

    private static List<SpeechComponent> components(Form form) {
        String field = Form.NATIVE_COMPONENTS;
        String json = Options.text(field, form.required(field));
        List<SpeechComponent> components;
        try {
            components = SpeechJson.readComponents(json);
        } catch (MalformedJsonException e) {
            throw Options.wrong(field, "is not a JSON array of components").refused();
        }
        if (components.stream().noneMatch(Word.class::isInstance)) {
            throw Options.wrong(field, "holds no word").refused();
        }
        return components;
    }
}
