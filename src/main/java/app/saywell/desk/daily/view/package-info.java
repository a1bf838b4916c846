/// The page of the ten minutes, and the bar over the window that leads through them.
@NullMarked
package app.saywell.desk.daily.view;

import org.jspecify.annotations.NullMarked;
