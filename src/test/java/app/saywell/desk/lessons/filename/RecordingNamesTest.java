package app.saywell.desk.lessons.filename;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each row: a name, whose it is, which sentence, which take. `?` before numbers means that a person
/// is asked, and which answers are offered first; `-` means that the name says nothing.
class RecordingNamesTest {
    private static final List<Sentence> SENTENCES = sentences();
    private static final List<Learner> CLASS = List.of(
            learner("Ann", "1"),
            learner("Annabel", "2"),
            learner("강민준", "3"),
            learner("Ben Lee", "4"),
            learner("이하나", "5"),
            learner("Learner 6", "6"),
            learner("Tom", "12"),
            learner("김민수", "15"),
            learner("Sam Park", "20317"),
            learner("Tom", "18"));

    @ParameterizedTest
    @CsvSource({
        // learner and sentence by number, as it is advised
        "12-03.m4a, 12, 3, -",
        "12_03.wav, 12, 3, -",
        "12 03.mp3, 12, 3, -",
        "12.03.m4a, 12, 3, -",
        "012-003.wav, 12, 3, -",
        "12번 3.m4a, 12, 3, -",
        "１２－０３.m4a, 12, 3, -",
        "student 12 sentence 3.wav, 12, 3, -",
        "학생 12 문장 3.m4a, 12, 3, -",
        "번호12_3번 문장.m4a, 12, 3, -",
        // one number in a class: both have a number 3
        "03.m4a, ?3, ?3, -",
        "3번.m4a, ?3, ?3, -",
        "06.wav, ?6, ?6, -",
        "7.wav, -, 7, -",
        "0007.wav, -, 7, -",
        "18.wav, 18, -, -",
        "99.wav, -, -, -",
        "99-03.wav, -, ?3, -",
        "12-03-02.wav, -, ?12 3 2, -",
        // names and sentences
        "Ann 3.m4a, 1, 3, -",
        "ann_3.M4A, 1, 3, -",
        "Ann3.wav, 1, 3, -",
        "Annabel 3.wav, 2, 3, -",
        "3 Ann.wav, 1, 3, -",
        "03_강민준_2.wav, 3, 2, -",
        "01_Ann_3.m4a, 1, 3, -",
        "02_Ann_3.m4a, 1, ?2 3, -",
        "Ann_3_2.m4a, 1, ?3 2, -",
        "Ann_1_2.m4a, 1, ?1 2, -",
        "01-03 Ann.wav, 1, 3, -",
        "03_강민준.wav, 3, ?3, -",
        "강민준 3.wav, 3, ?3, -",
        "강민준 4.wav, 3, 4, -",
        "강민준숙제4.m4a, 3, ?4, -",
        "강민준목소리4.m4a, 3, 4, -",
        "4번 문장 강민준.m4a, 3, 4, -",
        "Lee Ben 7.wav, 4, 7, -",
        "BenLee7.wav, 4, 7, -",
        "Ben 7.wav, ?4, ?7, -",
        "4 Ben 7.wav, 4, 7, -",
        "민수 7.wav, ?15, ?7, -",
        "Tom 7.wav, ?12 18, ?7, -",
        "18 Tom 7.wav, 18, 7, -",
        "Ann and Ben Lee 7.wav, ?4 1, ?7, -",
        "Learner 6 7.wav, 6, 7, -",
        "2-3-15 김민수.m4a, 15, -, -",
        "2-3-15 김민수 4.m4a, 15, 4, -",
        "3학년 2반 15번 김민수 4.m4a, 15, 4, -",
        "20317 4.m4a, 20317, 4, -",
        "20317_Sam Park_4.m4a, 20317, 4, -",
        // the text of the sentence
        "We call it bear.wav, -, 2, -",
        "we_call_it_bear - Ann.wav, 1, 2, -",
        "03_강민준_02_We-call-it-bear.wav, 3, 2, -",
        "03_02_We-call-it-bear.wav, 3, 2, -",
        "03 We call it bear.wav, 3, 2, -",
        "02 We call it bear.wav, ?2, 2, -",
        "Dont touch it, -, 5, -",
        "Don't touch it.wav, -, 5, -",
        "01_Ann_09_We-are-going-to-the-theme-park-with-m.wav, 1, 9, -",
        "Look at the pants Ann.wav, 1, ?3 8, -",
        "08 Look at the pants Ann.wav, 1, 8, -",
        "sat Ann.wav, 1, 6, -",
        "voice Ann.wav, 1, ?10, -",
        // dates in all orders, and times
        "Ann 2026-03-05.m4a, 1, -, -",
        "2026-11-25 Ann.m4a, 1, -, -",
        "Ann 2026-03-05 7.m4a, 1, 7, -",
        "Ann 05.03.2026.m4a, 1, -, -",
        "Ann 3-5-2026.m4a, 1, -, -",
        "Ann_20260305.m4a, 1, -, -",
        "20251126_101500.m4a, -, -, -",
        "20251126101500.wav, -, -, -",
        "Ann 251126_1015.m4a, 1, -, -",
        "2025-11-26 10-15-00.m4a, -, -, -",
        "2025-11-26 at 10.15.00 AM Ann.m4a, 1, -, -",
        "2026-03-05 12-03.m4a, -, ?12 3, -",
        "Ann 26-03-05.m4a, 1, ?3 5, -",
        "Ann 3-5.m4a, 1, ?3 5, -",
        "Ann 5 Mar 2026.m4a, 1, -, -",
        "Ann March 5th.m4a, 1, ?5, -",
        "Ann 3월 5일.m4a, 1, -, -",
        "강민준 2026년 3월 5일 오전 10시 30분.m4a, 3, -, -",
        "Ann 10h30.wav, 1, -, -",
        "Ann 9.30pm.wav, 1, -, -",
        "Ann 2026-03.wav, 1, -, -",
        // what phones and recorders call them
        "Voice 001.m4a, -, ?10 1, -",
        "Recording (3).m4a, -, ?3, -",
        "New Recording 12.m4a, -, ?12, -",
        "New Recording.m4a, -, -, -",
        "새로운 녹음 12.m4a, -, ?12, -",
        "음성 007.m4a, -, ?7, -",
        "Ann Voice 001.m4a, 1, ?10 1, -",
        "REC0003.WAV, -, ?3, -",
        "PTT-20251126-WA0012.opus, -, ?12, -",
        "KakaoTalk_Audio_20251126_1015_12_345.m4a, ?12, ?12, -",
        "12-99.m4a, ?12, ?12, -",
        "Ann (3).wav, 1, ?3, -",
        "Ann 7 (3).wav, 1, 7, -",
        "Ann 7 - Copy (2).wav, 1, 7, -",
        "강민준 7 - 복사본.wav, 3, 7, -",
        "Ann 7 copy.mp3, 1, 7, -",
        "1732612345678.m4a, -, -, -",
        // attempts, lessons and other counts
        "Ann 7 take 2.wav, 1, 7, 2",
        "take 2.wav, -, -, 2",
        "Ann s07t02.wav, 1, 7, 2",
        "강민준 7 2차.wav, 3, 7, 2",
        "Ann 7 v2.wav, 1, 7, 2",
        "7 2nd try Ann.wav, 1, 7, 2",
        "Unit 3 Ann 7.wav, 1, 7, -",
        "3과 강민준 7.wav, 3, 7, -",
        "Ann 7 30s.wav, 1, 7, -",
        "Ann 3a.wav, 1, ?3, -",
        "Ann homework 3.wav, 1, ?3, -",
        "Ann.wav, 1, -, -",
        ".wav, -, -, -",
    })
    void saysWhoseWhichSentenceAndWhichTake(String name, String learner, String sentence, String take) {
        for (Normalizer.Form form : List.of(Normalizer.Form.NFC, Normalizer.Form.NFD)) {
            NameReading reading =
                    RecordingNames.read("", Normalizer.normalize(name, form), NameContext.of(CLASS, SENTENCES));
            assertThat(List.of(
                            text(reading.learner(), Learner::number),
                            text(reading.sentence(), RecordingNamesTest::number),
                            reading.take().isPresent()
                                    ? String.valueOf(reading.take().getAsInt())
                                    : "-"))
                    .as(name + " " + form)
                    .containsExactly(learner, sentence, take);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "강민준, 3.wav, 3, 3",
        "03, 3.wav, 3, 3",
        "03_강민준, 제출.wav, 3, -",
        "03 강민준, 03-02.wav, 3, 2",
        "2-3-15 김민수, 4.m4a, 15, 4",
        "03, Ann.wav, 1, ?3",
        "sentence 3, Ann.wav, 1, 3",
        "Ann, Annabel 4.wav, ?2 1, ?4",
        "2026-03-05, Ann 4.wav, 1, 4",
    })
    void aFolderSaysWhoseItsFilesAre(String folder, String name, String learner, String sentence) {
        NameReading reading = RecordingNames.read(folder, name, NameContext.of(CLASS, SENTENCES));
        assertThat(text(reading.learner(), Learner::number)).isEqualTo(learner);
        assertThat(text(reading.sentence(), RecordingNamesTest::number)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource({
        "01.wav, '', '', 1",
        "06.wav, '', '', 6",
        "06.wav, Ann, 6, 6",
        "Ann 06.wav, Ann, 6, ?6",
        "06_Ann_07.wav, Ann, 6, 7",
        "12-03.wav, '', '', ?12 3",
        "06-03.wav, '', 6, 3",
        "06 (1).wav, '', '', 6",
        "take 2.wav, '', '', -",
        "Audio 003.wav, '', '', ?3",
    })
    void recordingsOfOneLearnerNeedNoNumberOfTheLearner(
            String name, String learnerName, String learnerNumber, String sentence) {
        Learner learner = learner(learnerName, learnerNumber);
        NameReading reading = RecordingNames.read("", name, NameContext.of(learner, SENTENCES));
        assertThat(reading.learner().certain()).contains(learner);
        assertThat(text(reading.sentence(), RecordingNamesTest::number)).isEqualTo(sentence);
    }

    private static <T> String text(NameFinding<T> finding, Function<T, String> name) {
        return switch (finding) {
            case NameFinding.Certain<T>(T value) -> name.apply(value);
            case NameFinding.Unsure<T>(List<T> all) -> all.stream().map(name).collect(Collectors.joining(" ", "?", ""));
            case NameFinding.Silent<T> silent -> "-";
        };
    }

    private static String number(Sentence sentence) {
        return String.valueOf(SENTENCES.indexOf(sentence) + 1);
    }

    private static Learner learner(String name, String number) {
        return new Learner(name.hashCode() + 31L * number.hashCode(), name, number, Optional.of(1L), Consent.HOSTED);
    }

    private static List<Sentence> sentences() {
        List<String> texts = List.of(
                "Good morning, everyone.",
                "We call it bear.",
                "Look at the pants!",
                "How old are you?",
                "Don’t touch it.",
                "sat",
                "She is reading a book.",
                "Look at the pants.",
                "We are going to the theme park with my family on Sunday.",
                "Voice",
                "My father cooks dinner.",
                "It is raining.");
        List<Sentence> sentences = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            sentences.add(new Sentence(i + 1L, 1, texts.get(i), "", i));
        }
        return sentences;
    }
}
