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
            classes="$root.*.GradeService*,$root.*.MarkService*,$root.*.SelfRatingService,$root.*.ThresholdCalibration*,$root.*.LevelClassifier,$root.*.GradebookFiller*,$root.*.GradebookRowFinder*"
            tests="$root.*.GradeServiceTest,$root.*.ClassroomTest,$root.*.ReportBuilderTest,$root.*.ThresholdCalibrationTest,$root.*.GradebookRowFinderTest" ;;
        rules-consent)
            classes="$root.*.Consent,$root.*.ConsentPolicy,$root.*.ConsentRecord"
            tests="$root.*.ConsentTest,$root.*.TakeScoringTest,$root.*.TranscriptionServiceTest" ;;
        rules-erasure)
            classes="$root.*.ErasureService*,$root.*.ErasureStore,$root.*.DeletionJournal,$root.*.PendingDeletion,$root.*.DeletionExecutor,$root.*.ResidualFiles"
            tests="$root.*.ErasureServiceTest,$root.*.DeletionExecutorTest,$root.*.ErasureOutcomeTest" ;;
        service-store)
            classes="$root.service.store.*" tests="$root.service.store.ApiKeyStoreTest,$root.service.store.CreditLedgerTest,$root.service.store.ServiceDatabaseTest" options=-Dstore=sqlite ;;
        client-policy)
            classes="$root.client.policy.*" tests="$root.client.policy.*Test" ;;
        client-parsers)
            classes="$root.client.http.HttpStatusMapper*,$root.client.http.RetryAfterHeader*,$root.client.http.ServiceAddress*,$root.client.http.ServiceErrorBody*"
            tests="$root.client.http.*Test" ;;
        library-ledger)
            classes="$root.library.billing.*" tests="$root.library.billing.*Test" ;;
        library-seal)
            classes="$root.library.seal.*" tests="$root.library.seal.*Test" ;;
        library-policy)
            classes="$root.library.policy.*" tests="$root.library.policy.*Test" ;;
        library-deletion)
            classes="$root.library.deletion.*,$root.practice.privacy.DeletionExecutor*,$root.practice.privacy.ResidualFiles*,$root.practice.maintenance.FileSweeper*"
            tests="$root.practice.privacy.ErasureServiceTest,$root.practice.privacy.DeletionExecutorTest,$root.practice.maintenance.FileSweeperTest" ;;
        backup-copies)
            classes="$root.practice.backup.BackupRetention*,$root.practice.backup.DailyCopies*,$root.practice.backup.Scheduled*,$root.practice.backup.BackupRestorer*"
            tests="$root.practice.backup.BackupRetentionTest,$root.practice.backup.LostDatabaseTest,$root.practice.backup.BackupRestorerTest,$root.practice.backup.BackupTest" ;;
        client-transport)
            classes="$root.client.http.NetworkFaultMapper*,$root.client.http.CallProgress*,$root.client.http.HttpTransport*,$root.client.http.ResponseReader*,$root.client.http.MultipartForm*"
            tests="$root.client.FaultTableTest,$root.client.ConnectionFaultTest,$root.client.RequestFormTest,$root.client.CallerInterruptionTest,$root.client.PatienceTest,$root.client.http.AdditionalCertificateTrustManagerTest,$root.client.http.ResponseReaderTest" ;;
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
