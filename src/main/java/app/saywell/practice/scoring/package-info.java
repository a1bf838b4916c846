/// Scoring of takes: choosing the service and the request, storing the answer before it is shown,
/// second opinions, transcription and cost.
///
/// Knows the speech service only by its interface.
@NullMarked
package app.saywell.practice.scoring;

import org.jspecify.annotations.NullMarked;
