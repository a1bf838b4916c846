package app.saywell.desk.lessons.draft;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A text of a kind that people make lessons of, and what it says.
///
/// @param file the name of the file; empty where it is pasted
/// @param parts the sentences as `text` or `text = translation`, headings after `# `, and what is
///     left out after `- `
public record LessonCase(String kind, String file, byte[] content, List<String> parts) {
    static LessonCase pasted(String kind, String text, String... parts) {
        return file(kind, "", text, parts);
    }

    static LessonCase file(String kind, String file, String text, String... parts) {
        return new LessonCase(kind, file, text.getBytes(StandardCharsets.UTF_8), List.of(parts));
    }

    static LessonCase encoded(String kind, String file, String charset, String text, String... parts) {
        return new LessonCase(kind, file, text.getBytes(Charset.forName(charset)), List.of(parts));
    }

    /// A draft in the form of [#parts].
    public static List<String> read(LessonDraft draft) {
        return draft.parts().stream().map(LessonCase::described).toList();
    }

    private static String described(DraftPart part) {
        return switch (part.kind()) {
            case SENTENCE -> part.text() + (part.meaning().isEmpty() ? "" : " = " + part.meaning());
            case HEADING -> "# " + part.text();
            case LEFT_OUT -> "- " + part.text();
        };
    }

    /// The result in one line.
    public String expected() {
        return parts.stream().collect(Collectors.joining(" / "));
    }

    @Override
    public String toString() {
        return kind;
    }

    /// All kinds.
    public static Stream<LessonCase> all() {
        return Stream.of(texts(), TypedLessonCases.all(), translated(), CaptionLessonCases.all(), tables(), markup())
                .flatMap(cases -> cases);
    }

    private static Stream<LessonCase> texts() {
        return Stream.of(
                pasted(
                        "heading, numbers, speakers, a broken line",
                        "Lesson 7. Where Is My Kite?   p. 81\n"
                                + "1. May I fly it?\n"
                                + "2) We fly it after lunch.\n"
                                + "⑤ Tell me where it is.\n"
                                + "A: It is in the tree.\n"
                                + "B: “He took a ladder to fetch it.”\n"
                                + "• You may climb.\n"
                                + "Now comes the hard part. And who can do it?\n"
                                + "I had better wait for\n"
                                + "my father.",
                        "# Lesson 7. Where Is My Kite? p. 81",
                        "May I fly it?",
                        "We fly it after lunch.",
                        "Tell me where it is.",
                        "A: It is in the tree.",
                        "B: “He took a ladder to fetch it.”",
                        "You may climb.",
                        "Now comes the hard part.",
                        "And who can do it?",
                        "I had better wait for my father."),
                pasted(
                        "a paragraph",
                        "It was a wet day. Mina went to the lake. She took a boat and\nrowed across.",
                        "It was a wet day.",
                        "Mina went to the lake.",
                        "She took a boat and rowed across."),
                pasted(
                        "lines broken by the page",
                        "The old man of the village had never once in his life\n"
                                + "Taken the train to the city that lay behind the hills\n"
                                + "of the north.",
                        "The old man of the village had never once in his life Taken the train to the city that lay"
                                + " behind the hills of the north."),
                pasted("a word broken at the end of a line", "She was a pho-\ntographer.", "She was a photographer."),
                pasted(
                        "phrases without full stops",
                        "Good morning\nThank you\nSee you",
                        "Good morning",
                        "Thank you",
                        "See you"),
                pasted(
                        "numbers that are no list",
                        "4. 12 boats came.\n2023. It was a dry year.\n11) Eleven.",
                        "12 boats came.",
                        "2023. It was a dry year.",
                        "Eleven."),
                pasted(
                        "quotation marks",
                        "“Can’t we—wait…” he said. “Where?” she asked.",
                        "“Can’t we—wait…” he said.",
                        "“Where?” she asked."),
                pasted(
                        "abbreviations",
                        "Mr. Lee met Dr. Oh at 5 p.m. on Friday. They left.",
                        "Mr. Lee met Dr. Oh at 5 p.m. on Friday.",
                        "They left."),
                pasted(
                        "Markdown",
                        "# Unit 4\n\n- **Who** is the pilot?\n- She sits by the *window*.\n\n> Fly high.\n\n---\n",
                        "# Unit 4",
                        "Who is the pilot?",
                        "She sits by the window.",
                        "Fly high.",
                        "- ---"),
                pasted(
                        "a transcript with times",
                        "0:00\nwhen is\n0:02\nThe train is late.",
                        "- 0:00",
                        "when is",
                        "- 0:02",
                        "The train is late."),
                pasted(
                        "page numbers and directions",
                        "Hello there.\n- 12 -\n[a bell rings]\nCome in.",
                        "Hello there.",
                        "- - 12 -",
                        "- [a bell rings]",
                        "Come in."),
                pasted(
                        "a word in another script",
                        "We eat 김밥 on trips. The sea is near.",
                        "We eat 김밥 on trips.",
                        "The sea is near."),
                pasted("Korean alone", "안녕하세요.\n고마워요.", "- 안녕하세요.", "- 고마워요."));
    }

