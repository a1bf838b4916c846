/// Learners, classes and consent: who practises, and how far a voice may go.
///
/// Imports `practice.change` and `library`.
@NullMarked
package app.saywell.practice.people;

import org.jspecify.annotations.NullMarked;
