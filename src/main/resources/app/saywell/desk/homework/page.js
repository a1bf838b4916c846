// The page as a whole: head, sentences, and the bar at the bottom.

openStore().then(store => new Page(store).start());

class Page extends Frame {
  constructor(store) {
    super(store);
    this.cards = content.sentences.map(sentence => new Card(sentence, this));
    this.sounds = new SoundSection();
  }

  async start() {
    await this.loadLook();
    this.build();
    this.applyLook();
    setLanguage(content.language);
    addEventListener('resize', () => this.cards.forEach(card => card.draw()));
    addEventListener('beforeunload', event => {
      const unsaved = !this.store.lasting && this.cards.some(card => card.recording);
      if (this.runningCard || unsaved) event.preventDefault();
    });
    addEventListener('pagehide', () => microphone.close());
    const app = inAppBrowser();
    if (app) banners.show('banner.inapp', app);
    if (!able.lock) banners.show('banner.insecure');
    else if (!able.record) this.cannotRecord('banner.cannot-record');
    if (able.lock && !this.store.lasting) banners.show('banner.not-kept');
    if (!able.lock) document.body.classList.add('listening-only');
    const number = content.learner?.number ?? await this.store.get(`${content.homework}/number`) ?? '';
    if (this.number) this.number.value = number;
    await this.changeLearner();
    document.documentElement.dataset.ready = 'true';
  }

  build() {
    const skip = say(element('a', {class: 'skip', href: '#sentence-1'}), 'skip');
    skip.addEventListener('click', event => {
      event.preventDefault();
      document.getElementById('sentence-1').focus();
    });
    const header = this.header('brand.homework');
    this.eraser = button('link', null, 'erase', () => this.askErase());
    this.list = label(element('ol', {class: 'sentences'}, ...this.cards.map(card => card.root)), 'sentences');
    const main = element('main', {},
      element('div', {class: 'title'}, element('h1', {}, content.title), this.facts(), this.given()),
      banners.box,
      element('div', {class: 'intro'}, this.who(), this.where()),
      this.list,
      this.sounds.root,
      element('div', {class: 'end'},
        this.eraser,
        element('details', {}, say(element('summary'), 'keys'), say(element('p'), 'keys.text'))));
    this.count = element('strong');
    this.filled = element('div', {class: 'filled'});
    this.next = button('quiet', 'down', 'progress.next', () => this.goToNext());
    this.handIn = button('primary', 'hand', 'hand-in', () => this.openHandIn());
    const dock = element('footer', {},
      element('div', {class: 'dock'},
        element('div', {class: 'progress'}, this.count, element('div', {class: 'track', 'aria-hidden': 'true'}, this.filled)),
        element('div', {class: 'buttons'}, this.next, this.handIn)));
    document.getElementById('app').replaceChildren(skip, header, main, dock, announcer);
  }

