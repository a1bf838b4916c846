package app.saywell.practice.pack;

import app.saywell.library.Library;
import app.saywell.library.store.AudioClip;
import app.saywell.library.store.Origin;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.report.Exports;
import app.saywell.practice.report.Selection;
import app.saywell.practice.report.TextGrids;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.Progress;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Recordings and results from one laptop to another. Nothing that is here is overwritten; what
/// does not fit is named.
public final class EvidencePacks {
    private final Desk desk;
    private final Library library;

    public EvidencePacks(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Writes the recordings of a class and lesson with all their results.
    ///
    /// @return how many takes are in it
    public int save(Selection selection, Path pack, Progress progress) throws IOException {
        EvidenceWriter writer = new EvidenceWriter(library, new Exports(desk), new TextGrids(desk));
        return writer.write(selection, pack, desk.clock().instant(), progress);
    }

    /// What taking a pack in would do; nothing is changed.
    ///
    /// @throws PackException if it is not good
    public Merge look(Path pack) throws IOException {
        try (TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cache())) {
            Unzip.into(pack, unpacked.path());
            return new EvidenceFit(library, EvidenceFolder.check(unpacked.path()).content())
                    .merge();
        }
    }

    /// Takes in whatever fits; undo takes it out again.
    ///
    /// @return what was done
    /// @throws PackException if the pack is not good; then nothing was stored
    public Merge takeIn(Path pack) throws IOException {
        try (TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cache())) {
            Unzip.into(pack, unpacked.path());
            EvidenceFolder folder = EvidenceFolder.check(unpacked.path());
            EvidenceFit fit = new EvidenceFit(library, folder.content());
            Merge merge = fit.merge();
            List<Long> made =
                    library.database()
                            .write(
                                    h ->
                                            fit.fresh().stream()
                                                    .map(one -> insert(folder, one))
                                                    .toList());
            remember(made);
            return merge;
        }
    }

    private void remember(List<Long> made) {
        if (made.isEmpty()) {
            return;
        }
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.evidence.import",
                new Change.PeopleChanged(),
                () -> made.forEach(id -> library.takes().delete(id, Optional.empty())),
                () -> made.forEach(id -> library.takes().delete(id, Optional.of(now))));
        List<Take.Owner> owners = new ArrayList<>();
        for (long id : made) {
            library.takes().find(id).map(Take::owner).ifPresent(owners::add);
        }
        owners.stream()
                .distinct()
                .forEach(
                        owner ->
                                desk.changes()
                                        .tell(
                                                new Change.TakesChanged(
                                                        owner.sentenceId(), owner.learnerId())));
    }

    private long insert(EvidenceFolder folder, EvidenceFit.Fresh fresh) {
        EvidenceFile.Sound sound = fresh.entry().sound();
        SoundFile file = SoundFile.probe(folder.file(sound.audio()));
        AudioClip clip =
                library.recordings()
                        .copyIn(folder.file(sound.audio()), file.extension(), file.seconds());
        Take take =
                library.takes()
                        .insert(
                                fresh.owner(),
                                clip,
                                new Take.Circumstances(
                                        Instant.parse(sound.recordedAt()),
                                        sound.device(),
                                        Take.Source.valueOf(sound.source())));
        // The newest answer stands first in the file and comes last into the library.
        for (EvidenceFile.Answer answer : fresh.entry().results().reversed()) {
            library.results()
                    .insert(
                            take.id(),
                            folder.text(answer.file()),
                            new Result.Question(
                                    Endpoint.valueOf(answer.endpoint()),
                                    answer.text(),
                                    FeedbackLanguage.ofCode(answer.language()).orElseThrow(),
                                    Optional.empty()),
                            new Origin(
                                    answer.service(),
                                    answer.engine(),
                                    0,
                                    Instant.parse(answer.at())));
        }
        Double grade = fresh.entry().grade();
        if (grade != null) {
            library.marks().grade(take.id(), Optional.of(grade), desk.clock().instant());
        }
        Stream.of(OwnRating.values())
                .filter(rating -> rating.name().equals(fresh.entry().ownRating()))
                .forEach(
                        rating ->
                                library.ownRatings()
                                        .set(
                                                take.id(),
                                                Optional.of(rating),
                                                desk.clock().instant()));
        return take.id();
    }
}
