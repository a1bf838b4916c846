/// The Reports place: pages with a preview, results for other programs and back, and copies for
/// other computers.
///
/// The models decide nothing about files: they ask `practice` and tell what came of it. Imports
/// `ui.studio` and `ui.kit`.
@NullMarked
package app.saywell.ui.reports;

import org.jspecify.annotations.NullMarked;
