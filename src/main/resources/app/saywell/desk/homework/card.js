// One sentence: listening, recording, comparing.

const SLOW = 0.75;
const MAX_FILE_BYTES = 40 * 1024 * 1024;
const MIN_LIMIT_SECONDS = 20;
const METER_FLOOR_DB = -50;

class Card {
  // page: {drafts(), changed(), mayRecord()}
  constructor(sentence, page) {
    this.sentence = sentence;
    this.page = page;
    this.recording = null;
    this.busy = false;
    this.build();
  }

  build() {
    const {sentence} = this;
    this.listen = button('quiet', 'play', 'listen.play', () => this.playModel());
    this.slow = this.toggle('listen.slow');
    this.loop = this.toggle('listen.loop');
    this.state = element('span', {class: 'state'});
    this.recordButton = button('record', 'mic', 'record.start', () => this.toggleRecording());
    this.file = element('input', {type: 'file', accept: 'audio/*,video/mp4,.m4a,.mp4,.webm,.ogg,.opus,.mp3,.wav,.flac', class: 'unseen', tabIndex: -1,
      onchange: () => this.takeFile()});
    label(this.file, 'record.file');
    this.fileButton = button('quiet', 'file', 'record.file', () => this.chooseFile());
    this.bar = element('div', {class: 'level'});
    this.meter = label(element('div', {class: 'meter', role: 'meter', 'aria-valuemin': METER_FLOOR_DB, 'aria-valuemax': 0, 'aria-valuenow': METER_FLOOR_DB}, this.bar), 'meter');
    this.hint = element('p', {class: 'hint'});
    this.canvas = element('canvas', {role: 'img'});
    this.modelLane = {seconds: 0, peaks: null, colour: '--model-wave'};
    this.mineLane = {seconds: 0, peaks: null, colour: '--mine-wave'};
    this.mine = button('quiet', 'play', 'mine.play', () => this.playMine());
    this.both = button('quiet', 'play', 'both.play', () => this.playBoth());
    this.remove = button('link', null, 'delete', () => this.discard());
    this.findings = element('ul', {class: 'findings'});
    this.names = element('div', {class: 'lane-names', 'aria-hidden': 'true'});
    this.result = element('div', {class: 'result', hidden: true},
      element('div', {class: 'waves'}, this.names, this.canvas),
      this.findings,
      element('div', {class: 'buttons'}, this.mine, ...(sentence.audio ? [this.both] : []), this.remove));
    const words = element('h2', {lang: 'en', id: 'sentence-' + sentence.position, tabIndex: -1}, sentence.text);
    const listening = sentence.audio
      ? element('div', {class: 'buttons'}, this.listen, this.slow, this.loop,
        ...(sentence.made ? [say(element('span', {class: 'caption'}), 'listen.made')] : []))
      : say(element('p', {class: 'hint'}), 'listen.none');
    this.root = element('li', {class: 'card sentence', 'aria-labelledby': words.id, onkeydown: event => this.key(event)},
      element('div', {class: 'sentence-head'}, element('span', {class: 'position', 'aria-hidden': 'true'}, String(sentence.position)), words, this.state),
      ...(sentence.meaning ? [element('p', {class: 'meaning'}, sentence.meaning)] : []),
      listening,
      element('div', {class: 'recorder'}, this.recordButton, this.fileButton, this.file, this.meter),
      this.hint, this.result);
    this.showState();
  }

  toggle(key) {
    const node = button('chip', null, key, () => {
      node.setAttribute('aria-pressed', String(node.getAttribute('aria-pressed') !== 'true'));
      if (key === 'listen.loop') player.audio.loop = this.isOn(node) && this.listening;
      else if (this.listening) player.audio.playbackRate = this.isOn(node) ? SLOW : 1;
    });
    node.setAttribute('aria-pressed', 'false');
    return node;
  }

  // Whether sounds may be played and changed, and whether this sentence may be recorded.
  allow(listening, recording) {
    for (const node of [this.listen, this.slow, this.loop, this.mine, this.both, this.remove, this.fileButton]) node.disabled = !listening;
    this.recordButton.disabled = !recording;
  }

