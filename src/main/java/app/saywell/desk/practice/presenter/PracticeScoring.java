package app.saywell.desk.practice.presenter;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.CallFailure;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;

/// Has takes scored and shows the phase, as long as the same sentence is open and no newer
/// recording has begun.
final class PracticeScoring {
    private final PracticeState practiceState;
    private final PracticeServices services;
    private final PracticeBookmark bookmark;
    private final SentenceLoader loader;
    private final LatestRead approvals;
    private long newestTakeId;

    PracticeScoring(
            PracticeState practiceState, PracticeServices services, PracticeBookmark bookmark, SentenceLoader loader) {
        this.practiceState = practiceState;
        this.services = services;
        this.bookmark = bookmark;
        this.loader = loader;
        approvals = new LatestRead(services.tasks());
    }

    /// Scores the shown take again after a failure. What was refused until the teacher agrees is
    /// approved by that, and so is a call that may be charged twice.
    void scoreAgain() {
        boolean needsApproval = practiceState.phase().get() instanceof PracticePhase.ScoringFailed refused
                && TakeScoring.waitsForApproval(refused.failure().kind());
        boolean isIndeterminate = practiceState.phase().get() instanceof PracticePhase.ScoringFailed refused
                && refused.failure().kind() == CallFailure.FailureKind.NO_ANSWER;
        IndeterminateCalls resendPolicy = isIndeterminate ? IndeterminateCalls.ALLOW_RESEND : IndeterminateCalls.BLOCK;
        loader.chosenTake().ifPresent(takeId -> {
            if (needsApproval) {
                approvals.make(() -> approve(takeId), id -> score(id, resendPolicy));
            } else {
                score(takeId, resendPolicy);
            }
        });
    }

    private long approve(long takeId) {
        services.scoring().approveRecording(takeId);
        return takeId;
    }

    /// Scores a take by the configured service.
    void score(long takeId, IndeterminateCalls resendPolicy) {
        long scoredSentenceId = bookmark.sentenceId();
        newestTakeId = takeId;
        show(new PracticePhase.ScoringTake());
        services.scoring().score(takeId, services.settings().get(Setting.SERVICE_KIND), resendPolicy, outcome -> {
            if (scoredSentenceId == bookmark.sentenceId() && takeId == newestTakeId) {
                finished(outcome, takeId);
            }
        });
    }

    private void finished(TaskOutcome<ScoringOutcome> outcome, long takeId) {
        boolean isScored = outcome instanceof TaskOutcome.TaskDone<ScoringOutcome>(ScoringOutcome scored)
                && scored instanceof ScoringOutcome.ScoredTake;
        boolean isHidden = practiceState.takeToRate().get().isPresent();
        show(isScored && isHidden ? new PracticePhase.SentenceReady() : PhaseAfterScoring.of(outcome));
        if (!isScored) {
            loader.refresh(takeId);
        }
    }

    /// Shows the feedback on the shown take in a language; asks for it if it is not known.
    void showFeedbackIn(FeedbackLanguage language) {
        loader.chosenTake().ifPresent(takeId -> services.feedbackTranslations()
                .ask(takeId, language, outcome -> feedbackAnswered(outcome, language)));
    }

    private void feedbackAnswered(TaskOutcome<Optional<CallFailure>> outcome, FeedbackLanguage language) {
        if (outcome instanceof TaskOutcome.TaskDone<Optional<CallFailure>>(var failure)) {
            failure.ifPresentOrElse(
                    refused -> feedbackFailed(refused.kind().name()), () -> loader.showFeedbackIn(language));
        } else if (outcome instanceof TaskOutcome.TaskFailed<Optional<CallFailure>> failed) {
            feedbackFailed(failed.cause().getClass().getSimpleName());
        }
    }

    private void feedbackFailed(String code) {
        show(new PracticePhase.LocalFailure("practice.broken.feedback", code, KeptRecordings.EVERYTHING));
    }

    private void show(PracticePhase phase) {
        practiceState.phases().showScoring(phase);
    }
}
