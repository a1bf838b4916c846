package app.saywell.desk.classes;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;

/// A take that counts and that no teacher has rated, with how far people may be from its score.
public record UnsureTake(Take take, TakeScore score, Learner learner, Sentence sentence, ScoreBand band) {}
