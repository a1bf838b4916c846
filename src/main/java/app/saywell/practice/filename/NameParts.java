package app.saywell.practice.filename;

import app.saywell.practice.filename.LearnerNames.NamedLearners;

/// What is in one name, of a file or of its folder.
record NameParts(NamedLearners named, NameNumbers numbers) {}
