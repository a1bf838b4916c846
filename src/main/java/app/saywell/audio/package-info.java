/// Audio files: decoding WAV and MP3, and writing WAV.
///
/// The microphone, the loudspeaker and overviews of long files have their own packages below this
/// one. This package may import only `signal`.
@NullMarked
package app.saywell.audio;

import org.jspecify.annotations.NullMarked;
