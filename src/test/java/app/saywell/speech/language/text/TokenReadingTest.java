package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How figures, signs and abbreviations are read aloud.
class TokenReadingTest {
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "7 | seven",
                "15 | fifteen",
                "105 | one hundred five",
                "1,234,567 | one million two hundred thirty four thousand five hundred sixty seven",
                "1995 | nineteen ninety five",
                "2005 | two thousand five",
                "2024 | twenty twenty four",
                "1900 | nineteen hundred",
                "3500 | three thousand five hundred",
                "007 | oh oh seven",
                "3.14 | three point one four",
                ".5 | point five",
                "-5 | minus five",
                "−5°C | minus five degrees celsius",
                "1st | first",
                "22nd | twenty second",
                "100th | one hundredth",
                "1/2 | one half",
                "3/4 | three quarters",
                "2/3 | two thirds",
                "2½ | two and a half",
                "7:30 | seven thirty",
                "7:05 | seven oh five",
                "7:00 | seven o'clock",
                "7pm | seven p m",
                "$3.50 | three dollars and fifty cents",
                "$1 | one dollar",
                "$0.99 | ninety nine cents",
                "₩5,000 | five thousand won",
                "£2m | two million pounds",
                "50% | fifty percent",
                "10km | ten kilometers",
                "1kg | one kilogram",
                "60mph | sixty miles per hour",
                "1990s | nineteen nineties",
                "'90s | nineties",
                "010-1234-5678 | oh one oh one two three four five six seven eight",
                "10-20 | ten to twenty",
                "3/14/2024 | march fourteenth twenty twenty four",
                "2024-03-14 | march fourteenth twenty twenty four",
                "#1 | number one",
                "Mr. | mister",
                "Dr. | drive",
                "e.g. | for example",
                "etc. | et cetera",
                "U.S. | u s",
                "USA | u s a",
                "FBI | f b i",
                "NASA | nasa",
                "CDs | c d's",
                "T-shirt | t shirt",
                "5-year-old | five year old",
                "COVID-19 | covid nineteen",
                "H2O | h two o",
                "mid-1990s | mid nineteen nineties",
                "and/or | and or",
                "KakaoPay | kakao pay",
                "www.example.com | w w w dot example dot com"
            })
    void everyTokenHasAUsualReading(String token, String words) {
        assertThat(ReadingMatch.plain(READER.read(token).getFirst().readings().getFirst()))
                .isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1995 | one thousand nine hundred ninety five",
                "1995 | one nine nine five",
                "105 | one hundred and five",
                "100 | a hundred",
                "2010 | two thousand ten",
                "911 | nine one one",
                "7:30 | half past seven",
                "3:15 | a quarter past three",
                "3:45 | quarter to four",
                "7:00 | seven",
                "19:30 | seven thirty",
                "-5 | negative five",
                "$3.50 | three fifty",
                "1/2 | a half",
                "10-20 | ten minus twenty",
                "NASA | n a s a",
                "Dr. | doctor",
                "4K | four k"
            })
    void otherReadingsAreAcceptedToo(String token, String words) {
        assertThat(READER.read(token).getFirst().readings())
                .extracting(ReadingMatch::plain)
                .contains(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "On March 5 we left | on march fifth we left",
                "the 5 May sale | the the fifth of may sale",
                "Dr. Kim | doctor kim",
                "Elm St. is long | elm street is long",
                "$3 million | three million dollars",
                "a 20 km walk | a twenty kilometers walk",
                "Henry VIII | henry the eighth",
                "No. 5 | number five",
                "No. I am. | no i am",
                "I LOVE NEW YORK | i love new york",
                "5 + 3 = 8 | five plus three equals eight"
            })
    void whatStandsAroundDecides(String text, String words) {
        assertThat(ReadingMatch.first(READER.read(text))).isEqualTo(words);
    }

    /// Numbers for which there is no word are read digit by digit, in every shape of number.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "#N", "N", "-N", "+N.N", ".N", "Nth", "N:N", "N-N-N", "N/N", "N N/N", "$N", "$N.99", "£Nk", "N-N",
                "+N-N-N", "N km", "Nkm", "N%", "9:30:N", "#N-N", "'N", "Ns"
            })
    void aNumberMayHaveAnyLength(String shape) {
        for (String digits : List.of("0", "999999999999999", "9999999999999999999", "9".repeat(40))) {
            assertThat(READER.read("Read " + shape.replace("N", digits) + " now."))
                    .isNotEmpty();
        }
    }
}
