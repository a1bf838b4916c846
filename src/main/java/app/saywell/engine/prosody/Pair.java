package app.saywell.engine.prosody;

/// The same words in both readings.
record Pair(Stretch user, Stretch model) {}
