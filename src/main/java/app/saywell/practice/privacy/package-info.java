/// The duties towards those whose voices are kept: giving everything out, and erasing so that it is
/// really gone.
///
/// Imports `practice.change`, `practice.backup`, `practice.sound` and `library`.
@NullMarked
package app.saywell.practice.privacy;

import org.jspecify.annotations.NullMarked;