    private static Stream<LessonCase> translated() {
        return Stream.of(
                pasted(
                        "line by line",
                        "When is the bus?\n버스가 언제예요?\nIt comes at ten.\n열 시에 와요.",
                        "When is the bus? = 버스가 언제예요?",
                        "It comes at ten. = 열 시에 와요."),
                pasted(
                        "the translation first",
                        "버스가 언제예요?\nWhen is the bus?\n열 시에 와요.\nIt comes at ten.",
                        "When is the bus? = 버스가 언제예요?",
                        "It comes at ten. = 열 시에 와요."),
                pasted(
                        "on the same line",
                        "When is the bus? 버스가 언제예요?\nIt comes at ten. (열 시에 와요.)",
                        "When is the bus? = 버스가 언제예요?",
                        "It comes at ten. = 열 시에 와요."),
                file(
                        "behind a tab in some lines",
                        "a.txt",
                        "1. Come in.\n2. Sit down.\t앉으세요.\n",
                        "Come in.",
                        "Sit down. = 앉으세요."),
                pasted(
                        "one translation among lines without",
                        "Come in.\nSit down.\nWhere is Ben?\n벤은 어디 있어요?",
                        "Come in.",
                        "Sit down.",
                        "Where is Ben? = 벤은 어디 있어요?"),
                pasted(
                        "behind a sign",
                        "a kite - 연\na boat / 배\na lake: 호수",
                        "a kite = 연",
                        "a boat = 배",
                        "a lake = 호수"),
                pasted("a list of words", "kite 연\nboat 배\nlake 호수", "kite = 연", "boat = 배", "lake = 호수"),
                pasted(
                        "paragraph by paragraph",
                        "When is it? I must go.\n언제예요? 저는 가야 해요.",
                        "When is it? = 언제예요?",
                        "I must go. = 저는 가야 해요."));
    }

    private static Stream<LessonCase> tables() {
        return Stream.of(
                file(
                        "notes of Anki",
                        "notes.txt",
                        "#separator:tab\n"
                                + "#html:true\n"
                                + "#tags column:3\n"
                                + "When is the bus?\t버스가 언제예요?\tu4\n"
                                + "It&#39;s <b>late</b>.<br>\t늦어요.\tu4\n"
                                + "\"He said \"\"no\"\".\"\t그가 거절했다.\tu4\n"
                                + "[sound:r.mp3] Turn&nbsp;back.\t돌아가요.\t\n",
                        "When is the bus? = 버스가 언제예요?",
                        "It's late. = 늦어요.",
                        "He said \"no\". = 그가 거절했다.",
                        "Turn back. = 돌아가요."),
                pasted("Quizlet", "kite\t연\nWhen is it?\t언제예요?", "kite = 연", "When is it? = 언제예요?"),
                file(
                        "commas without quotation marks",
                        "a.csv",
                        "Oh, when is it?,음 언제예요?\nHello, Ben.,안녕 벤.\n",
                        "Oh, when is it? = 음 언제예요?",
                        "Hello, Ben. = 안녕 벤."),
                file(
                        "headings that are not known",
                        "a.csv",
                        "Side A,Side B\nWhen is it?,언제예요?\nNow.,지금요.\n",
                        "When is it? = 언제예요?",
                        "Now. = 지금요."),
                file(
                        "a separator in the first line",
                        "a.csv",
                        "sep=;\nEnglish;Korean\nWhen is it?;언제예요?\n",
                        "When is it? = 언제예요?"),
                file(
                        "a unit in front",
                        "a.tsv",
                        "unit\tEnglish\tKorean\n4\tWhen is it?\t언제예요?\n4\tNow.\t지금요.\n",
                        "When is it? = 언제예요?",
                        "Now. = 지금요."),
                file(
                        "columns that are no translation",
                        "a.csv",
                        "When is it?,speaker A,easy\nNow.,speaker B,easy\n",
                        "When is it?",
                        "Now."));
    }

    private static Stream<LessonCase> markup() {
        return Stream.of(
                file(
                        "HTML",
                        "a.html",
                        "<html><head><title>T</title></head><body><h2>Unit 4</h2><p>When is<br>the bus?</p><p>It is"
                                + " late.</p></body></html>",
                        "# Unit 4",
                        "When is the bus?",
                        "It is late."),
                file(
                        "RTF",
                        "a.rtf",
                        "{\\r"
                                + "tf1\\ansi\\deff0{\\fonttbl{\\f0 Times;}}\\f0\\fs24 When is the bus?\\par It is"
                                + " late.\\par}",
                        "When is the bus?",
                        "It is late."));
    }
}
