/// Whether a database file is a library that can be opened: its pages, its version, its tables, and what is in it.
///
/// Works on copies and never on the open library. Uses `desk.store.database` only.
@NullMarked
package app.saywell.desk.store.integrity;

import org.jspecify.annotations.NullMarked;
