/// Says words aloud from their sounds, with the diphone voice of FreeTTS: so that a teacher can
/// hear what will be expected. Imports `lexicon` and `signal`; judges nothing.
@NullMarked
package app.saywell.engine.speaking;

import org.jspecify.annotations.NullMarked;
