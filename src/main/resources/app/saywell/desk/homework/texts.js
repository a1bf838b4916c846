// The content of the page and its texts, in the language that is shown.

const content = JSON.parse(document.getElementById('content').textContent);
const shown = {language: content.language};
const speakers = new WeakMap();

function text(key, ...values) {
  const pattern = content.texts[shown.language][key];
  return pattern.replace(/\{(\d)\}/g, (place, index) => String(values[Number(index)]));
}

// Lets a node say something that follows the language, in place of what it said of the same kind. `write` is called now and at every
// change of language.
function follow(node, kind, write) {
  speakers.set(node, {...speakers.get(node), [kind]: write});
  node.dataset.says = '';
  write();
  return node;
}

function say(node, key, ...values) {
  return follow(node, 'text', () => { node.textContent = text(key, ...values); });
}

// What is no text of the page any more.
function fallSilent(node) {
  speakers.delete(node);
  delete node.dataset.says;
}

function label(node, key, ...values) {
  return follow(node, 'label', () => { node.setAttribute('aria-label', text(key, ...values)); });
}

function setLanguage(language) {
  shown.language = language;
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll('[data-says]')) {
    for (const write of Object.values(speakers.get(node) ?? {})) write();
  }
}

function day(iso) {
  const [year, month, date] = iso.split('-').map(Number);
  return new Intl.DateTimeFormat(shown.language, {month: 'long', day: 'numeric', weekday: 'long'})
    .format(new Date(year, month - 1, date));
}

function moment(iso) {
  return new Intl.DateTimeFormat(shown.language, {month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit'}).format(new Date(iso));
}

// A new element: properties are set, `class` and `aria-…` as attributes, children appended.
function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name === 'class' || name === 'role' || name === 'for' || name === 'lang' || name.startsWith('aria-')) node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children);
  return node;
}

const ICONS = {
  play: 'M8 5v14l11-7z',
  stop: 'M7 7h10v10H7z',
  mic: 'M12 15a4 4 0 0 0 4-4V6a4 4 0 0 0-8 0v5a4 4 0 0 0 4 4zm7-4a7 7 0 0 1-6 6.9V21h-2v-3.1A7 7 0 0 1 5 11h2a5 5 0 0 0 10 0z',
  file: 'M6 2h8l5 5v15H6zm7 1.5V8h4.5zM9 13h7v1.6H9zm0 4h7v1.6H9z',
  check: 'M9.5 17.5 4 12l1.8-1.8 3.7 3.7 8.7-8.7L20 7z',
  alert: 'M11 4h2v10h-2zm0 13h2v3h-2z',
  down: 'M11 4h2v11.2l4.3-4.3 1.4 1.4L12 19l-6.7-6.7 1.4-1.4 4.3 4.3z',
  hand: 'M5 20h14v-2H5zM12 3l6.5 6.5-1.4 1.4L13 6.8V16h-2V6.8l-4.1 4.1-1.4-1.4z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v3h-2zm0 19h2v3h-2zM1 11h3v2H1zm19 0h3v2h-3zM4.2 5.6l1.4-1.4 2.1 2.1-1.4 1.4zm12.1 12.1 1.4-1.4 2.1 2.1-1.4 1.4zM4.2 18.4l2.1-2.1 1.4 1.4-2.1 2.1zM16.3 6.3l2.1-2.1 1.4 1.4-2.1 2.1z',
  moon: 'M20.5 14.6A8.5 8.5 0 0 1 9.4 3.5a8.5 8.5 0 1 0 11.1 11.1z',
  size: 'M2 19 7 5h2.4l5 14H12l-1.2-3.6H5.4L4.2 19zm4-5.6h4.2L8.1 7.2zM15 19l3-9h1.8l3 9h-1.9l-.6-2h-2.8l-.6 2zm2.9-3.6h2L19 12z',
  lock: 'M7 10V8a5 5 0 0 1 10 0v2h1.5v11h-13V10zm2 0h6V8a3 3 0 0 0-6 0z',
};

function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

// A button with an icon and a text that follows the language.
function button(style, iconName, key, action) {
  const words = say(element('span'), key);
  const node = element('button', {type: 'button', class: style, onclick: action}, ...(iconName ? [icon(iconName)] : []), words);
  node.say = (newIcon, newKey) => {
    if (newIcon) node.querySelector('svg').replaceWith(icon(newIcon));
    say(words, newKey);
  };
  return node;
}
