package app.saywell.engine.evidence;

import app.saywell.engine.align.AlignedToken;

import java.util.List;

/// What was found of one token of the text.
///
/// @param phones one for each of its sounds
public record TokenEvidence(AlignedToken aligned, List<PhoneEvidence> phones) {

    /// Copies the list.
    public TokenEvidence {
        phones = List.copyOf(phones);
    }
}
