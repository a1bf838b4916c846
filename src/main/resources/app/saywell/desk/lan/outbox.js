// Recordings on their way to the teacher's computer. Each is kept on this device, encrypted, until that computer says that it is stored.

const WAV_HEADER_BYTES = 44;
const ASK_TIMEOUT_MS = 60000;
const RETRY_MS = [1000, 2000, 4000, 8000, 15000];

class Refused extends Error {
  constructor(status, problem) {
    super(problem);
    this.status = status;
    this.problem = problem;
  }
}

// Asks the teacher's computer. Fails with `Refused` where it answers no, and otherwise where it does not answer.
async function ask(method, path, token, body = null, headers = {}) {
  const response = await fetch(path, {
    method, body, cache: 'no-store', credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    headers: {...(token ? {'Authorization': 'Bearer ' + token} : {}), ...headers},
  });
  if (response.ok) return response.json();
  throw new Refused(response.status, (await response.json().catch(() => ({}))).problem);
}

// A recording as a WAV file of 16 bits, mono.
async function toWav(bytes) {
  const context = new OfflineAudioContext(1, 1, content.sampleRate);
  const audio = await context.decodeAudioData(bytes.slice().buffer);
  const length = Math.min(audio.length, content.maxSeconds * content.sampleRate);
  const file = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + 2 * length));
  const ascii = (offset, text) => utf8(text).forEach((byte, i) => file.setUint8(offset + i, byte));
  ascii(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  ascii(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, content.sampleRate, true);
  file.setUint32(28, 2 * content.sampleRate, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  ascii(36, 'data');
  file.setUint32(40, 2 * length, true);
  const channels = Array.from({length: audio.numberOfChannels}, (any, channel) => audio.getChannelData(channel));
  for (let i = 0; i < length; i++) {
    const sample = channels.reduce((sum, data) => sum + data[i], 0) / channels.length;
    file.setInt16(WAV_HEADER_BYTES + 2 * i, Math.max(-32768, Math.min(32767, Math.round(sample * 32768))), true);
  }
  return new Uint8Array(file.buffer);
}

class Outbox {
  // room: {token, sending(sentence), arrived(sentence), waits(sentence), refused(problem, sentence)}
  constructor(drafts, room) {
    this.drafts = drafts;
    this.room = room;
    this.waiting = new Set();
    this.newest = new Map();
    this.busy = false;
    this.closed = false;
    this.hurry = () => {}; // ends a wait before the next try
  }

  // What the card saves: the recording is on this device when it ends, and then on its way.
  async save(sentence, {bytes, ...facts}) {
    const wav = await toWav(bytes);
    const digest = hex(await sha256(wav));
    this.newest.set(sentence, digest);
    await this.drafts.save(sentence, {...facts, type: 'audio/wav', ending: 'wav', digest, bytes: wav});
    this.waiting.add(sentence);
    this.room.sending(sentence);
    this.deliver();
  }

  load(sentence) {
    return this.drafts.load(sentence);
  }

  remove(sentence) {
    this.newest.delete(sentence);
    return this.drafts.remove(sentence);
  }

  // After a reload: what did not arrive goes on its way again.
  async resume(sentences) {
    for (const sentence of sentences) {
      const draft = await this.load(sentence);
      if (draft) {
        this.newest.set(sentence, draft.digest);
        this.waiting.add(sentence);
      }
    }
    this.deliver();
    return this.waiting.size;
  }

  close() {
    this.closed = true;
  }

  // A computer that answered and is busy is left alone for the whole time.
  rest(milliseconds, hasAnswered) {
    return new Promise(done => {
      this.hurry = hasAnswered ? () => {} : done;
      setTimeout(done, milliseconds);
    });
  }

  async deliver() {
    if (this.busy) return;
    this.busy = true;
    let failures = 0;
    while (this.waiting.size && !this.closed) {
      const [sentence] = this.waiting;
      try {
        await this.send(sentence);
        failures = 0;
      } catch (problem) {
        if (problem instanceof Refused && problem.status < 500 && problem.status !== 429) {
          await this.refused(sentence, problem);
        } else {
          this.room.waits(sentence);
          await this.rest(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)], problem instanceof Refused);
        }
      }
    }
    this.busy = false;
  }

  async send(sentence) {
    const draft = await this.load(sentence);
    if (draft) {
      this.room.sending(sentence);
      const stored = await ask('PUT', '/api/takes/' + sentence, this.room.token, draft.bytes,
        {'Content-Type': 'audio/wav', 'Idempotency-Key': draft.digest});
      if (stored.sha256 !== draft.digest) throw new Error('another recording');
      // Meanwhile a newer one may have been made, which is still to come.
      if (this.newest.get(sentence) !== draft.digest) return;
      await this.remove(sentence);
    }
    this.waiting.delete(sentence);
    this.room.arrived(sentence);
  }

  // What can never arrive is not kept; what may arrive once the device has joined again, is.
  async refused(sentence, {problem}) {
    if (problem === 'CONSENT' || problem === 'SOUND' || problem === 'LARGE' || problem === 'NOT_FOUND') {
      await this.remove(sentence);
      this.waiting.delete(sentence);
    } else {
      this.closed = true;
    }
    this.room.refused(problem, sentence);
  }
}
