package app.saywell.speech.language.text;

import java.util.Locale;
import java.util.Set;

/// The English words of the closed classes: articles, pronouns, prepositions, conjunctions and
/// auxiliary verbs. They usually carry no sentence stress, and phrases begin with them.
public final class FunctionWords {
    private static final Set<String> ALL = Set.of("""
        a an the and or but nor so if as than that which who whom whose when while because
        although though unless until since of in on at by for from with about into onto over
        under to through between after before during without within against across toward
        towards upon i you he she it we they me him her us them my your his its our their this
        these those is are was were be been being am do does did have has had having will would
        shall should can could may might must i'm you're he's she's it's we're they're i've
        you've we've they've i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd
        we'd they'd that's there's there who's what's let's
        """.strip().split("\\s+"));

    private FunctionWords() {}

    /// Whether a word, as written, is one of them.
    public static boolean contains(String word) {
        return ALL.contains(word.replace('’', '\'').toLowerCase(Locale.ROOT));
    }
}
