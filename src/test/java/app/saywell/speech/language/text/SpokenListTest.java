package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which sentences are lists, and where their items end.
class SpokenListTest {
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I bought apples, pears and plums. | apples pears",
                "I bought apples, pears, and plums. | apples pears",
                "Would you like tea, coffee or juice? | tea coffee",
                "Tom, Anna, Ben and Sue went home. | Tom Anna Ben",
                "There is a pen, a small book, and a ruler on my desk. | pen book",
                "We run. Red, white, and blue are nice, and I sing. | Red white",
                "He opened the door, walked in and sat down. | door in",
                "I have three things: a pen, a book and a bag. | pen book",
                "I was cold, tired and hungry. | cold tired",
                "I like swimming, running and singing. | swimming running",
                "He spoke slowly, clearly and loudly. | slowly clearly",
                "He stopped, turned and waited. | stopped turned",
                "The room was big, dirty and dark. | big dirty",
                "Our flag is blue, white and red. | blue white",
                "The soup is red, hot and salty. | red hot",
                "I have bread, seeds and a building. | bread seeds",
            })
    void theItemsBeforeTheLastAreFound(String text, String ends) {
        assertThat(ends(text)).isEqualTo(ends);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I bought apples and pears.",
                "Dad bought milk, and I made tea.",
                "When he arrived, Tom and Anna left.",
                "However, Tom and Anna left.",
                "Tom, come and see.",
                "After school, we play and sing.",
                "My brother, who is ten, and I ran.",
                "I like apples, pears and I hate plums.",
                "In the morning, Tom and Anna ran.",
                "Good morning, Tom and Anna!",
                "And so on.",
                "He came home, tired and hungry.",
                "He came home, very tired and still hungry after school.",
                "She sat there, laughing and singing.",
                "They walked to the door, slowly and quietly.",
                "She opened the box, excited and curious.",
                "I have two pets: a dog and a cat.",
                "We went home; Tom and Anna stayed.",
                "My friends (Tom and Anna) ran.",
                "She said yes, and then she laughed at him for a very long time, and left.",
            })
    void whatIsNotSurelyAListIsNone(String text) {
        assertThat(ends(text)).isEmpty();
    }

    private static String ends(String text) {
        List<SpokenToken> tokens = READER.read(text);
        return SpokenList.itemEnds(tokens).stream()
                .map(end -> tokens.get(end).text())
                .collect(Collectors.joining(" "));
    }
}
