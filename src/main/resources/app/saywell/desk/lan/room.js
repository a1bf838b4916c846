// The page of a device in the room: joining, choosing one's name, and recording.

const LOOK_MS = 5000;
const JOIN_PROBLEMS = {CODE: 'join.code.wrong', LOCKED: 'join.locked', LATER: 'join.later', OVER: 'join.over'};

openStore().then(store => new Room(store).start());

class Room extends Frame {
  constructor(store) {
    super(store);
    this.token = null;
    this.lesson = null;
    this.outbox = null;
    this.shownSentence = null;
    this.unanswered = false;
  }

  async start() {
    await this.loadLook();
    this.main = element('main');
    this.count = element('strong');
    this.filled = element('div', {class: 'filled'});
    this.next = button('primary', 'down', 'progress.next', () => this.goToNext());
    this.dock = element('footer', {hidden: true},
      element('div', {class: 'dock'},
        element('div', {class: 'progress'}, this.count, element('div', {class: 'track', 'aria-hidden': 'true'}, this.filled)),
        element('div', {class: 'buttons'}, this.next)));
    document.getElementById('app').replaceChildren(this.header('brand.room'), this.main, this.dock, announcer);
    this.applyLook();
    setLanguage(content.language);
    addEventListener('resize', () => this.cards.forEach(card => card.draw()));
    addEventListener('hashchange', () => this.followCode());
    addEventListener('beforeunload', event => { if (this.runningCard) event.preventDefault(); });
    addEventListener('pagehide', () => microphone.close());
    const app = inAppBrowser();
    if (app) banners.show('banner.inapp', app);
    if (!able.lock || !able.record) this.cannotRecord('banner.cannot-record');
    this.token = await this.store.get('device') ?? null;
    if (!await this.followCode()) await this.look();
    document.documentElement.dataset.ready = 'true';
    setInterval(() => { if (this.lesson) this.look(); }, LOOK_MS);
  }

  // A scanned code is used at once and taken out of the address.
  async followCode() {
    const code = decodeURIComponent(location.hash.slice(1));
    if (!code) return false;
    history.replaceState(null, '', '/');
    if (this.token && await this.look()) return true;
    await this.join(code);
    return true;
  }

  async join(code) {
    try {
      const {device} = await ask('POST', '/api/join', null, JSON.stringify({code}));
      this.token = device;
      await this.store.put('device', device);
      await this.look();
    } catch (problem) {
      this.showJoin(problem instanceof Refused ? JOIN_PROBLEMS[problem.problem] ?? 'join.malformed' : 'room.unreachable');
    }
  }

