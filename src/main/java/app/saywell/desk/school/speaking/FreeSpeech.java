package app.saywell.desk.school.speaking;

import app.saywell.desk.school.AudioClip;
import java.time.Instant;
import java.util.Optional;

/// What a learner said to a task, without a text to read.
///
/// @param task the key of the task: of a ready one its name, of an own one `own-` and its id
/// @param prompt what was to be spoken about, as it stood then
/// @param answers what the services answered; empty before they were asked
public record FreeSpeech(
        long id,
        long learnerId,
        String task,
        String prompt,
        AudioClip audio,
        Instant recordedAt,
        Optional<SpeechAnswers> answers) {}
