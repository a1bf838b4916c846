package app.saywell.judge.service.call;

import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// Converts form fields to an [EngineCall], or fails with 400 and the name of the wrong field.
final class EngineCallReader {
    private EngineCallReader() {}

    static EngineCall read(ServiceEndpoint endpoint, FormFields form) {
        return switch (endpoint) {
            case TRANSCRIBE ->
                form.optional(FormFields.TRANSCRIBE_OPTIONS)
                        .map(bytes -> CallOptions.read(FormFields.TRANSCRIBE_OPTIONS, bytes))
                        .map(options ->
                                new EngineCall.TranscribeCall(options.suppressKorean(), options.wordCertainty()))
                        .orElse(new EngineCall.TranscribeCall(false, false));
            case ANALYZE_NATIVE -> {
                CallOptions options = options(form);
                yield new EngineCall.AnalyzeNativeCall(options.goldText(), options.guide());
            }
            case PRONUNCIATION -> {
                CallOptions options = options(form);
                String goldText = options.goldText();
                PronunciationGuide guide = options.guide();
                yield new EngineCall.PronunciationCall(
                        goldText, guide, options.rule(), components(form), options.language(), options.fluency());
            }
            case PRONUNCIATION_SIMPLE -> {
                CallOptions options = options(form);
                yield new EngineCall.SimplePronunciationCall(
                        options.goldText(), options.guide(), options.rule(), options.language(), options.fluency());
            }
        };
    }

    private static CallOptions options(FormFields form) {
        return CallOptions.read(FormFields.OPTIONS, form.required(FormFields.OPTIONS));
    }

    private static List<SpeechComponent> components(FormFields form) {
        String field = FormFields.NATIVE_COMPONENTS;
        String json = CallOptions.decodeUtf8(field, form.required(field));
        List<SpeechComponent> components = read(field, json);
        if (!components.stream().allMatch(EngineCallReader::hasValidTimes)) {
            throw CallOptions.invalid(field, "holds an element without a valid start and end")
                    .toException();
        }
        if (components.stream().noneMatch(Word.class::isInstance)) {
            throw CallOptions.invalid(field, "holds no word").toException();
        }
        return components;
    }

    private static List<SpeechComponent> read(String field, String json) {
        try {
            return SpeechJson.readComponents(json);
        } catch (MalformedJsonException e) {
            ApiError problem = e.getCause() instanceof JacksonException cause
                    ? CallOptions.malformed(field, cause)
                    : CallOptions.invalid(field, "is not an array of words and pauses");
            throw problem.toException();
        }
    }

    private static boolean hasValidTimes(@Nullable SpeechComponent component) {
        return component != null
                && component.start() >= 0
                && component.end() >= component.start()
                && Double.isFinite(component.end());
    }
}
