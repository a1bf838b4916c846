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

    /// What was found.
    public String found(Finding finding) {
        return finding.key().equals(Doctor.FAILED)
                ? texts.get("doctor.failed")
                : texts.get(finding.textKey(), finding.arguments().toArray());
    }

    /// What to do, if not everything is right.
    public String toDo(Finding finding) {
        return finding.key().equals(Doctor.FAILED)
                ? texts.get("doctor.failed.do")
                : texts.get(finding.textKey() + ".do", finding.arguments().toArray());
    }
}
