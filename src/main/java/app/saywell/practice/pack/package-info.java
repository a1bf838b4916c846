/// Lesson packs and recording packs: reading, verifying, storing and writing (see
/// `docs/lesson-format.md`).
///
/// A pack is verified completely before anything of it is stored.
@NullMarked
package app.saywell.practice.pack;

import org.jspecify.annotations.NullMarked;
