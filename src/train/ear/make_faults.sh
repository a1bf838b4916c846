#!/bin/sh
# The adapted layers and the networks that tell another sound: make_faults.sh PACKAGES WORK
#   WORK   with data (make_speech.sh) and models (export_ear.py); gets heard, placed and adapter, and what finish_faults.sh makes
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
"$here/finish_faults.sh" "$packages" "$work"
