#!/bin/sh
# All that follows the adapter, in one go: finish_faults.sh PACKAGES WORK [BEFORE]
#   WORK    with data, packed, models (the scorer on layers that are not adapted), adapter/adapter.pt and faults; gets models-faults, before.tsv.gz,
#           now.tsv.gz, golden.json, calibrated.txt and measured.txt
#   BEFORE  the ear that the new one stands beside in measured.txt; WORK/models unless given
# Nothing outside WORK changes.
set -eu
packages=$1 work=$2 before=${3:-$2/models}
here=$(cd "$(dirname "$0")" && pwd)
judge="$here/../../test/resources/app/saywell/judge/engine"
adapter="$work/adapter/adapter.pt"
export PYTHONPATH="$here" OMP_NUM_THREADS=1
run() { echo "== $*" >&2; python3 "$here/$@"; }

[ -d "$work/packed/asked" ] || run ask.py "$work/packed" --held
mkdir -p "$work/models-faults"
cp "$work/models/"* "$work/models-faults/"
run export_whisper.py "$packages" "$work/models-faults" --adapter "$adapter"
run export_faults.py "$adapter" "$work"/faults/faults-[1-9].pt "$work/models" "$work/models-faults"
run dump_sounds.py "$before" "$work/data" "$work/packed/asked" "$work/before.tsv.gz"
run dump_sounds.py "$work/models-faults" "$work/data" "$work/packed/asked" "$work/now.tsv.gz"
run calibrate_border.py "$work/now.tsv.gz" --table "$here/first_language_errors.tsv" --properties "$work/models-faults/ear.properties" \
    > "$work/calibrated.txt"
run calibrate_alone.py "$work/now.tsv.gz" --properties "$work/models-faults/ear.properties" --write >> "$work/calibrated.txt"
run measure_errors.py "$work/before.tsv.gz" "$work/now.tsv.gz" > "$work/measured.txt"
cp "$judge/ear/golden.json" "$work/golden.json"
run golden.py "$work/models-faults" "$judge/scoring/seven-apples.wav" "$work/golden.json"
cat "$work/calibrated.txt" "$work/measured.txt"
