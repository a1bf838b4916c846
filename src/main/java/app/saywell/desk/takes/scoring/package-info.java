/// Scoring of takes: choosing the request, storing the answer before it is shown, second opinions, transcription, and
/// the rule by which readings are judged.
///
/// Which service answers is chosen in `desk.calls`.
@NullMarked
package app.saywell.desk.takes.scoring;

import org.jspecify.annotations.NullMarked;
