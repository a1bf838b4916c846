package app.saywell.ui.doctor;

import app.saywell.practice.support.Doctor;
import app.saywell.practice.support.Finding;
import app.saywell.ui.kit.text.LocalizedTexts;

/// Findings of the doctor in words.
///
/// @param texts in the language of the words
public record FindingTexts(LocalizedTexts texts) {

    /// What was checked.
    public String name(Finding finding) {
        return texts.get("doctor." + finding.check());
    }

    public String found(Finding finding) {
        return texts.get(key(finding), finding.arguments().toArray());
    }

    /// What to do, if not everything is right.
    public String toDo(Finding finding) {
        return texts.get(key(finding) + ".do", finding.arguments().toArray());
    }

    // What any check may find has one text.
    private static String key(Finding finding) {
        boolean isOfAny = finding.key().equals(Doctor.FAILED) || finding.key().equals(Doctor.LOCKED);
        return isOfAny ? "doctor." + finding.key() : finding.textKey();
    }
}
