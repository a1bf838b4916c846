package app.saywell.judge.engine.prosody;

/// The same words in both readings.
record WordPair(WordGroup learner, WordGroup model) {}