  // Asks how things stand. Tells whether the device belongs to the lesson.
  async look() {
    if (!this.token) {
      this.showJoin(null);
      return false;
    }
    try {
      await this.show(await ask('GET', '/api/lesson' + (this.shownSentence ? '?at=' + this.shownSentence : ''), this.token));
      if (this.unanswered) this.outbox?.hurry();
      else banners.hide('room.unreachable');
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.status < 500 && problem.status !== 429) this.refused(problem.problem);
      else if (this.lesson) banners.show('room.unreachable');
      else this.showJoin('room.unreachable');
      return false;
    }
  }

  refused(problem, sentence = null) {
    this.answered();
    if (problem === 'OVER') {
      this.end('room.over');
    } else if (problem === 'DEVICE') {
      this.forget();
      this.showJoin('join.device');
    } else {
      const card = this.cards.find(candidate => candidate.sentence.id === sentence);
      card?.clear();
      card?.tell(problem === 'CONSENT' ? 'room.no-consent' : 'record.failed');
      this.changed();
    }
  }

  forget() {
    this.token = null;
    this.store.remove('device');
    this.leaveCards();
    this.lesson = null;
  }

  end(key) {
    this.forget();
    this.showText(key);
  }

  leaveCards() {
    this.runningCard?.running?.stop();
    this.outbox?.close();
    this.outbox = null;
    this.cards = [];
    this.shownSentence = null;
    this.unanswered = false;
    this.dock.hidden = true;
  }

  async show(lesson) {
    const before = this.lesson;
    this.lesson = lesson;
    if (!lesson.me) {
      if (before?.me) this.leaveCards();
      this.showNames();
    } else if (before?.me?.id !== lesson.me.id || !this.outbox) {
      await this.showSentences();
    } else {
      this.changed();
    }
  }

  showText(key) {
    this.main.replaceChildren(element('div', {class: 'title'}, say(element('h1'), key), say(element('p', {class: 'facts'}), key + '.text')));
    announce(key);
  }

  showJoin(problem) {
    if (this.joining && document.contains(this.joining)) {
      if (problem) say(this.joinHint, problem);
      return;
    }
    this.lesson = null;
    const input = element('input', {id: 'code', type: 'text', autocomplete: 'off', autocapitalize: 'characters', maxLength: 20, spellcheck: false,
      'aria-describedby': 'code-hint'});
    this.joinHint = say(element('p', {class: 'hint', id: 'code-hint', role: 'status'}), problem ?? 'join.hint');
    this.joining = element('form', {class: 'card who', onsubmit: event => {
      event.preventDefault();
      if (input.value.trim()) this.join(input.value.trim());
    }}, say(element('label', {for: 'code'}), 'join.code'), input, button('primary', null, 'join.do', () => this.joining.requestSubmit()), this.joinHint);
    this.main.replaceChildren(element('div', {class: 'title'}, say(element('h1'), 'join.title')), banners.box, this.joining, this.warning());
    input.focus();
  }

  // Why the browser warned, and how to be sure.
  warning() {
    return element('section', {class: 'card where'},
      element('h2', {}, icon('lock'), say(element('span'), 'warning.title')),
      say(element('p'), 'warning.why'),
      say(element('p'), 'warning.compare'),
      element('p', {class: 'fingerprint'}, content.fingerprint));
  }

  showNames() {
    const taken = this.lesson.learners.map(({id, free}) => id + free).join();
    if (this.names === taken && this.main.dataset.step === 'names') return;
    this.names = taken;
    this.main.dataset.step = 'names';
    const buttons = this.lesson.learners.map(({id, number, name, free}) => element('li', {},
      element('button', {type: 'button', class: 'quiet name', disabled: !free, onclick: () => this.sit(id)},
        ...(number ? [element('span', {class: 'number'}, number)] : []), element('span', {}, name))));
    this.main.replaceChildren(
      element('div', {class: 'title'}, element('h1', {}, this.lesson.title), element('p', {class: 'facts'}, this.lesson.className)),
      banners.box,
      say(element('h2'), 'names.title'),
      say(element('p', {class: 'hint'}), 'names.hint'),
      label(element('ul', {class: 'names'}, ...buttons), 'names.title'),
      this.where(), this.warning());
  }

  where() {
    return element('section', {class: 'card where'},
      element('h2', {}, icon('lock'), say(element('span'), 'voice.title')),
      say(element('p'), 'room.voice'),
      say(element('p'), 'voice.marks'));
  }

  async sit(id) {
    try {
      await this.show(await ask('POST', '/api/seat', this.token, JSON.stringify({learner: id})));
    } catch (problem) {
      if (problem instanceof Refused && problem.problem === 'TAKEN') {
        announce('names.taken');
        banners.show('names.taken');
        await this.look();
      } else if (problem instanceof Refused) {
        this.refused(problem.problem);
      } else {
        banners.show('room.unreachable');
      }
    }
  }

  async leave() {
    player.stop();
    try {
      await this.show(await ask('POST', '/api/leave', this.token));
    } catch (problem) {
      if (problem instanceof Refused) this.refused(problem.problem);
      else banners.show('room.unreachable');
    }
  }

  async showSentences() {
    const {me, sentences, lesson} = this.lesson;
    banners.hide('names.taken');
    this.main.dataset.step = 'sentences';
    content.homework = 'lesson-' + lesson;
    await this.eraseOtherLessons();
    this.cards = sentences.map(sentence => new Card({...sentence, audio: null, made: false}, this));
    this.outbox = new Outbox(new Drafts(this.store, 'learner-' + me.id), this);
    this.cards.forEach(card => card.root.addEventListener('focusin', () => { this.shownSentence = card.sentence.id; }));
    const name = element('p', {class: 'name'}, [me.number, me.name].filter(Boolean).join(' · '));
    this.main.replaceChildren(
      element('div', {class: 'title'}, element('h1', {}, this.lesson.title), element('p', {class: 'facts'}, this.lesson.className)),
      banners.box,
      element('section', {class: 'card who'}, name, button('link', null, 'names.other', () => this.leave())),
      ...(me.mayRecord ? [] : [say(element('p', {class: 'finding poor'}), 'room.no-consent')]),
      label(element('ol', {class: 'sentences'}, ...this.cards.map(card => card.root)), 'sentences'),
      this.where(), this.warning());
    document.body.classList.toggle('listening-only', !me.mayRecord);
    this.dock.hidden = !me.mayRecord;
    this.applyLook();
    this.changed();
    const waiting = await this.outbox.resume(sentences.map(sentence => sentence.id));
    if (waiting) announce('restored', waiting);
  }

  // On a shared device nothing of an earlier lesson stays.
  async eraseOtherLessons() {
    for (const name of await this.store.names('lesson-')) {
      if (!name.startsWith(content.homework + '/')) await this.store.remove(name);
    }
  }

  // What the cards ask for.

  drafts() {
    return this.outbox;
  }

  mayRecord(card) {
    if (!able.lock || this.runningCard || !this.lesson?.me?.mayRecord) return false;
    this.shownSentence = card.sentence.id;
    return true;
  }

  recording(card) {
    this.runningCard = card;
    if (card) player.stop();
    for (const other of this.cards) other.allow(!card, !card || other === card);
    this.next.disabled = Boolean(card);
    this.changed();
  }

  cannotRecord(key) {
    banners.show(key);
    banners.box.scrollIntoView({block: 'nearest'});
  }

  changed() {
    if (!this.lesson?.me) return;
    const recorded = new Set(this.lesson.recorded);
    for (const card of this.cards) {
      if (recorded.has(card.sentence.id) && !card.recording) card.root.dataset.state = 'done';
    }
    const done = this.cards.filter(card => recorded.has(card.sentence.id)).length;
    if (done === this.cards.length) say(this.count, 'room.progress.all', done);
    else say(this.count, 'room.progress', done, this.cards.length);
    this.filled.style.width = 100 * done / this.cards.length + '%';
    this.next.hidden = done === this.cards.length;
  }

  goToNext() {
    const recorded = new Set(this.lesson.recorded);
    const card = this.cards.find(candidate => !recorded.has(candidate.sentence.id)) ?? this.cards[0];
    this.shownSentence = card.sentence.id;
    card.root.scrollIntoView({block: 'center'});
    card.recordButton.focus({preventScroll: true});
  }

  // What the outbox tells.

  sending(sentence) {
    this.arrival(sentence, 'fair', this.unanswered ? 'room.waiting' : 'room.sending');
  }

  arrived(sentence) {
    this.answered();
    if (!this.lesson) return;
    this.lesson.recorded = [...new Set([...this.lesson.recorded, sentence])];
    this.arrival(sentence, 'good', 'room.arrived');
    announce('room.arrived');
    this.changed();
  }

  answered() {
    this.unanswered = false;
    banners.hide('room.unreachable');
  }

  waits(sentence) {
    this.unanswered = true;
    banners.show('room.unreachable');
    this.arrival(sentence, 'fair', 'room.waiting');
  }

  arrival(sentence, style, key) {
    const card = this.cards.find(candidate => candidate.sentence.id === sentence);
    if (!card) return;
    card.arrival ??= element('p');
    card.arrival.className = 'finding ' + style;
    card.arrival.replaceChildren(icon(style === 'good' ? 'check' : 'hand'), say(element('span'), key));
    card.root.append(card.arrival);
  }
}
