package app.saywell.desk.lessons.draft;

import java.util.stream.Stream;

/// Captions of films and transcripts of sound that people make lessons of.
final class CaptionLessonCases {
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

    private CaptionLessonCases() {}

    static Stream<LessonCase> all() {
        return Stream.of(
                LessonCase.file(
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
                LessonCase.file(
                        "SubRip with short times",
                        "a.srt",
                        "1\n0:00:00,5 --> 0:00:02,0\nWhen is the bus?\n\n2\n0:00:02.50 --> 0:00:04.00\nIt is late.\n",
                        "When is the bus?",
                        "It is late."),
                LessonCase.encoded(
                        "SubRip of Korean Windows",
                        "a.srt",
                        "x-windows-949",
                        "1\n00:00:00,500 --> 00:00:02,000\nWhen is the bus? (버스)\n",
                        "When is the bus? = 버스"),
                LessonCase.file(
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
                LessonCase.file(
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
                LessonCase.file(
                        "the same words twice",
                        "a.srt",
                        "1\n00:00:00,500 --> 00:00:01,000\nNo.\n\n2\n00:00:01,000 --> 00:00:02,000\nNo.\n",
                        "No.",
                        "No."),
                LessonCase.file(
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
                LessonCase.file(
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
                LessonCase.file(
                        "two languages in a caption",
                        "a.srt",
                        "1\n00:00:00,500 --> 00:00:02,000\nWhen is the bus?\n버스가 언제예요?\n",
                        "When is the bus? = 버스가 언제예요?"),
                LessonCase.file(
                        "SubViewer",
                        "a.sbv",
                        "0:00:00.500,0:00:02.000\nWhen is the bus?\n\n0:00:02.500,0:00:04.000\nIt is late.\n",
                        "When is the bus?",
                        "It is late."),
                LessonCase.file(
                        "SubStation Alpha",
                        "a.ass",
                        "[Script Info]\n"
                                + "Title: x\n"
                                + "[Events]\n"
                                + "Dialogue: 0,0:00:00.50,0:00:02.00,Default,,0,0,0,,{\\i1}When is\\Nthe bus?\n",
                        "When is the bus?"),
                LessonCase.file(
                        "lyrics",
                        "a.lrc",
                        "[ti:Song]\n[00:00.50]When is the bus?\n[00:02.50]It is late.\n",
                        "When is the bus?",
                        "It is late."),
                LessonCase.file(
                        "labels of Audacity",
                        "labels.txt",
                        "0.000000\t1.200000\tWhen is the bus?\n1.200000\t2.500000\tIt is late.\n",
                        "When is the bus?",
                        "It is late."),
                LessonCase.file(
                        "text of ELAN",
                        "elan.txt",
                        "Default\t\t00:00:00.000\t0.0\t00:00:01.200\t1.2\t00:00:01.200\t1.2\tWhen is the bus?\n",
                        "When is the bus?"),
                LessonCase.file(
                        "ELAN",
                        "a.eaf",
                        "<?xml version=\"1.0\"?><ANNOTATION_DOCUMENT><TIME_ORDER><TIME_SLOT TIME_SLOT_ID=\"a\""
                                + " TIME_VALUE=\"0\"/><TIME_SLOT TIME_SLOT_ID=\"b\""
                                + " TIME_VALUE=\"900\"/></TIME_ORDER><TIER><ANNOTATION><ALIGNABLE_ANNOTATION"
                                + " TIME_SLOT_REF1=\"a\" TIME_SLOT_REF2=\"b\"><ANNOTATION_VALUE>When is the"
                                + " bus?</ANNOTATION_VALUE>"
                                + "</ALIGNABLE_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>",
                        "When is the bus?"),
                LessonCase.encoded("Praat, 8 bit", "a.TextGrid", "UTF-8", TEXT_GRID, "When is the bus?", "It is late."),
                LessonCase.encoded(
                        "Praat, 16 bit", "a.TextGrid", "UTF-16", TEXT_GRID, "When is the bus?", "It is late."));
    }
}
