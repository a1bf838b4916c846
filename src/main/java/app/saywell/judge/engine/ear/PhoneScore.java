package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.speech.language.lexicon.Phone;
import java.util.Optional;

/// How well one sound was said.
///
/// @param score 0-100; below [#WRONG] exactly when it is wrong
/// @param error what is wrong with it
/// @param heard the phone that was heard: the expected one of a right sound, another one only where
///     it surely was another
public record PhoneScore(PhoneSegment segment, double score, PhoneError error, Optional<Phone> heard) {
    /// The score below which a sound counts as wrong.
    public static final double WRONG = 50;

    /// What can be wrong with a sound.
    public enum PhoneError {
        /// Nothing.
        NONE,
        /// Another phone was heard.
        SUBSTITUTED,
        /// It was left out.
        LEFT_OUT,
        /// A sound was added after it.
        ADDED_AFTER,
        /// Something; it is not sure what.
        UNCLEAR
    }

    /// The same score at another time.
    PhoneScore at(PhoneSegment other) {
        return new PhoneScore(other, score, error, heard);
    }

    /// The IPA sign of the phone that was heard, with the stress of its place: one sign wherever it is shown or told.
    public Optional<String> heardIpa() {
        return heard.map(phone -> phone.ipa(segment.sound().stress()));
    }

    public boolean isRight() {
        return error == PhoneError.NONE;
    }
}
