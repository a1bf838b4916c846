#!/bin/sh
# Changes the classes of a slice one instruction at a time and counts the changes that its tests notice: src/bench/mutate.sh SLICE, or
# src/bench/mutate.sh changed [COMMIT] for each slice of which a class or a test changed since COMMIT, without it since yesterday.
# Needs compiled classes and tests, and Maven on Java 25 or newer. The table of all changes lies in target/mutation/SLICE afterwards;
# what survived is printed. Ends with 1 where less than 75 % were noticed.
# A slice is a package or a few classes of it with the fast tests that are about it.
set -ef
least=75
root=app.saywell
slices="rules-scoring rules-grades rules-consent rules-erasure service-store client-policy client-parsers library-ledger library-seal
    library-policy library-deletion backup-copies client-transport"

# The classes, tests and options of a slice.
choose() {
    options=
    case $1 in
        rules-scoring)
            classes="$root.*.PronunciationScore,$root.*.PauseComparison,$root.*.SpeedComparison,$root.*.StressComparison,$root.*.ScoreScale,$root.*.ScoreExtractor,$root.*.QualityGate"
            tests="$root.*.ProsodyComparisonTest,$root.*.QualityGateTest,$root.*.TakeScoringTest,$root.*.TakeProgressTest,$root.*.StoredScoresTest" ;;
        rules-grades)
            classes="$root.*.GradeService*,$root.*.MarkService*,$root.*.SelfRatingService,$root.*.ThresholdCalibration*,$root.*.LevelClassifier,$root.*.GradebookFiller*,$root.*.GradebookRowFinder*,$root.*.GradebookSheetFinder*"
            tests="$root.*.GradeServiceTest,$root.*.ClassroomTest,$root.*.ReportBuilderTest,$root.*.PrintedSlipTest,$root.*.PrintedAdviceTest,$root.*.PrintedClassSheetTest,$root.*.ThresholdCalibrationTest,$root.*.GradebookRowFinderTest,$root.*.GradebookSheetFinderTest" ;;
        rules-consent)
            classes="$root.*.Consent,$root.*.ConsentPolicy,$root.*.ConsentRecord"
            tests="$root.*.ConsentTest,$root.*.TakeScoringTest,$root.*.TranscriptionServiceTest" ;;
        rules-erasure)
            classes="$root.*.ErasureService*,$root.*.ErasureStore,$root.*.DeletionJournal,$root.*.PendingDeletion,$root.*.DeletionExecutor,$root.*.ResidualFiles"
            tests="$root.*.ErasureServiceTest,$root.*.DeletionExecutorTest,$root.*.ErasureOutcomeTest" ;;
        service-store)
            classes="$root.judge.service.store.*" tests="$root.judge.service.store.ApiKeyStoreTest,$root.judge.service.store.CreditLedgerTest,$root.judge.service.store.ServiceDatabaseTest" options=-Dstore=sqlite ;;
        client-policy)
            classes="$root.desk.client.policy.*" tests="$root.desk.client.policy.*Test" ;;
        client-parsers)
            classes="$root.desk.client.http.HttpStatusMapper*,$root.desk.client.http.RetryAfterHeader*,$root.desk.client.http.ServiceAddress*,$root.desk.client.http.ServiceErrorBody*"
            tests="$root.desk.client.http.*Test" ;;
        library-ledger)
            classes="$root.desk.store.billing.*" tests="$root.desk.store.billing.*Test" ;;
        library-seal)
            classes="$root.desk.store.seal.*" tests="$root.desk.store.seal.*Test" ;;
        library-policy)
            classes="$root.desk.store.policy.*" tests="$root.desk.store.policy.*Test" ;;
        library-deletion)
            classes="$root.desk.store.deletion.*,$root.desk.privacy.DeletionExecutor*,$root.desk.privacy.ResidualFiles*,$root.desk.privacy.maintenance.FileSweeper*"
            tests="$root.desk.privacy.ErasureServiceTest,$root.desk.privacy.DeletionExecutorTest,$root.desk.privacy.maintenance.FileSweeperTest" ;;
        backup-copies)
            classes="$root.desk.privacy.backup.BackupRetention*,$root.desk.privacy.backup.DailyCopies*,$root.desk.privacy.backup.Scheduled*,$root.desk.privacy.backup.BackupRestorer*"
            tests="$root.desk.privacy.backup.BackupRetentionTest,$root.desk.privacy.backup.LostDatabaseTest,$root.desk.privacy.backup.BackupRestorerTest,$root.desk.privacy.backup.BackupTest" ;;
        client-transport)
            classes="$root.desk.client.http.NetworkFaultMapper*,$root.desk.client.http.CallProgress*,$root.desk.client.http.HttpTransport*,$root.desk.client.http.ResponseReader*,$root.desk.client.http.MultipartForm*"
            tests="$root.desk.client.FaultTableTest,$root.desk.client.ConnectionFaultTest,$root.desk.client.RequestFormTest,$root.desk.client.CallerInterruptionTest,$root.desk.client.PatienceTest,$root.desk.client.http.AdditionalCertificateTrustManagerTest,$root.desk.client.http.ResponseReaderTest" ;;
        *) echo "no such slice: $1" >&2; exit 2 ;;
    esac
}

run() {
    choose "$1"
    table=target/mutation/$1/mutations.csv
    rm -f "$table"
    mvn -B -q -Dquick -Pmutation pitest:mutationCoverage "-DtargetClasses=$classes" "-DtargetTests=$tests" "-DreportsDirectory=target/mutation/$1" "-DjvmArgs=$options" \
        | grep '^>> ' | tail -4
    [ -s "$table" ] || { echo "$1: nothing was changed" >&2; return 1; }
    grep -v ',KILLED,\|,TIMED_OUT,' "$table" | cut -d, -f2-6 | sort -t, -k1,1 -k4,4n || true
    all=$(wc -l <"$table")
    noticed=$(grep -c ',KILLED,\|,TIMED_OUT,' "$table" || true)
    echo "$1: $noticed of $all changes noticed"
    [ $((100 * noticed)) -ge $((least * all)) ]
}

# Whether one of the classes named here belongs to a slice.
has_changed() {
    choose "$1"
    shift
    for class; do
        for pattern in $(echo "$classes,$tests" | tr , ' '); do
            case $class in $pattern) return 0 ;; esac
        done
    done
    return 1
}

if [ "$1" != changed ]; then
    run "$1"
    exit
fi
since=${2:-$(git rev-list -1 --before='25 hours ago' HEAD)}
changed=$(git diff --name-only "$since" HEAD -- 'src/*.java' | sed 's#^src/[a-z]*/java/##; s#\.java$##; s#/#.#g')
failed=
for slice in $slices; do
    # shellcheck disable=SC2086
    if has_changed "$slice" $changed; then run "$slice" || failed="$failed $slice"; fi
done
[ -z "$failed" ] || { echo "less than $least % noticed:$failed" >&2; exit 1; }
