/// Encrypts a whole data folder, or decrypts it, before the library is opened.
///
/// What is encrypted and how is in `library.seal` and `library.store`; this package only changes
/// what is already there.
@NullMarked
package app.saywell.library.conversion;

import org.jspecify.annotations.NullMarked;
