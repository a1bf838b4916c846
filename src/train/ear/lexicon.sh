#!/bin/sh
# lexicon.sh ROOT TEXTS OUT: how the product expects texts to be said, by LexiconDump.
set -eu
classes=$(mktemp -d)
jars=$(find "$HOME/.m2/repository" -name 'jackson-*.jar' -o -name 'jspecify*.jar' | tr '\n' ':')
javac -nowarn -d "$classes" -cp "$1/target/classes:$jars" \
    "$1/src/train/java/app/saywell/train/LexiconDump.java"
java -cp "$classes:$1/target/classes:$jars" app.saywell.train.LexiconDump "$2" "$3"
rm -r "$classes"
