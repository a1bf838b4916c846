// The sounds of the lesson: how the mouth makes each, and ear training. Nothing of it is kept or handed in.

const TRIALS = 10;
const MISSED_WEIGHT = 4;
const NUMBER = /-?\d+(?:\.\d+)?/g;
const SVG = 'http://www.w3.org/2000/svg';
const still = matchMedia('(prefers-reduced-motion: reduce)');

// A text of the content that is there in both languages.
function tell(node, words) {
  return follow(node, 'text', () => { node.textContent = words[shown.language]; });
}

// An outline on its way to the next one; where the two have other commands, the nearer one.
function outlineBetween(from, to, share) {
  const goals = to.match(NUMBER) ?? [];
  if ((from.match(NUMBER) ?? []).length !== goals.length) return share < 0.5 ? from : to;
  let next = 0;
  return from.replace(NUMBER, number => (Number(number) + share * (Number(goals[next++]) - Number(number))).toFixed(1));
}

// The mouth from the side and from the front. It moves when asked and stays with the sound.
class Mouth {
  constructor(sound) {
    this.mouth = sound.mouth;
    this.side = this.view(this.mouth.sideBox, this.mouth.sideStyles);
    this.front = this.view(this.mouth.frontBox, this.mouth.frontStyles);
    this.root = label(element('div', {class: 'mouth', role: 'img'}, this.side.svg, this.front.svg), 'mouth.label', sound.sound);
    this.show(1);
  }

