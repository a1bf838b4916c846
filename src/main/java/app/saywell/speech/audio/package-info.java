/// Audio files: decoding and writing WAV and MP3.
///
/// The microphone, the loudspeaker and overviews of long files have their own packages below this one.
@NullMarked
package app.saywell.speech.audio;

import org.jspecify.annotations.NullMarked;
