/// Typed settings of the user, stored in the database. API keys are never stored here.
@NullMarked
package app.saywell.library.settings;

import org.jspecify.annotations.NullMarked;
