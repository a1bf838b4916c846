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
        afraid alive alone angry ashamed asleep awake bad big black blind blue bored brave breathless bright brown busy
        calm cheap clean clever cloudy cold cool crazy curious cute dark dead deaf deep difficult dirty dizzy drunk dry
        easy empty excited expensive fast fat fine fit foggy free fresh friendly full funny glad good green grey guilty
        happy hard healthy heavy high honest hot huge hungry ill kind large late lazy light lonely long lost loud lovely
        low lucky mad narrow nasty naughty new nice noisy old pale pink polite poor pretty proud purple quick quiet
        rainy raw ready red rich rough round rude sad safe salty sharp shocked short shy sick silent silly simple sleepy
        slow small smart smooth snowy soft sore sorry sour spicy stormy strange strong stupid sunny sure sweet tall
        tasty thick thin thirsty tight tiny tired tough ugly upset warm weak well wet white wide windy wise worried
        wrong yellow young
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
