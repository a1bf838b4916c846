/// Lessons as folders and as single files: reading, checking, storing, writing (see
/// `docs/lesson-format.md`).
///
/// A pack is checked whole before anything of it is stored. Imports `practice.change`,
/// `practice.sound`, `practice.scoring`, `library` and below.
@NullMarked
package app.saywell.practice.pack;

import org.jspecify.annotations.NullMarked;
