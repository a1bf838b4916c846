package app.saywell.desk.reports.pack;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.reports.ResultExporter;
import app.saywell.desk.reports.TextGridExchange;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.desk.store.seal.SealedContent;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Recordings and results from one computer to another. Existing data is never overwritten;
/// conflicts are reported.
public final class RecordingPackService {
    private final UseCaseContext context;
    private final Library library;

    public RecordingPackService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Writes the recordings of a class and lesson with their results.
    ///
    /// @return which takes are in the pack
    public GivenRecordings export(
            ReportSelection selection, Path pack, PackProtection protection, ProgressListener progress)
            throws IOException {
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, selection.classId(), selection.learnerId());
        RecordingPackWriter writer =
                new RecordingPackWriter(library, new ResultExporter(context), new TextGridExchange(context));
        Path file = protection == PackProtection.PLAIN
                ? pack
                : SealedDisk.file(pack, PackKey.of(library), SealedContent.RECORDING_PACK);
        return writer.write(selection, file, context.clock().instant(), progress);
    }

    /// The 24 words that open the packs of this computer elsewhere; empty before the first one.
    public List<String> words() {
        return PackKey.existing(library).map(RecoveryPhrase::of).orElse(List.of());
    }

    /// Reports what importing a pack would do. Changes nothing, but a key that opened a pack is remembered.
    ///
    /// @param entered keys that may open the pack beside those that are known here
    /// @throws PackException if the pack is invalid, or none of the keys opens it
    public ExaminedPack preview(Path pack, LibraryKeys entered) throws IOException {
        LibraryKeys known = PackKey.known(library);
        try (TemporaryFolder copied = TemporaryFolder.in(library.folder().cacheFolder());
                TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cacheFolder())) {
            RecordingPackArchive copy = RecordingPackArchive.copy(pack, copied);
            Optional<LibraryKey> used =
                    copy.unpack(check -> known.find(check).or(() -> entered.candidate(check)), unpacked.path());
            RecordingPackFolder folder = RecordingPackFolder.check(unpacked.path());
            used.ifPresent(key -> PackKey.remember(library, key));
            return new ExaminedPack(
                    copy.fingerprint(),
                    copy.isEncrypted(),
                    new RecordingPackMatcher(library, folder.content()).report());
        }
    }

    /// Imports all takes that can be imported. Can be undone.
    ///
    /// @param fingerprint of the pack that was examined
    /// @return what was done
    /// @throws PackException `CHANGED` if another file is in its place; or if the pack is invalid, or its key is
    ///     not known here; then nothing is stored
    public PackMergeReport importPack(Path pack, String fingerprint) throws IOException {
        try (TemporaryFolder copied = TemporaryFolder.in(library.folder().cacheFolder());
                TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cacheFolder())) {
            RecordingPackArchive copy = RecordingPackArchive.copy(pack, copied);
            if (!copy.fingerprint().equals(fingerprint)) {
                throw new PackException(PackFailureKind.CHANGED, "it was exchanged after it was opened");
            }
            copy.unpack(PackKey.known(library), unpacked.path());
            RecordingPackFolder folder = RecordingPackFolder.check(unpacked.path());
            RecordingPackMatcher matcher = new RecordingPackMatcher(library, folder.content());
            PackMergeReport report = matcher.report();
            List<Long> takeIds = library.database().write(handle -> matcher.newTakes().stream()
                    .map(newTake -> insert(folder, newTake))
                    .toList());
            recordImport(takeIds);
            return report;
        }
    }

    private void recordImport(List<Long> takeIds) {
        if (takeIds.isEmpty()) {
            return;
        }
        context.applyAddition(
                "edit.evidence.import",
                new LibraryChange.LearnersChanged(),
                at -> takeIds.forEach(id -> library.takes().setDeletedAt(id, at)));
        List<Take.TakeOwner> owners = new ArrayList<>();
        for (long id : takeIds) {
            library.takes().find(id).map(Take::owner).ifPresent(owners::add);
        }
        owners.stream().distinct().forEach(owner -> context.changes()
                .publish(new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId())));
    }

    private long insert(RecordingPackFolder folder, RecordingPackMatcher.NewTake newTake) {
        RecordingPackFile.RecordingEntry sound = newTake.entry().sound();
        AudioFile file = AudioFile.probe(folder.file(sound.audio()));
        AudioClip clip = library.recordings().importCopy(folder.file(sound.audio()), file.extension(), file.seconds());
        Take take = library.takes()
                .insert(
                        newTake.owner(),
                        clip,
                        new Take.RecordingInfo(
                                Instant.parse(sound.recordedAt()),
                                sound.device(),
                                Take.TakeSource.valueOf(sound.source())),
                        Optional.empty());
        // In the file the newest answer comes first; it is inserted last.
        for (RecordingPackFile.ResultEntry answer : newTake.entry().results().reversed()) {
            ScoringResult result = library.results()
                    .insert(
                            take.id(),
                            folder.readText(answer.file()),
                            new ScoringResult.ScoringRequest(
                                    ServiceEndpoint.valueOf(answer.endpoint()),
                                    answer.text(),
                                    FeedbackLanguage.ofCode(answer.language()).orElseThrow(),
                                    Optional.empty()),
                            new AnswerOrigin(answer.service(), answer.engine(), 0, Instant.parse(answer.at())));
            if (!answer.marks().isEmpty()) {
                PackedMarks.insert(library.marks(), result.id(), answer.marks());
                library.results().refreshScores(result.id());
            }
        }
        Double grade = newTake.entry().grade();
        if (grade != null) {
            library.marks().grade(take.id(), Optional.of(grade), context.clock().instant());
        }
        Stream.of(SelfRating.values())
                .filter(rating -> rating.name().equals(newTake.entry().ownRating()))
                .forEach(rating -> library.selfRatings()
                        .setRating(
                                take.id(), Optional.of(rating), context.clock().instant()));
        return take.id();
    }
}
