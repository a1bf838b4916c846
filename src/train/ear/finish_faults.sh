#!/bin/sh
# All that follows the adapter, in one go: finish_faults.sh PACKAGES WORK [BEFORE]
#   WORK    with data, models (the scorer on layers that are not adapted), heard, placed and adapter/adapter.pt;
#           gets asked, pooled, faults, models-faults, before.tsv.gz, now.tsv.gz, golden.json, calibrated.txt and measured.txt
#   BEFORE  the ear that the new one stands beside in measured.txt; WORK/models unless given
# Questions, pools and networks that are newer than what they come from are kept. Nothing outside WORK changes.
set -eu
packages=$1 work=$2 before=${3:-$2/models}
here=$(cd "$(dirname "$0")" && pwd)
judge="$here/../../test/resources/app/saywell/judge/engine"
adapter="$work/adapter/adapter.pt"
export PYTHONPATH="$here" OMP_NUM_THREADS=1
run() { echo "== $*" >&2; python3 "$here/$@"; }
newer() { [ -s "$1" ] && [ -z "$(find "$2" -newer "$1" -print -quit)" ]; } # newer FILE WHAT: whether FILE is newer than all of WHAT

run questions.py "$work/data" "$work/heard" "$work/placed" "$here/first_language_errors.tsv" "$work/asked"
run pool_faults.py "$packages" "$adapter" "$work/heard" "$work/asked" "$work/pooled"
for seed in 1 2 3 4; do
    newer "$work/faults/faults-$seed.pickle" "$work/pooled" || run train_faults.py "$work/pooled" "$work/faults" --seed $seed
done
mkdir -p "$work/models-faults"
cp "$work/models/"* "$work/models-faults/"
run export_whisper.py "$packages" "$work/models-faults" --adapter "$adapter"
run export_faults.py "$packages" "$adapter" "$work"/faults/faults-[1-4].pt "$work/models" "$work/models-faults"
run dump_sounds.py "$before" "$work/data" "$work/asked" "$work/before.tsv.gz"
run dump_sounds.py "$work/models-faults" "$work/data" "$work/asked" "$work/now.tsv.gz"
run calibrate_border.py "$work/now.tsv.gz" --table "$here/first_language_errors.tsv" --properties "$work/models-faults/ear.properties" \
    > "$work/calibrated.txt"
run measure_errors.py "$work/before.tsv.gz" "$work/now.tsv.gz" > "$work/measured.txt"
cp "$judge/ear/golden.json" "$work/golden.json"
run golden.py "$work/models-faults" "$judge/scoring/seven-apples.wav" "$work/golden.json"
cat "$work/calibrated.txt" "$work/measured.txt"
