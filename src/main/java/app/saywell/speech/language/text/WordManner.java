package app.saywell.speech.language.text;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/// What a word tells of somebody or something, as far as its letters show it. Nouns and most verbs show nothing.
enum WordManner {
    /// How somebody is: "tired", "hungry", "careful".
    STATE,
    /// What somebody does meanwhile: "laughing".
    ACTIVITY,
    /// How something is done: "slowly".
    MANNER;

    private static final int SHORTEST_WITH_ENDING = 5;

    private static final Set<String> STATES = Set.of("""
        afraid alive alone angry ashamed asleep awake bad blind bored brave breathless brown busy calm clean clever cold
        cool crazy curious cute dark dead deaf dirty dizzy drunk dry empty excited fast fat fit free fresh friendly full
        funny glad good green grey guilty happy hard healthy heavy honest hot hungry ill kind late lazy light lonely
        lost loud lovely lucky mad nasty naughty nice noisy old pale polite poor proud quick quiet ready red rich rude
        sad safe shocked shy sick silent silly sleepy slow small smart soft sore sorry strange strong stupid sure sweet
        tall tasty thin thirsty tired ugly upset warm weak well wet white wise worried wrong young
        """.strip().split("\\s+"));

    private static final Set<String> NOUNS_WITH_ENDINGS = Set.of("""
        bread breed building butterfly ceiling clothing evening family feed greed hundred italy jelly kindred lily meaning
        meeting morning need nothing painting reply seed something speed spring string supply thing wedding weed anything
        everything assembly belly bully fly july ally
        """.strip().split("\\s+"));

    /// @param word in lower case
    static Optional<WordManner> of(String word) {
        if (STATES.contains(word)) {
            return Optional.of(STATE);
        }
        if (word.length() < SHORTEST_WITH_ENDING || NOUNS_WITH_ENDINGS.contains(word)) {
            return Optional.empty();
        }
        if (endsWith(word, "ed", "ful", "less", "ous")) {
            return Optional.of(STATE);
        }
        if (word.endsWith("ing")) {
            return Optional.of(ACTIVITY);
        }
        return word.endsWith("ly") ? Optional.of(MANNER) : Optional.empty();
    }

    private static boolean endsWith(String word, String... endings) {
        return Arrays.stream(endings).anyMatch(word::endsWith);
    }
}
