/// The school policy: what a school sets for all its computers, as its file `saywell.policy` says.
///
/// Finds the file, checks it against the published schema (`docs/saywell.policy.schema.json`), and
/// turns it into values of settings that the user cannot change. It obeys nothing by itself.
@NullMarked
package app.saywell.library.policy;

import org.jspecify.annotations.NullMarked;
