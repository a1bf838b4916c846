/// Files that are written whole or not at all, folders that go when they are closed, and locks by key.
///
/// What is in the files is the matter of others.
@NullMarked
package app.saywell.desk.store.file;

import org.jspecify.annotations.NullMarked;
