/// The access record as the settings show it: the newest lines, and all of them as a table.
@NullMarked
package app.saywell.desk.settings.view.access;

import org.jspecify.annotations.NullMarked;
