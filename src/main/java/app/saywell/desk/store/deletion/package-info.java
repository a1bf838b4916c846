/// What deletes files: the journal of deletions that are still to be done, the erasures whose certificate was not
/// handed out, and the stamp that tells whether database and folder belong together.
///
/// Only rows and the stamp file; the files themselves are deleted by `desk.privacy`. Uses `desk.store.database` only.
@NullMarked
package app.saywell.desk.store.deletion;

import org.jspecify.annotations.NullMarked;
