/// What the computer voice is used for: readings for sentences and lessons, and words to be heard.
///
/// Who speaks is handed in behind [app.saywell.desk.lessons.voice.TextToSpeech]; nothing here knows how
/// sounds are made.
@NullMarked
package app.saywell.desk.lessons.voice;

import org.jspecify.annotations.NullMarked;
