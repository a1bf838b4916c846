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

    private static LessonCase file(String kind, String file, String text, String... parts) {
        return new LessonCase(kind, file, text.getBytes(StandardCharsets.UTF_8), List.of(parts));
    }

    private static LessonCase encoded(String kind, String file, String charset, String text, String... parts) {
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
        return Stream.of(texts(), TypedLessonCases.all(), translated(), captions(), tables(), markup())
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

    private static Stream<LessonCase> captions() {
        return Stream.of(
                file(
                        "SubRip with a mark, italics and two speakers",
                        "a.srt",
                        "\ufeff1\n"
                                + "00:00:00,500 --> 00:00:02,000\n"
                                + "<i>When is</i> the bus?\n\n"
                                + "2\n"
                                + "00:00:02,500 --> 00:00:04,000\n"
                                + "- It is late.\n"
                                + "- Oh no.\n",
                        "When is the bus?",
                        "It is late.",
                        "Oh no."),
                file(
                        "SubRip with short times",
                        "a.srt",
                        "1\n0:00:00,5 --> 0:00:02,0\nWhen is the bus?\n\n2\n0:00:02.50 --> 0:00:04.00\nIt is late.\n",
                        "When is the bus?",
                        "It is late."),
                encoded(
                        "SubRip of Korean Windows",
                        "a.srt",
                        "x-windows-949",
                        "1\n00:00:00,500 --> 00:00:02,000\nWhen is the bus? (버스)\n",
                        "When is the bus? = 버스"),
                file(
                        "a blank line within a caption",
                        "a.srt",
                        "1\n"
                                + "00:00:00,500 --> 00:00:02,000\n"
                                + "When is\n\n"
                                + "the bus?\n\n"
                                + "2\n"
                                + "00:00:02,500 --> 00:00:04,000\n"
                                + "It is late.\n",
                        "When is the bus?",
                        "It is late."),
                file(
                        "a sentence in two captions, a noise and a song",
                        "a.srt",
                        "1\n"
                                + "00:00:00,500 --> 00:00:02,000\n"
                                + "When is the bus that\n\n"
                                + "2\n"
                                + "00:00:02,000 --> 00:00:04,000\n"
                                + "we want to take?\n\n"
                                + "3\n"
                                + "00:00:04,100 --> 00:00:05,000\n"
                                + "[a horn]\n\n"
                                + "4\n"
                                + "00:00:05,000 --> 00:00:06,000\n"
                                + "♪ tra la ♪\n",
                        "When is the bus that we want to take?",
                        "- [a horn]",
                        "- ♪ tra la ♪"),
                file(
                        "the same words twice",
                        "a.srt",
                        "1\n00:00:00,500 --> 00:00:01,000\nNo.\n\n2\n00:00:01,000 --> 00:00:02,000\nNo.\n",
                        "No.",
                        "No."),
                file(
                        "WebVTT with notes, styles, names, settings and entities",
                        "a.vtt",
                        "WEBVTT\n"
                                + "Kind: captions\n\n"
                                + "NOTE by hand\n\n"
                                + "STYLE\n"
                                + "::cue { color: red }\n\n"
                                + "first\n"
                                + "00:01.000 --> 00:02.500 align:start\n"
                                + "<v Ann>Ben &amp; I can&#39;t go.</v>\n\n"
                                + "00:02.500 --> 00:04.000\n"
                                + "It&nbsp;is <c.red>late</c>.\n",
                        "Ben & I can't go.",
                        "It is late."),
                file(
                        "captions that roll",
                        "a.vtt",
                        "WEBVTT\n\n"
                                + "00:00:00.000 --> 00:00:02.000 align:start\n"
                                + " \n"
                                + "when<00:00:00.500><c> is</c><00:00:01.000><c> the</c>\n\n"
                                + "00:00:02.000 --> 00:00:02.010\n"
                                + "when is the\n"
                                + " \n\n"
                                + "00:00:02.010 --> 00:00:04.000\n"
                                + "when is the\n"
                                + "bus<00:00:02.500><c> please</c>\n\n"
                                + "00:00:04.000 --> 00:00:04.010\n"
                                + "bus please\n"
                                + " \n",
                        "when is the bus please"),
                file(
                        "two languages in a caption",
                        "a.srt",
                        "1\n00:00:00,500 --> 00:00:02,000\nWhen is the bus?\n버스가 언제예요?\n",
                        "When is the bus? = 버스가 언제예요?"),
                file(
                        "SubViewer",
                        "a.sbv",
                        "0:00:00.500,0:00:02.000\nWhen is the bus?\n\n0:00:02.500,0:00:04.000\nIt is late.\n",
                        "When is the bus?",
                        "It is late."),
                file(
                        "SubStation Alpha",
                        "a.ass",
                        "[Script Info]\n"
                                + "Title: x\n"
                                + "[Events]\n"
                                + "Dialogue: 0,0:00:00.50,0:00:02.00,Default,,0,0,0,,{\\i1}When is\\Nthe bus?\n",
                        "When is the bus?"),
                file(
                        "lyrics",
                        "a.lrc",
                        "[ti:Song]\n[00:00.50]When is the bus?\n[00:02.50]It is late.\n",
                        "When is the bus?",
                        "It is late."),
                file(
                        "labels of Audacity",
                        "labels.txt",
                        "0.000000\t1.200000\tWhen is the bus?\n1.200000\t2.500000\tIt is late.\n",
                        "When is the bus?",
                        "It is late."),
                file(
                        "text of ELAN",
                        "elan.txt",
                        "Default\t\t00:00:00.000\t0.0\t00:00:01.200\t1.2\t00:00:01.200\t1.2\tWhen is the bus?\n",
                        "When is the bus?"),
                file(
                        "ELAN",
                        "a.eaf",
                        "<?xml version=\"1.0\"?><ANNOTATION_DOCUMENT><TIME_ORDER><TIME_SLOT TIME_SLOT_ID=\"a\""
                                + " TIME_VALUE=\"0\"/><TIME_SLOT TIME_SLOT_ID=\"b\""
                                + " TIME_VALUE=\"900\"/></TIME_ORDER><TIER><ANNOTATION><ALIGNABLE_ANNOTATION"
                                + " TIME_SLOT_REF1=\"a\" TIME_SLOT_REF2=\"b\"><ANNOTATION_VALUE>When is the"
                                + " bus?</ANNOTATION_VALUE>"
                                + "</ALIGNABLE_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>",
                        "When is the bus?"),
                encoded("Praat, 8 bit", "a.TextGrid", "UTF-8", TEXT_GRID, "When is the bus?", "It is late."),
                encoded("Praat, 16 bit", "a.TextGrid", "UTF-16", TEXT_GRID, "When is the bus?", "It is late."));
    }

    private static final String TEXT_GRID = "File type = \"ooTextFile\"\n"
            + "Object class = \"TextGrid\"\n\n"
            + "xmin = 0\n"
            + "xmax = 2.5\n"
            + "tiers? <exists>\n"
            + "size = 1\n"
            + "item []:\n"
            + "item [1]:\n"
            + "class = \"IntervalTier\"\n"
            + "name = \"said\"\n"
            + "xmin = 0\n"
            + "xmax = 2.5\n"
            + "intervals: size = 2\n"
            + "intervals [1]:\n"
            + "xmin = 0\n"
            + "xmax = 1.2\n"
            + "text = \"When is the bus?\"\n"
            + "intervals [2]:\n"
            + "xmin = 1.2\n"
            + "xmax = 2.5\n"
            + "text = \"It is late.\"\n";

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
