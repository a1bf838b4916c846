/// Sound in files: WAV and MP3 become samples, samples become WAV.
///
/// The microphone, the loudspeaker and the kept overviews of long files live in the packages below
/// this one. Imports `signal` and `speech` alone.
@NullMarked
package app.saywell.audio;

import org.jspecify.annotations.NullMarked;
