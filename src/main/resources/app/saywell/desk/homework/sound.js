// Sound: decoding, one player for the whole page, and the microphone.

const ANALYSIS_RATE = 48000;
const MICROPHONE_REST_MS = 120000;
const TAIL_MS = 300;

// Mono samples at 48 kHz; fails where the browser cannot read the file.
async function decode(bytes) {
  const context = new OfflineAudioContext(1, 1, ANALYSIS_RATE);
  const audio = await context.decodeAudioData(bytes.slice().buffer);
  const mono = new Float32Array(audio.length);
  for (let channel = 0; channel < audio.numberOfChannels; channel++) {
    const data = audio.getChannelData(channel);
    for (let i = 0; i < mono.length; i++) mono[i] += data[i] / audio.numberOfChannels;
  }
  return {samples: mono, seconds: audio.duration};
}

const player = {
  audio: new Audio(),
  stopped: null,

  // Plays until the end, or until something else is played or stopped. Tells true at the end.
  play(url, {rate = 1, loop = false, moved = () => {}} = {}) {
    this.stop();
    return new Promise(done => {
      const audio = this.audio;
      let frame = 0;
      const finish = ended => {
        cancelAnimationFrame(frame);
        audio.onended = audio.onerror = null;
        this.stopped = null;
        moved(-1);
        done(ended);
      };
      const follow = () => {
        moved(audio.currentTime);
        frame = requestAnimationFrame(follow);
      };
      this.stopped = () => {
        audio.pause();
        finish(false);
      };
      audio.onended = () => finish(true);
      audio.onerror = () => finish(false);
      audio.src = url;
      audio.loop = loop;
      audio.preservesPitch = true;
      audio.defaultPlaybackRate = audio.playbackRate = rate;
      audio.play().then(follow, () => this.stopped?.());
    });
  },

  stop() {
    this.stopped?.();
  },
};

const RECORDED_TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];

const EXTENSIONS = [
  [/webm/, 'webm'], [/ogg|opus/, 'ogg'], [/mp4|m4a|aac|quicktime|3gpp/, 'm4a'], [/mpeg|mp3/, 'mp3'], [/wav/, 'wav'], [/flac/, 'flac'],
];

// The extension of a recording in an archive; null for what is no recording.
function extension(type, name = '') {
  const ending = name.toLowerCase().split('.').pop();
  const known = EXTENSIONS.find(([pattern]) => pattern.test(type.toLowerCase())) ?? EXTENSIONS.find(([pattern]) => pattern.test(ending));
  return known ? known[1] : null;
}

const microphone = {
  stream: null,
  rest: 0,

  // Nothing is done to the sound, as with a take in the room. Stays open for a while: a page from disk is asked for the microphone again at every opening.
  async open() {
    clearTimeout(this.rest);
    if (!this.stream?.active) {
      this.stream = await navigator.mediaDevices.getUserMedia({
        audio: {channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false},
      });
    }
    return this.stream;
  },

  restSoon() {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.close(), MICROPHONE_REST_MS);
  },

  close() {
    clearTimeout(this.rest);
    this.stream?.getTracks().forEach(track => track.stop());
    this.stream = null;
  },
};

// Records until `stop` is called or `limit` seconds are over. `level` is told the peak many times a second.
async function record({limit, level}) {
  const stream = await microphone.open();
  const type = RECORDED_TYPES.find(candidate => MediaRecorder.isTypeSupported(candidate));
  const recorder = new MediaRecorder(stream, {...(type ? {mimeType: type} : {}), audioBitsPerSecond: 64000});
  const parts = [];
  recorder.ondataavailable = event => parts.push(event.data);
  const context = new AudioContext();
  context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const measure = () => {
    analyser.getFloatTimeDomainData(samples);
    level(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0));
    frame = requestAnimationFrame(measure);
  };
  const recordedAt = new Date().toISOString();
  let overLimit = false;
  let unplugged = false;
  let stopping = 0;
  let timer = 0;
  const whole = new Promise((done, failed) => {
    recorder.onerror = event => failed(event.error ?? new Error('recorder'));
    recorder.onstop = async () => {
      const blob = new Blob(parts, {type: recorder.mimeType || type || ''});
      done({bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type, recordedAt, overLimit, unplugged});
    };
  }).finally(() => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    context.close();
    microphone.restSoon();
  });
  // A track ends by itself only when the microphone is gone; not every browser then ends the recording.
  stream.getAudioTracks()[0].onended = () => {
    unplugged = true;
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const started = new Promise(done => { recorder.onstart = done; });
  recorder.start();
  await Promise.race([started, whole]);
  measure();
  timer = setTimeout(() => {
    overLimit = true;
    recorder.stop();
  }, limit * 1000);
  return {
    whole,
    // The last sound is not cut off.
    stop() {
      if (!stopping) stopping = setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), TAIL_MS);
    },
  };
}