  facts() {
    const facts = element('p', {class: 'facts'});
    follow(facts, 'text', () => {
      const parts = [content.className];
      if (content.dueOn) {
        const over = content.dueOn < new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10);
        parts.push(text(over ? 'due.over' : 'due', day(content.dueOn)));
      }
      facts.textContent = parts.join(' · ');
    });
    return facts;
  }

  given() {
    this.givenWords = element('span');
    this.givenNote = element('p', {class: 'finding good', hidden: true}, icon('check'), this.givenWords);
    return this.givenNote;
  }

  who() {
    if (content.learner) {
      const {number, alias} = content.learner;
      return element('section', {class: 'card who'}, say(element('p', {class: 'name'}), number ? 'who.personal' : 'who.personal.nameless', number, alias));
    }
    this.number = element('input', {id: 'number', type: 'text', inputMode: 'numeric', autocomplete: 'off', maxLength: 10, spellcheck: false,
      'aria-describedby': 'number-hint', onchange: () => this.changeLearner()});
    return element('section', {class: 'card who'},
      say(element('label', {for: 'number'}), 'who.number'), this.number,
      say(element('p', {class: 'hint', id: 'number-hint'}), 'who.number.hint'));
  }

  where() {
    return element('section', {class: 'card where'},
      element('h2', {}, icon('lock'), say(element('span'), 'voice.title')),
      say(element('p'), 'voice.where'),
      say(element('p'), 'voice.marks'));
  }

  learner() {
    return content.learner ?? {id: null, number: this.number.value.trim(), alias: null};
  }

  drafts() {
    return this.currentDrafts;
  }

  // Shows the drafts of the learner that the page is for now.
  async changeLearner() {
    player.stop();
    const {id, number} = this.learner();
    const who = id ? 'learner-' + id : 'number-' + number;
    if (this.currentDrafts?.who === who) return;
    const drafts = Object.assign(new Drafts(this.store, who), {who});
    this.currentDrafts = drafts;
    if (!content.learner) await this.store.put(`${content.homework}/number`, number);
    this.number?.removeAttribute('aria-invalid');
    if (this.number && number) say(document.getElementById('number-hint'), 'who.number.hint');
    this.cards.forEach(card => card.clear());
    this.givenAt = null;
    this.changed();
    const givenAt = able.lock ? await drafts.givenAt() : null;
    if (this.currentDrafts !== drafts) return;
    this.givenAt = givenAt ?? null;
    let restored = 0;
    for (const card of this.cards) {
      const draft = able.lock ? await drafts.load(card.sentence.id) : null;
      // Meanwhile somebody else may have come, or recorded.
      if (this.currentDrafts !== drafts) return;
      if (draft && !card.recording && !card.busy) {
        await card.check(draft, false);
        restored++;
      }
    }
    this.changed();
    if (restored) announce('restored', restored);
  }

  mayRecord() {
    if (!able.lock || this.runningCard) return false;
    if (content.learner || this.learner().number) return true;
    this.number.setAttribute('aria-invalid', 'true');
    say(document.getElementById('number-hint'), 'who.missing');
    announce('who.missing');
    this.number.focus();
    return false;
  }

  recording(card) {
    this.runningCard = card;
    // Nothing is heard that the microphone would hear too, and nothing changes what is being recorded.
    if (card) player.stop();
    if (this.number) this.number.disabled = Boolean(card);
    for (const other of this.cards) other.allow(!card, !card || other === card);
    this.sounds.allow(!card);
    this.next.disabled = this.eraser.disabled = Boolean(card);
    this.changed();
  }

  cannotRecord(key) {
    document.body.classList.add('files');
    banners.show(key);
    banners.box.scrollIntoView({block: 'nearest'});
  }

  changed() {
    const done = this.cards.filter(card => card.recording).length;
    if (done === this.cards.length) say(this.count, 'progress.all', done);
    else say(this.count, 'progress', done, this.cards.length);
    this.filled.style.width = 100 * done / this.cards.length + '%';
    this.next.hidden = done === this.cards.length;
    this.handIn.disabled = done === 0 || Boolean(this.runningCard) || !able.lock;
    this.givenNote.hidden = !this.givenAt;
    if (this.givenAt) {
      const more = this.cards.some(card => card.recording?.savedAt > this.givenAt);
      this.givenNote.className = more ? 'finding fair' : 'finding good';
      this.givenNote.firstChild.replaceWith(icon(more ? 'alert' : 'check'));
      const key = more ? 'given.more' : 'given.at';
      follow(this.givenWords, 'text', () => { this.givenWords.textContent = text(key, moment(this.givenAt)); });
    }
  }

  // A file to hand in was made; whether it was sent, the page does not know.
  async handedIn() {
    this.givenAt = new Date().toISOString();
    this.changed();
    await this.currentDrafts.give(this.givenAt);
  }

  goToNext() {
    const card = this.cards.find(candidate => !candidate.recording);
    card.root.scrollIntoView({block: 'center'});
    card.recordButton.focus({preventScroll: true});
  }

  openHandIn() {
    player.stop();
    openHandIn(this);
  }

  askErase() {
    const dialog = openDialog('erase', element('div', {class: 'dialog-body'},
      say(element('p'), 'erase.ask'),
      element('div', {class: 'buttons'},
        button('quiet', null, 'erase.do', async () => {
          await this.erase();
          dialog.close();
        }),
        button('primary', null, 'erase.cancel', () => dialog.close()))));
  }

  async erase() {
    player.stop();
    await this.currentDrafts.erase();
    if (!content.learner) await this.store.remove(`${content.homework}/number`);
    this.cards.forEach(card => card.clear());
    this.givenAt = null;
    this.changed();
    announce('erase.done');
    banners.show('erase.done');
    setTimeout(() => banners.hide('erase.done'), 8000);
  }
}
