/// Whether a database file is a library that can be opened: its pages, its version, its tables, and
/// what is in it.
///
/// Works on copies and never on the open library. Uses `library.store` only.
@NullMarked
package app.saywell.library.integrity;

import org.jspecify.annotations.NullMarked;
