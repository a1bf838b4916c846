/// Encrypts a whole data folder, or decrypts it, before the library is opened.
///
/// What is encrypted and how is in `desk.store.seal` and `desk.store.database`; this package only changes what is
/// already there.
@NullMarked
package app.saywell.desk.store.conversion;

import org.jspecify.annotations.NullMarked;
