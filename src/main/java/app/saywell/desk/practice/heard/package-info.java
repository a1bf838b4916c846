/// What was heard in the shown take: words that were missed, added or said again, and whether
/// another sentence was read.
@NullMarked
package app.saywell.desk.practice.heard;

import org.jspecify.annotations.NullMarked;
