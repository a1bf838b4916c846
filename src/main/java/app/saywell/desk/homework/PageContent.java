package app.saywell.desk.homework;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a homework page holds, as the JSON that its script reads.
///
/// @param language the language that is shown first: `ko` or `en`
/// @param dueOn an ISO date, or null
/// @param learner null in a page for all
/// @param publicPoint the public key of the class in Base64
/// @param sounds what the page shows and trains besides
/// @param limits where the verdicts on a recording begin
/// @param texts by language code and key
record PageContent(
        String homework,
        String lesson,
        String title,
        String className,
        String language,
        @Nullable String dueOn,
        @Nullable PageLearner learner,
        String publicPoint,
        List<PageSentence> sentences,
        List<PageSound> sounds,
        Map<String, Number> limits,
        Map<String, Map<String, String>> texts) {

    /// Whom a page was made for.
    record PageLearner(String id, String number, String alias) {}

    /// A sentence.
    ///
    /// @param textSha256 of the text in UTF-8, as hexadecimal digits
    /// @param made whether a computer voice reads it
    /// @param audio the model reading as MP3 in Base64, or null
    /// @param seconds the length of the model reading; 0 without one
    record PageSentence(
            String id,
            int position,
            String text,
            String textSha256,
            String meaning,
            boolean made,
            @Nullable String audio,
            double seconds) {}
}
