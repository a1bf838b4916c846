package app.saywell.desk.settings.doctor;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.support.Finding;

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
