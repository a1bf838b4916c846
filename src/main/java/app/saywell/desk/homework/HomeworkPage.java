package app.saywell.desk.homework;

import java.util.List;
import java.util.Map;

/// The page of a homework: one HTML file that makes no request.
final class HomeworkPage {
    /// The modules of the script. Each may use those before it.
    static final List<String> MODULES = List.of(
            "texts",
            "bytes",
            "quality",
            "archive",
            "envelope",
            "drafts",
            "sound",
            "waves",
            "surroundings",
            "card",
            "sounds",
            "frame",
            "hand-in",
            "page");

    private static final RecorderPage PAGE = RecorderPage.of(MODULES, "", "", "");

    private HomeworkPage() {}

    static String html(PageContent content) {
        return PAGE.html(content.language(), content.title(), content.texts(), content);
    }

    /// The texts of the page in both languages, by code and key.
    static Map<String, Map<String, String>> texts() {
        return Map.of("ko", RecorderPage.texts("ko"), "en", RecorderPage.texts("en"));
    }
}
