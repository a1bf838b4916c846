/// Lessons as folders and as single files, and recordings with their results from one laptop to
/// another: reading, checking, storing, writing (see `docs/lesson-format.md`).
///
/// A pack is checked whole before anything of it is stored. Imports `practice.change`,
/// `practice.sound`, `practice.scoring`, `practice.report`, `library` and below.
@NullMarked
package app.saywell.practice.pack;

import org.jspecify.annotations.NullMarked;
