#!/bin/sh
# Changes the classes of a slice one instruction at a time and counts the changes that its tests notice: src/bench/mutate.sh SLICE
# Needs compiled classes and tests, and Maven on Java 25 or newer. The table of all changes lies in target/mutation/SLICE afterwards;
# what survived is printed. A slice is a package or a few classes of it with the fast tests that are about it.
set -e
slice=$1 options=
root=app.saywell
case $slice in
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
    *) echo "no such slice: $slice" >&2; exit 2 ;;
esac
mvn -B -q -Dquick -Pmutation pitest:mutationCoverage "-DtargetClasses=$classes" "-DtargetTests=$tests" "-DreportsDirectory=target/mutation/$slice" "-DjvmArgs=$options" \
    | grep '^>> ' | tail -4
grep -v ',KILLED,\|,TIMED_OUT,' "target/mutation/$slice/mutations.csv" | cut -d, -f2-6 | sort -t, -k1,1 -k4,4n || true
