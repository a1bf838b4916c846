package app.saywell.ui.practice.desk;

/// One of the three plain judgements of a recording itself: its level, its noise, its completeness.
///
/// @param key the end of its sentence's key in the texts, such as `level.quiet`
/// @param fine whether nothing needs to be done
public record Check(String key, boolean fine) {}
