package app.saywell.service.call;

import app.saywell.speech.Endpoint;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;

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
            case ANALYZE_NATIVE -> {
                Options options = options(form);
                yield new Call.AnalyzeNative(options.goldText(), options.guide());
            }
            case PRONUNCIATION -> {
                Options options = options(form);
                String goldText = options.goldText();
                PronunciationGuide guide = options.guide();
                yield new Call.Judge(goldText, guide, components(form), options.language());
            }
            case PRONUNCIATION_SIMPLE -> {
                Options options = options(form);
                yield new Call.JudgeSimple(options.goldText(), options.guide(), options.language());
            }
        };
    }

    private static Options options(Form form) {
        return Options.read(Form.OPTIONS, form.required(Form.OPTIONS));
    }

    private static List<SpeechComponent> components(Form form) {
        String field = Form.NATIVE_COMPONENTS;
        String json = Options.text(field, form.required(field));
        List<SpeechComponent> components = read(field, json);
        if (!components.stream().allMatch(CallReader::makesSense)) {
            throw Options.wrong(field, "holds an element without a proper start and end").refused();
        }
        if (components.stream().noneMatch(Word.class::isInstance)) {
            throw Options.wrong(field, "holds no word").refused();
        }
        return components;
    }

    private static List<SpeechComponent> read(String field, String json) {
        try {
            return SpeechJson.readComponents(json);
        } catch (MalformedJsonException e) {
            Problem problem =
                    e.getCause() instanceof JacksonException cause
                            ? Options.malformed(field, cause)
                            : Options.wrong(field, "is not an array of words and pauses");
            throw problem.refused();
        }
    }

    private static boolean makesSense(@Nullable SpeechComponent component) {
        return component != null
                && component.start() >= 0
                && component.end() >= component.start()
                && Double.isFinite(component.end());
    }
}
