/// Compressed recordings of phones and browsers: AAC in MP4, Opus in Ogg, WebM and MP4, FLAC; ADPCM in WAV; AIFF, AU,
/// CAF and Wave64.
///
/// Only for files that a person imports; the speech service takes WAV and MP3 alone, as its
/// contract says.
@NullMarked
package app.saywell.speech.audio.codec;

import org.jspecify.annotations.NullMarked;
