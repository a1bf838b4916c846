/// The class screen: the sidebar at the left and the selected tab. The tabs are in the packages
/// below; this one puts them together. The main window and the pictures command use it.
@NullMarked
package app.saywell.desk.classroom;

import org.jspecify.annotations.NullMarked;
