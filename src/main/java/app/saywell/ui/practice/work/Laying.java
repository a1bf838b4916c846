package app.saywell.ui.practice.work;

import app.saywell.library.lesson.Analysis;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.ui.kit.wave.Reading;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Sheet;
import app.saywell.ui.practice.desk.Sheets;
import app.saywell.ui.practice.desk.Stage;
import app.saywell.ui.practice.desk.TakeChip;
import app.saywell.ui.practice.desk.Verdict;

import java.util.List;
import java.util.Optional;

/// Lays an opened sentence on the desk.
final class Laying {
    private Laying() {}

    static void lay(Desk desk, Opened opened, String learner, Strictness strictness) {
        Optional<Verdict> verdict = opened.result().map(result -> verdict(result, strictness));
        Optional<Reading> model =
                opened.model()
                        .map(
                                voice ->
                                        new Reading(
                                                voice.clip().envelope(),
                                                voice.of()
                                                        .analysis()
                                                        .map(Analysis::components)
                                                        .orElse(List.of()),
                                                Optional.of(voice.clip().acoustics()),
                                                List.of()));
        Optional<Reading> take =
                opened.take()
                        .map(
                                voice ->
                                        new Reading(
                                                voice.clip().envelope(),
                                                verdict.map(one -> one.judgement().components())
                                                        .orElse(List.of()),
                                                Optional.of(voice.clip().acoustics()),
                                                Opinions.of(opened.marks())));
        desk.takes().set(chips(opened, strictness));
        desk.lanes().show(model, take, strictness);
        desk.sheet().set(Optional.of(sheet(opened, model, take, learner, strictness)));
        desk.checks().set(opened.take().map(Opened.Voice::checks).orElse(List.of()));
        desk.progress().set(Optional.of(opened.progress()));
        desk.ownRating().set(opened.ownRating());
        desk.verdict().set(verdict);
    }

    /// Takes everything off the desk: there is no sentence.
    static void clear(Desk desk, Strictness strictness) {
        desk.stage().set(new Stage.Nothing());
        desk.verdict().set(Optional.empty());
        desk.progress().set(Optional.empty());
        desk.checks().set(List.of());
        desk.takes().set(List.of());
        desk.sheet().set(Optional.empty());
        desk.lanes().show(Optional.empty(), Optional.empty(), strictness);
    }

    private static Sheet sheet(
            Opened opened,
            Optional<Reading> model,
            Optional<Reading> take,
            String learner,
            Strictness strictness) {
        Optional<Double> speed =
                model.flatMap(
                        one -> take.flatMap(other -> Sheets.speed(one.words(), other.words())));
        return new Sheet(
                opened.sentence().id(),
                opened.sentence().meaning(),
                Sheets.title(
                        opened.sentence().text(),
                        take.map(Reading::words).orElse(List.of()),
                        strictness),
                opened.model()
                        .map(
                                voice ->
                                        new Sheet.ModelVoice(
                                                voice.of().voice().speaker(),
                                                voice.of().voice().accent(),
                                                voice.clip().seconds())),
                opened.take()
                        .map(
                                voice ->
                                        new Sheet.TakeVoice(
                                                learner,
                                                voice.of().number(),
                                                voice.of().best(),
                                                voice.clip().seconds(),
                                                speed)));
    }

    private static List<TakeChip> chips(Opened opened, Strictness strictness) {
        long chosen = opened.take().map(voice -> voice.of().id()).orElse(0L);
        return opened.takes().stream()
                .map(take -> chip(take, opened.results().get(take.id()), chosen, strictness))
                .toList();
    }

    private static TakeChip chip(
            Take take,
            @org.jspecify.annotations.Nullable Result result,
            long chosen,
            Strictness strictness) {
        return new TakeChip(
                take.id(),
                take.number(),
                Optional.ofNullable(result)
                        .map(
                                one ->
                                        new TakeChip.Given(
                                                verdict(one, strictness).total(), one.scale())),
                take.best(),
                take.id() == chosen);
    }

    static Verdict verdict(Result result, Strictness strictness) {
        return new Verdict(
                result.judgement(),
                result.scale(),
                result.question().language(),
                strictness,
                new Verdict.Source(
                        result.origin().onThisComputer()
                                ? Optional.empty()
                                : Optional.of(result.origin().service()),
                        result.origin().engine(),
                        result.origin().at()));
    }
}
