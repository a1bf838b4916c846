/// Encryption at rest: the key of a library, its recovery phrase, texts of columns, and files in
/// frames that can be read one by one.
///
/// [app.saywell.desk.store.seal.SealedDisk] is a file system of Java in front of that of the computer,
/// so that whoever reads or writes a recording through its path need not know of encryption. Knows
/// nothing of databases or lessons, and uses no other package of the library.
@NullMarked
package app.saywell.desk.store.seal;

import org.jspecify.annotations.NullMarked;