  view(box, styles) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', box);
    svg.setAttribute('aria-hidden', 'true');
    const paths = styles.map(style => {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('class', style);
      svg.append(path);
      return path;
    });
    return {svg, paths};
  }

  // share: 0 (at rest) to 1 (the sound).
  show(share) {
    const last = this.mouth.side.length - 1;
    const at = Math.min(last - 1, Math.floor(share * last));
    const within = share * last - at;
    for (const [view, drawings] of [[this.side, this.mouth.side], [this.front, this.mouth.front]]) {
      view.paths.forEach((path, part) => path.setAttribute('d', outlineBetween(drawings[at][part], drawings[at + 1][part], within)));
    }
  }

  move() {
    cancelAnimationFrame(this.frame);
    if (still.matches) {
      this.show(1);
      return;
    }
    let begun = 0;
    const step = now => {
      begun ||= now;
      const share = Math.min(1, (now - begun) / 1000 / this.mouth.seconds);
      this.show(share);
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

// One sound. A round asks ten times which of two or three words a voice says, and tells at once.
class SoundPart {
  constructor(sound, position) {
    this.sound = sound;
    this.missed = new Set();
    this.mouth = new Mouth(sound);
    this.again = button('chip', 'play', 'mouth.again', () => this.mouth.move());
    const heading = say(element('h3', {id: 'sound-' + position}), 'sounds.heading', sound.sound, sound.example);
    this.root = element('li', {class: 'card sound', 'aria-labelledby': heading.id, onkeydown: event => this.key(event)},
      heading,
      ...(sound.heard ? [say(element('p', {class: 'hint'}), 'sounds.heard', sound.heard)] : []),
      element('div', {class: 'how'}, this.mouth.root,
        element('div', {class: 'how-words'}, tell(element('p'), sound.how), tell(element('p', {class: 'hint'}), sound.trick), this.again)),
      ...(sound.sets.length ? [this.ear()] : []));
  }

  ear() {
    this.count = element('p', {class: 'hint'});
    this.told = element('p', {class: 'finding', role: 'status', hidden: true});
    this.choices = element('div', {class: 'buttons choices'});
    this.start = button('quiet', 'play', 'ear.start', () => this.ask());
    this.repeat = button('chip', 'play', 'ear.again', () => this.play(this.said, this.speaker));
    this.repeat.hidden = true;
    return element('div', {class: 'ear'},
      say(element('h4'), 'ear.title', this.sound.sides.map(side => `/${side}/`).join(', ')),
      this.count, this.choices, this.told, element('div', {class: 'buttons'}, this.start, this.repeat));
  }

  allow(listening) {
    this.root.querySelectorAll('button').forEach(node => { node.disabled = !listening || node.answered === true; });
  }

  // The next question; sets that were missed come again sooner, and none twice in a row.
  ask() {
    if (!this.asked || this.asked === TRIALS) {
      this.asked = 0;
      this.right = 0;
    }
    const pool = this.sound.sets.filter(set => set !== this.set || this.sound.sets.length === 1)
      .flatMap(set => Array(this.missed.has(set) ? MISSED_WEIGHT : 1).fill(set));
    this.set = pool[Math.floor(Math.random() * pool.length)];
    this.said = Math.floor(Math.random() * this.set.words.length);
    this.speaker = Math.floor(Math.random() * this.set.clips[this.said].length);
    this.asked++;
    this.open = true;
    say(this.count, 'ear.count', this.asked, TRIALS);
    this.told.hidden = true;
    this.start.hidden = true;
    this.repeat.hidden = false;
    this.choices.replaceChildren(...this.set.words.map((word, index) =>
      element('button', {type: 'button', class: 'quiet choice', lang: 'en', onclick: () => this.answer(index)},
        element('span', {class: 'key', 'aria-hidden': 'true'}, String(index + 1)), element('span', {}, word))));
    this.play(this.said, this.speaker);
  }

  clip(word, speaker) {
    return URL.createObjectURL(new Blob([fromBase64(this.set.clips[word][speaker])], {type: 'audio/mpeg'}));
  }

  async play(word, speaker) {
    const url = this.clip(word, speaker);
    const ended = await player.play(url);
    URL.revokeObjectURL(url);
    return ended;
  }

  async answer(index) {
    if (!this.open) return;
    this.open = false;
    const {set, said} = this;
    const isRight = index === said;
    this.right += isRight ? 1 : 0;
    if (isRight) this.missed.delete(set);
    else this.missed.add(set);
    [...this.choices.children].forEach((choice, word) => {
      choice.answered = choice.disabled = true;
      choice.classList.toggle('right', word === said);
      choice.classList.toggle('wrong', word === index && !isRight);
    });
    this.told.className = isRight ? 'finding good' : 'finding fair';
    this.told.replaceChildren(icon(isRight ? 'check' : 'alert'),
      say(element('span'), isRight ? 'ear.right' : 'ear.wrong', set.words[said]));
    this.told.hidden = false;
    this.repeat.hidden = true;
    const isOver = this.asked === TRIALS;
    if (isOver) say(this.count, 'ear.done', this.right, TRIALS);
    this.start.hidden = false;
    this.start.say('play', isOver ? 'ear.more' : 'ear.next');
    this.start.focus({preventScroll: true});
    // What was said and what it was not, by the same voice.
    const {speaker} = this;
    for (const word of [said, ...set.words.keys()].filter((other, place) => place === 0 || other !== said)) {
      if (this.set !== set || this.open || !await this.play(word, speaker)) return;
    }
  }

  key(event) {
    const index = Number(event.key) - 1;
    if (event.ctrlKey || event.metaKey || event.altKey || !this.open || !(index in this.set.words)) return;
    event.preventDefault();
    this.answer(index);
  }
}

// All of them, or nothing where the page has none.
class SoundSection {
  constructor() {
    this.parts = content.sounds.map((sound, index) => new SoundPart(sound, index + 1));
    this.root = element('section', {class: 'sounds', hidden: !this.parts.length, 'aria-labelledby': 'sounds-title'},
      say(element('h2', {id: 'sounds-title'}), 'sounds.title'),
      say(element('p', {class: 'hint'}), 'sounds.about'),
      element('ol', {}, ...this.parts.map(part => part.root)));
  }

  allow(listening) {
    this.parts.forEach(part => part.allow(listening));
  }
}
