/// What a learner has learned of each sound of English, computed from the takes: how it was said day
/// by day, when it is to be practised again, and whether it has really changed.
@NullMarked
package app.saywell.desk.classes.sounds;

import org.jspecify.annotations.NullMarked;
