package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.store.database.PlainText;
import app.saywell.desk.store.lesson.SentenceStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The limits that `docs/reliability.md` states are those that hold.
class DocumentedLimitsTest {
    private static final Pattern LIMITS =
            Pattern.compile("Name ([\\d,]+) characters, title ([\\d,]+), sentence ([\\d,]+);"
                    + " ([\\d,]+) sentences a lesson, ([\\d,]+) learners added at once");

    @Test
    void textsMayBeAsLongAsStatedAndNoLonger() throws IOException {
        requireLimit(PlainText::name, stated(1));
        requireLimit(PlainText::title, stated(2));
        requireLimit(PlainText::paragraph, stated(3));
    }

    @Test
    void listsMayBeAsLongAsStated() throws IOException {
        assertThat(stated(4)).isEqualTo(SentenceStore.MAX_SENTENCES);
        assertThat(stated(5)).isEqualTo(ClassService.MAX_ADDED);
    }

    private static void requireLimit(UnaryOperator<String> text, int longest) {
        assertThat(text.apply("a".repeat(longest))).hasSize(longest);
        assertThatThrownBy(() -> text.apply("a".repeat(longest + 1))).isInstanceOf(RefusedContentException.class);
    }

    private static int stated(int group) throws IOException {
        Matcher limits = LIMITS.matcher(Files.readString(Path.of("docs/reliability.md")));
        assertThat(limits.find()).isTrue();
        return Integer.parseInt(limits.group(group).replace(",", ""));
    }
}
