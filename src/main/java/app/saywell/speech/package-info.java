/// The data model of the speech service: its requests, answers and failures, and their JSON form.
///
/// Client, service and engine all use these types for words, pauses, phonemes and scores. This
/// package knows neither HTTP nor files.
@NullMarked
package app.saywell.speech;

import org.jspecify.annotations.NullMarked;
