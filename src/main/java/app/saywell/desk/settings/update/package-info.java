/// The update check: whether there is a newer version, asked only if the user or the school chose
/// so. It tells, and never installs anything.
///
/// How the manifest is fetched and verified is behind [UpdateSource].
@NullMarked
package app.saywell.desk.settings.update;

import org.jspecify.annotations.NullMarked;
