package app.saywell.desk.lessons.filename;

import app.saywell.desk.lessons.filename.LearnerNames.NamedLearners;

/// What is in one name, of a file or of its folder.
record NameParts(NamedLearners named, NameNumbers numbers) {}
