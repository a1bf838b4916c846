#!/usr/bin/env python3
"""Writes recordings for `WordErrors`: raw 16 kHz mono 16-bit files, and `texts.tsv`, a line `UTT<tab>TEXT` for each.

  clips.py corpus FOLDER LABELS FLAC [EVERY]   every EVERYth recording of a corpus (labels.jsonl with `text`, or `words`)
  clips.py voices FOLDER LABELS COUNT          sentences of a corpus, spoken by six computer voices in turn
  clips.py korean FOLDER                       Korean sentences spoken by espeak-ng
  clips.py good FOLDER SPEECH COUNT            readings that are right, for `Steadiness`: a third each of native sentences that are kept
                                               out of all training (every second), of fluent ones, and of learners with 9 or 10 for accuracy

Needs Debian's flac, sox, flite, festival and espeak-ng.
"""
import json
import pathlib
import subprocess
import sys

RAW = ["-r", "16000", "-c", "1", "-b", "16", "-e", "signed", "-t", "raw"]
VOICES = ("flite-slt", "flite-rms", "flite-awb", "festival-kal_diphone", "festival-ked_diphone", "espeak-en-us")
KOREAN = """안녕하세요, 저는 서울에서 왔어요.
오늘 날씨가 정말 좋네요.
우리 학교는 산 밑에 있습니다.
어제 친구와 같이 영화를 봤어요.
내일 아침 일찍 일어나야 합니다.
이 책은 아주 재미있어요.
점심으로 비빔밥을 먹었습니다.
동생은 피아노를 잘 칩니다.
버스가 늦게 와서 지각했어요.
선생님께서 칠판에 글씨를 쓰셨다.
주말에는 가족과 함께 공원에 갑니다.
저는 영어를 배우는 학생입니다.
여름에는 바다에서 수영을 해요.
할머니께서 옛날이야기를 들려주셨어요.
문을 닫고 조용히 들어오세요.
지하철역이 어디에 있는지 아세요?
고양이가 창문 옆에서 자고 있어요.
한국의 가을은 하늘이 높고 푸릅니다.
숙제를 다 하고 나서 놀아도 돼요.
사과 세 개와 우유 한 병을 주세요.""".splitlines()


def sentences(labels):
    for line in pathlib.Path(labels).read_text().splitlines():
        label = json.loads(line)
        yield label["utt"], label.get("text") or " ".join(word[0] for word in label["words"])


def speak(voice, text, wav):
    program, name = voice.split("-", 1)
    if program == "flite":
        subprocess.run(["flite", "-voice", name, "-t", text, str(wav)], check=True)
    elif program == "espeak":
        subprocess.run(["espeak-ng", "-v", name, "-s", "150", "-w", str(wav), text], check=True)
    else:
        plain = text.replace('"', "")
        script = f'(voice_{name}) (utt.save.wave (utt.synth (Utterance Text "{plain}")) "{wav}" \'riff)'
        subprocess.run(["festival", "--pipe"], input=script, text=True, check=True)


def spoken(folder, voice, text, utt):
    wav = folder / f"{utt}.wav"
    speak(voice, text, wav)
    subprocess.run(["sox", str(wav), *RAW, str(folder / f"{utt}.raw")], check=True)
    wav.unlink()
    return utt, text


def corpus(folder, labels, flac, every="1"):
    for utt, text in list(sentences(labels))[:: int(every)]:
        subprocess.run(["sox", f"{flac}/{utt}.flac", *RAW, str(folder / f"{utt}.raw")], check=True)
        yield utt, text


def voices(folder, labels, count):
    distinct = list(dict.fromkeys(text.capitalize() if text.isupper() else text for _, text in sentences(labels)))
    step = len(distinct) // int(count)
    for number, text in enumerate(distinct[::step][: int(count)]):
        voice = VOICES[number % len(VOICES)]
        yield spoken(folder, voice, text, f"{voice}-{number:03}")


def korean(folder):
    for number, text in enumerate(KOREAN):
        yield spoken(folder, "espeak-ko", text, f"ko-{number:02}")


def good(folder, speech, count):
    def read(name):
        return [json.loads(line) for line in pathlib.Path(speech, name, "labels.jsonl").read_text().splitlines()]

    accurate = [label for label in read("") if label["acc"] >= 9]
    for name, labels in (("native", read("native")[1::2]), ("fluent", read("fluent")), ("flac", accurate)):
        third = int(count) // 3
        for label in labels[:: max(1, len(labels) // third)][:third]:
            text = label.get("text") or " ".join(word[0] for word in label["words"]).capitalize()
            flac = f"{speech}/{name}/{label['utt']}.flac"
            subprocess.run(["sox", flac, *RAW, str(folder / f"{label['utt']}.raw")], check=True)
            yield label["utt"], " ".join(text.split())


def main(kind, folder, *rest):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    rows = {"corpus": corpus, "voices": voices, "korean": korean, "good": good}[kind](folder, *rest)
    (folder / "texts.tsv").write_text("".join(f"{utt}\t{text}\n" for utt, text in rows))


if __name__ == "__main__":
    main(*sys.argv[1:])
