/// Copies of the library: nightly ones of the database beside it, and whole ones in a single file
/// that is checked when it is made and when it is restored.
///
/// Imports `practice.change` and `library`.
@NullMarked
package app.saywell.practice.backup;

import org.jspecify.annotations.NullMarked;
