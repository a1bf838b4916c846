#!/bin/sh
# The adapted layers and the networks that tell another sound: make_faults.sh PACKAGES WORK
#   WORK   with data (make_speech.sh) and models (export_ear.py); gets heard, placed, asked, pooled, faults and models-faults
# What is whole already is kept; the adapter goes on from its last checkpoint.
set -eu
packages=$1 work=$2
here=$(cd "$(dirname "$0")" && pwd)
hours=${HOURS:-30}
export PYTHONPATH="$here" OMP_NUM_THREADS=1
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576 # batches of many lengths would fill the memory
run() { echo "== $*"; python3 "$here/$@"; }

run manifest.py "$work/data" > "$work/heard.list"
run hear_middle.py "$work/models" "$work/heard" "$work/heard.list"
run hear_middle.py "$work/models" "$work/heard" "$work/heard.list" --copy 1 --share 0.3
run place.py "$work/data" "$work/heard" "$work/placed"
run train_adapter.py "$packages" "$work/data" "$work/heard" "$work/placed" "$work/adapter" --hours "$hours" --rank 1 &
run train_adapter.py "$packages" "$work/data" "$work/heard" "$work/placed" "$work/adapter" --hours "$hours"
wait
run questions.py "$work/data" "$work/heard" "$work/placed" "$here/first_language_errors.tsv" "$work/asked"
run pool_faults.py "$packages" "$work/adapter/adapter.pt" "$work/heard" "$work/asked" "$work/pooled"
for seed in 1 2 3 4; do
    [ -s "$work/faults/faults-$seed.pickle" ] || run train_faults.py "$work/pooled" "$work/faults" --seed $seed
done
mkdir -p "$work/models-faults"
cp "$work/models/"* "$work/models-faults/"
run export_whisper.py "$packages" "$work/models-faults" --adapter "$work/adapter/adapter.pt"
run export_faults.py "$packages" "$work/adapter/adapter.pt" "$work"/faults/faults-?.pt "$work/models" "$work/models-faults"
run dump_sounds.py "$work/models" "$work/data" "$work/asked" "$work/before.tsv.gz"
run dump_sounds.py "$work/models-faults" "$work/data" "$work/asked" "$work/now.tsv.gz"
run calibrate_border.py "$work/now.tsv.gz" --table "$here/first_language_errors.tsv" --properties "$work/models-faults/ear.properties"
run measure_errors.py "$work/before.tsv.gz" "$work/now.tsv.gz"
