package app.saywell.speech;

/// By what a reading is judged. Both are Saywell's own options of the two scoring calls; other
/// services ignore them.
///
/// @param strictness where the border between right and wrong lies
/// @param firstLanguage of the speaker
public record JudgingRule(Strictness strictness, FirstLanguage firstLanguage) {
    /// The rule of a call that names none.
    public static final JudgingRule DEFAULT = new JudgingRule(Strictness.NORMAL, FirstLanguage.OTHER);
}
