/// What the practice screen does: opens sentences, records takes, has them judged, plays voices;
/// and which key asks for what.
///
/// No views. Imports `ui.practice.desk`, `ui.studio`, `ui.kit`, `practice`, `audio` and below.
@NullMarked
package app.saywell.ui.practice.work;

import org.jspecify.annotations.NullMarked;
