/// The ten minutes of a day as values: what was planned, how far it came and how long it took. The
/// rules by which it is planned are in `desk.daily`.
@NullMarked
package app.saywell.desk.school.daily;

import org.jspecify.annotations.NullMarked;
