#!/bin/sh
# The adapted layers and the networks that tell another sound: make_faults.sh PACKAGES WORK
#   WORK   with data (make_speech.sh) and models (export_ear.py); gets packed and adapter, and what finish_faults.sh makes
# HOURS says how many hours of sound the adapter hears in all. What is whole already is kept; the adapter goes on from its last checkpoint. On a machine
# with a graphics processor, WORK/packed, WORK/adapter and this folder are all that ask.py, train_adapter.py and train_faults.py need.
set -eu
packages=$1 work=$2
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONPATH="$here"
run() { echo "== $*"; python3 "$here/$@"; }

run pack_speech.py "$packages" "$work/models" "$work/data" "$work/packed"
run ask.py "$work/packed"
run train_adapter.py "$work/packed" "$work/adapter" --hours "${HOURS:-90}" --seconds "${SECONDS_TOGETHER:-100}"
run train_faults.py "$work/packed" "$work/adapter/adapter.pt" "$work/faults"
"$here/finish_faults.sh" "$packages" "$work"
