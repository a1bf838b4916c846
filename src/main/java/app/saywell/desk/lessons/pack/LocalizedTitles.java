package app.saywell.desk.lessons.pack;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;

/// Titles and descriptions of the lessons that come with Saywell, in other languages than English, which stands in the
/// lessons themselves.
final class LocalizedTitles {
    private final Properties words = new Properties();

    private LocalizedTitles() {}

    /// Those of a language; none where all are English.
    static LocalizedTitles of(Locale language) throws IOException {
        LocalizedTitles titles = new LocalizedTitles();
        String file = "/app/saywell/assets/lessons/titles_" + language.getLanguage() + ".properties";
        try (InputStream in = LocalizedTitles.class.getResourceAsStream(file)) {
            if (in != null) {
                titles.words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        }
        return titles;
    }

    /// The title of a lesson.
    ///
    /// @param id as its file is named
    /// @param english where there is none in this language
    String title(String id, String english) {
        return words.getProperty(id + ".title", english);
    }

    /// What it practises; as [#title].
    String about(String id, String english) {
        return words.getProperty(id + ".about", english);
    }

    /// `lesson.json` with title and description in this language.
    byte[] translate(String id, byte[] lesson) {
        return LessonFolder.withTitle(lesson, title -> title(id, title), about -> about(id, about));
    }
}
