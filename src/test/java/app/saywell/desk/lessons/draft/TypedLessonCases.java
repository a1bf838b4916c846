package app.saywell.desk.lessons.draft;

import java.util.stream.Stream;

/// Lessons as they are typed and copied from sheets, chats and books.
final class TypedLessonCases {
    private TypedLessonCases() {}

    static Stream<LessonCase> all() {
        return Stream.of(
                LessonCase.pasted("a translation before the full stop", "We saw a lake(호수).", "We saw a lake. = 호수"),
                LessonCase.pasted("plus signs", "+ We go.\n+ She runs.\n", "We go.", "She runs."),
                LessonCase.pasted(
                        "numbers without dots",
                        "1  I like kites.  나는 연을 좋아한다.\n2  She is kind.  그녀는 친절하다.\n",
                        "I like kites. = 나는 연을 좋아한다.",
                        "She is kind. = 그녀는 친절하다."),
                LessonCase.pasted(
                        "numbers without spaces", "1.I like kites.\n2.She runs.\n", "I like kites.", "She runs."),
                LessonCase.pasted(
                        "numbers in brackets", "[1] I like kites.\n[2] She runs.\n", "I like kites.", "She runs."),
                LessonCase.pasted(
                        "small Roman numbers",
                        "i. First of all.\nii. Second comes.\niii. Third goes.\n",
                        "First of all.",
                        "Second comes.",
                        "Third goes."),
                LessonCase.pasted(
                        "an arrow before the translation",
                        "01) I like kites. ▶ 나는 연을 좋아한다.\n02) She runs. ▶ 그녀는 달린다.\n",
                        "I like kites. = 나는 연을 좋아한다.",
                        "She runs. = 그녀는 달린다."),
                LessonCase.pasted(
                        "translations in brackets, without line ends",
                        "I like kites.(나는 연을 좋아한다.)She runs.(그녀는 달린다.)",
                        "I like kites. = 나는 연을 좋아한다.",
                        "She runs. = 그녀는 달린다."),
                LessonCase.pasted(
                        "two languages by turns in a line",
                        "I like it. 나는 그것을 좋아한다. She runs. 그녀는 달린다.",
                        "I like it. = 나는 그것을 좋아한다.",
                        "She runs. = 그녀는 달린다."),
                LessonCase.pasted("words with their sounds", "kite [kait] 연\nboat [bout] 배\n", "kite = 연", "boat = 배"),
                LessonCase.pasted("words with their classes", "kite n. 연\nrun v. 달리다\n", "kite = 연", "run = 달리다"),
                LessonCase.pasted("words alone in small letters", "kite\nboat\nlake\n", "kite", "boat", "lake"),
                LessonCase.pasted(
                        "letters of speakers",
                        "A  How are you?\nB  I am fine.\nA  Good.\n",
                        "A: How are you?",
                        "B: I am fine.",
                        "A: Good."),
                LessonCase.pasted(
                        "names and bars",
                        "Jinsu | Hello, Mina.\nMina | Hi, Jinsu.\n",
                        "Jinsu: Hello, Mina.",
                        "Mina: Hi, Jinsu."),
                LessonCase.pasted(
                        "a table in Markdown",
                        "## Unit 3\n\n| English | Korean |\n|---|---|\n| I like it. | 나는 좋아한다. |\n",
                        "# Unit 3",
                        "I like it. = 나는 좋아한다."),
                LessonCase.pasted(
                        "times in front of lines",
                        "00:12 Hello there.\n00:15 How are you?\n",
                        "Hello there.",
                        "How are you?"),
                LessonCase.pasted(
                        "sentences without spaces between",
                        "Is it a cat?Yes,it is.Is it big?No,it is not.",
                        "Is it a cat?",
                        "Yes,it is.",
                        "Is it big?",
                        "No,it is not."),
                LessonCase.pasted(
                        "a number at the end and one at the beginning",
                        "You are 11. 12 is next. On 2027. 5. 3. we met.",
                        "You are 11.",
                        "12 is next.",
                        "On 2027. 5. 3. we met."),
                LessonCase.pasted(
                        "a formula with a factorial",
                        "We see 5! = 120. It is much.",
                        "We see 5! = 120.",
                        "It is much."),
                LessonCase.pasted("a formula alone", "5! = 120\nThat is much.\n", "5! = 120", "That is much."),
                LessonCase.pasted(
                        "a remark in Korean",
                        "I like it.\n※ 따라 읽으세요.\nShe runs.\n",
                        "I like it.",
                        "- ※ 따라 읽으세요.",
                        "She runs."),
                LessonCase.pasted(
                        "wide brackets",
                        "It is late.（늦었다.）\nShe runs.（그녀는 달린다.）\n",
                        "It is late. = 늦었다.",
                        "She runs. = 그녀는 달린다."),
                LessonCase.pasted(
                        "a table of HTML",
                        "<table><tr><td>I like it.</td><td>나는 좋아한다.</td></tr><tr><td>She runs.</td><td>그녀는"
                                + " 달린다.</td></tr></table>",
                        "I like it. = 나는 좋아한다.",
                        "She runs. = 그녀는 달린다."));
    }
}