  isOn(toggle) {
    return toggle.getAttribute('aria-pressed') === 'true';
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === 'INPUT') return;
    const actions = {r: this.recordButton, 1: this.listen, 2: this.mine, 3: this.both, s: this.slow, l: this.loop};
    const target = actions[event.key.toLowerCase()] ?? actions[{ㄱ: 'r', ㄴ: 's', ㅣ: 'l'}[event.key]];
    if (target && target.offsetParent && !target.disabled) {
      event.preventDefault();
      target.click();
    }
  }

  modelUrl() {
    this.url ??= URL.createObjectURL(new Blob([fromBase64(this.sentence.audio)], {type: 'audio/mpeg'}));
    return this.url;
  }

  // Plays with a button that says "stop" meanwhile. Tells whether it came to its end.
  async playWith(control, key, parts) {
    if (control.playing) {
      player.stop();
      return;
    }
    player.stop();
    control.playing = true;
    control.say('stop', 'listen.stop');
    for (const {url, options, lane} of parts) {
      const moved = seconds => { if (!this.result.hidden) drawWaves(this.canvas, [this.modelLane, this.mineLane], {lane, seconds}); };
      if (!await player.play(url(), {...options, moved})) break;
    }
    control.playing = false;
    control.say('play', key);
  }

  modelPart() {
    return {url: () => this.modelUrl(), options: {rate: this.isOn(this.slow) ? SLOW : 1, loop: this.isOn(this.loop)}, lane: this.modelLane};
  }

  minePart() {
    return {url: () => this.recording.url, options: {}, lane: this.mineLane};
  }

  async playModel() {
    const playing = this.playWith(this.listen, 'listen.play', [this.modelPart()]);
    this.listening = Boolean(this.listen.playing);
    await playing;
    this.listening = Boolean(this.listen.playing);
  }

  playMine() {
    return this.playWith(this.mine, 'mine.play', [this.minePart()]);
  }

  playBoth() {
    const model = this.modelPart();
    model.options.loop = false;
    return this.playWith(this.both, 'both.play', [model, this.minePart()]);
  }

  async toggleRecording() {
    if (this.running) {
      this.running.stop();
      return;
    }
    if (this.busy || !this.page.mayRecord(this)) return;
    player.stop();
    this.busy = true;
    this.tell('record.asking');
    try {
      this.running = await record({limit: this.limit(), level: peak => this.showLevel(peak)});
      banners.hide('banner.denied');
      banners.hide('banner.no-microphone');
      banners.hide('banner.unplugged');
      this.root.classList.add('recording');
      this.recordButton.say('stop', 'record.stop');
      this.tell('record.speak');
      this.page.recording(this);
      this.recordButton.focus({preventScroll: true});
      this.hint.scrollIntoView({block: 'nearest'});
      const whole = await this.running.whole;
      this.ended();
      if (whole.unplugged) this.page.cannotRecord('banner.unplugged');
      await this.check(whole, true);
      if (whole.overLimit) this.tell('record.limit');
    } catch (problem) {
      this.ended();
      if (problem?.name === 'NotAllowedError' || problem?.name === 'SecurityError') this.page.cannotRecord('banner.denied');
      else if (problem?.name === 'NotFoundError' || problem?.name === 'NotReadableError') this.page.cannotRecord('banner.no-microphone');
      else this.tell('record.failed');
    }
  }

  ended() {
    this.busy = false;
    this.running = null;
    this.tell(null);
    this.root.classList.remove('recording', 'clipped');
    this.page.recording(null);
    this.showState();
  }

  limit() {
    const enough = Math.max(MIN_LIMIT_SECONDS, 4 * this.sentence.seconds + 15, this.sentence.text.length / 4);
    return Math.min(enough, content.maxSeconds ?? enough);
  }

  showLevel(peak) {
    const db = Math.max(METER_FLOOR_DB, powerDb(peak * peak));
    this.bar.style.width = 100 * (1 - db / METER_FLOOR_DB) + '%';
    this.meter.setAttribute('aria-valuenow', String(Math.round(db)));
    if (peak >= content.limits.fullScale / 32768) this.root.classList.add('clipped');
  }

  chooseFile() {
    if (this.page.mayRecord(this)) this.file.click();
  }

  async takeFile() {
    const [file] = this.file.files;
    if (!file) return;
    const ending = extension(file.type, file.name);
    this.file.value = '';
    if (!ending || file.size > MAX_FILE_BYTES || file.size === 0) {
      this.tell(ending && file.size > 0 ? 'record.file.large' : 'record.file.wrong');
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    await this.check({bytes, type: file.type || 'audio/' + ending, ending, recordedAt: new Date(file.lastModified).toISOString()}, true);
  }

  // Measures a recording and shows it; a new one is saved.
  async check(recorded, isNew) {
    this.tell('record.checking');
    const taken = {...recorded, ending: recorded.ending ?? extension(recorded.type)};
    if (isNew) taken.savedAt = new Date().toISOString();
    let samples = null;
    try {
      const sound = await decode(taken.bytes);
      samples = sound.samples;
      taken.seconds = sound.seconds;
      taken.found = findings(samples, ANALYSIS_RATE);
    } catch {
      taken.seconds ??= 0;
      taken.found = ['unchecked'];
    }
    if (taken.bytes.length === 0) {
      this.tell('record.failed');
      return;
    }
    if (isNew) {
      const {overLimit, unplugged, ...facts} = taken;
      await this.page.drafts().save(this.sentence.id, facts);
    }
    this.tell(null);
    await this.show(taken, samples);
    if (isNew) this.result.scrollIntoView({block: 'nearest'});
    if (isNew) announce(taken.found.length ? 'finding.' + taken.found[0] : 'finding.good');
    this.page.changed();
  }

  async show(taken, samples) {
    if (this.recording) URL.revokeObjectURL(this.recording.url);
    this.recording = {...taken, url: URL.createObjectURL(new Blob([taken.bytes], {type: taken.type}))};
    this.mineLane.seconds = taken.seconds;
    this.mineLane.peaks = samples && peaks(samples);
    if (!this.modelLane.peaks && this.sentence.audio) {
      try {
        const model = await decode(fromBase64(this.sentence.audio));
        this.modelLane.peaks = peaks(model.samples);
        this.modelLane.seconds = model.seconds;
      } catch {
        this.modelLane.peaks = null;
      }
    }
    this.result.hidden = false;
    this.names.replaceChildren(...[[this.modelLane, 'wave.model'], [this.mineLane, 'wave.mine']]
      .filter(([lane]) => lane.peaks).map(([, key]) => say(element('span'), key)));
    const inOne = seconds => seconds.toFixed(1);
    if (this.modelLane.peaks) label(this.canvas, 'wave.label', inOne(this.modelLane.seconds), inOne(taken.seconds));
    else label(this.canvas, 'wave.label.mine', inOne(taken.seconds));
    this.findings.replaceChildren(...(taken.found.length ? taken.found : ['good']).map(key =>
      element('li', {class: key === 'good' ? 'good' : POOR.has(key) ? 'poor' : 'fair'},
        icon(key === 'good' ? 'check' : 'alert'), say(element('span'), 'finding.' + key))));
    this.draw();
    this.showState();
  }

  draw() {
    if (!this.result.hidden) drawWaves(this.canvas, [this.modelLane, this.mineLane], null);
  }

  async discard() {
    player.stop();
    await this.page.drafts().remove(this.sentence.id);
    this.clear();
    this.recordButton.focus();
    this.page.changed();
  }

  clear() {
    if (this.recording) URL.revokeObjectURL(this.recording.url);
    this.recording = null;
    this.mineLane.peaks = null;
    this.result.hidden = true;
    this.tell(null);
    this.showState();
  }

  get poor() {
    return Boolean(this.recording?.found.some(key => POOR.has(key)));
  }

  showState() {
    const state = this.recording ? this.poor ? 'again' : 'done' : 'todo';
    this.root.dataset.state = state;
    const words = say(element('span'), 'state.' + state);
    this.state.replaceChildren(...(state === 'todo' ? [] : [icon(state === 'done' ? 'check' : 'alert')]), words);
    if (!this.running) this.recordButton.say('mic', this.recording ? 'record.again' : 'record.start');
    this.fileButton.say(null, this.recording ? 'record.file.again' : 'record.file');
  }

  tell(key, ...values) {
    if (key) {
      say(this.hint, key, ...values);
      announce(key, ...values);
    } else {
      fallSilent(this.hint);
      this.hint.textContent = '';
    }
  }
}
