#!/bin/sh
# Fuzzes one parser with Jazzer, within the limits of time and memory of FuzzedParser: src/bench/fuzz.sh NAME SECONDS
# NAME is a folder of src/test/resources/fuzz. Needs compiled classes, Java 25 and the Jazzer jars in
# $JAZZER (com.code-intelligence:jazzer and jazzer-api, for the class path). New inputs lie in target/fuzz/NAME/corpus, findings in
# target/fuzz/NAME/found. Jazzer does not know class files of Java 25 yet, so copies of the classes say that they are of Java 21.
set -e
name=$1 seconds=$2
work=$PWD/target/fuzz
mkdir -p "$work/$name/corpus" "$work/$name/found" "$work/classes"
cp -R target/classes/app target/test-classes/app "$work/classes/"
find "$work/classes" -name '*.class' -exec sh -c 'for file; do printf "\101" | dd of="$file" bs=1 seek=7 conv=notrunc 2>/dev/null; done' sh {} +
cp -n src/test/resources/fuzz/"$name"/* "$work/$name/corpus/" || true
unzip -qn src/test/resources/fuzz/"$name"/corpus.zip -d "$work/$name/corpus" && rm -f "$work/$name/corpus/corpus.zip"
exec java -Xmx400m -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -Djava.util.logging.config.file=src/test/resources/logging.properties \
    -cp "$JAZZER:$work/classes:$(cat target/.cp)" com.code_intelligence.jazzer.Jazzer \
    --target_class=app.saywell.LimitedFuzzTarget --target_args="$(echo "$name" | tr a-z A-Z)" --instrumentation_includes='app.saywell.**' --custom_hook_includes='app.saywell.**' --keep_going=5 --reproducer_path="$work/$name/found" \
    -artifact_prefix="$work/$name/found/" -max_total_time="$seconds" -max_len=20000 -timeout=60 -report_slow_units=1 -rss_limit_mb=1500 \
    "$work/$name/corpus"
