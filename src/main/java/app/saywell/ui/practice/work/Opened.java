package app.saywell.ui.practice.work;

import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Mark;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.progress.Course;
import app.saywell.practice.progress.Wobble;
import app.saywell.signal.TakeQuality;
import app.saywell.ui.kit.sound.Clip;
import app.saywell.ui.kit.sound.Clips;
import app.saywell.ui.practice.desk.Check;
import app.saywell.ui.practice.desk.Progress;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A sentence with all that a learner has of it, read from the library and decoded.
///
/// @param results the newest judgement of each take that has one, by the take's number in the
///     library
/// @param progress over all takes that were judged on one scale
/// @param marks what people say of the judgement of the take on the desk
record Opened(
        Sentence sentence,
        Optional<Voice<Reading>> model,
        List<Take> takes,
        Optional<Voice<Take>> take,
        Map<Long, Result> results,
        List<Mark> marks,
        Optional<OwnRating> ownRating,
        Progress progress) {

    /// What is known of a recording, and the recording.
    record Voice<T>(T of, Clip clip, List<Check> checks) {}

    /// Reads it; takes as long as decoding two sentences, so not on the window's thread.
    ///
    /// @param wanted the take to lie on the desk; 0 for the best, else the newest
    static Opened read(
            Practice practice, Clips clips, Sentence sentence, Learner learner, long wanted) {
        List<Take> takes = practice.takes().of(sentence.id(), learner.id());
        Map<Long, Result> results = new HashMap<>();
        for (Take take : takes) {
            practice.scoring().latest(take.id()).ifPresent(one -> results.put(take.id(), one));
        }
        Optional<Voice<Reading>> model =
                practice.readings()
                        .model(sentence.id())
                        .map(one -> new Voice<>(one, clips.open(one.audio()), List.of()));
        Optional<Voice<Take>> take =
                chosen(takes, wanted)
                        .map(
                                one -> {
                                    Clip clip = clips.open(one.audio());
                                    TakeQuality quality = TakeQuality.of(clip.audio());
                                    return new Voice<>(one, clip, Checks.of(quality));
                                });
        List<Mark> marks =
                take.map(voice -> results.get(voice.of().id()))
                        .map(result -> practice.classroom().marks().of(result.id()))
                        .orElse(List.of());
        return new Opened(
                sentence,
                model,
                takes,
                take,
                results,
                marks,
                take.flatMap(voice -> practice.classroom().ownRatings().of(voice.of().id())),
                progress(practice, sentence, learner, takes));
    }

    private static Progress progress(
            Practice practice, Sentence sentence, Learner learner, List<Take> takes) {
        Course course = practice.progress().of(sentence.id(), learner.id());
        Optional<Wobble> wobble =
                takes.size() < 2
                        ? Optional.empty()
                        : learner.classId()
                                .map(one -> practice.progress().wobble(one, course.scale()));
        return Progress.of(course, takes, wobble);
    }

    private static Optional<Take> chosen(List<Take> takes, long wanted) {
        return takes.stream()
                .filter(take -> take.id() == wanted)
                .findFirst()
                .or(() -> takes.stream().filter(Take::best).findFirst())
                .or(() -> takes.isEmpty() ? Optional.empty() : Optional.of(takes.getLast()));
    }

    /// The same as if one take were not judged yet.
    Opened hiding(long takeId) {
        if (!results.containsKey(takeId)) {
            return this;
        }
        Map<Long, Result> others = new HashMap<>(results);
        others.remove(takeId);
        return new Opened(sentence, model, takes, take, others, List.of(), ownRating, progress);
    }

    /// The judgement of the take on the desk.
    Optional<Result> result() {
        return take.flatMap(voice -> Optional.ofNullable(results.get(voice.of().id())));
    }
}
