// Handing in: the manifest, the archive, the file, and on its way.

const FILE_TYPE = 'application/octet-stream';

// A part of a file name that is valid everywhere.
function namePart(value) {
  return Array.from(value.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')).slice(0, 40).join('').replace(/-+$/, '');
}

function fileName(number) {
  return [content.className, number, content.title].map(namePart).filter(Boolean).join('-') + '.saywell-homework';
}

async function makeFile(cards, learner, handIn) {
  const recordings = [];
  const entries = [];
  for (const {sentence, recording} of cards) {
    const file = `recordings/${String(sentence.position).padStart(2, '0')}.${recording.ending}`;
    entries.push({name: file, bytes: recording.bytes});
    recordings.push({
      sentence: sentence.id, position: sentence.position, textSha256: sentence.textSha256, file, type: recording.type,
      bytes: recording.bytes.length, sha256: hex(await sha256(recording.bytes)), recordedAt: recording.recordedAt,
      seconds: Math.min(600, Math.round(recording.seconds * 1000) / 1000), notes: notes(recording.found),
    });
  }
  const manifest = {
    format: 'saywell-homework', version: 1, homework: content.homework, lesson: content.lesson, handIn,
    learner: {id: learner.id, number: learner.number, alias: learner.alias},
    createdAt: new Date().toISOString(), language: shown.language, recordings,
  };
  const archive = zip([{name: 'manifest.json', bytes: utf8(JSON.stringify(manifest))}, ...entries]);
  return new File([await seal(archive)], fileName(learner.number), {type: FILE_TYPE});
}

function download(file) {
  const url = URL.createObjectURL(file);
  const link = element('a', {href: url, download: file.name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

function canShare(file) {
  try {
    return Boolean(navigator.canShare?.({files: [file]}));
  } catch {
    return false;
  }
}

function openDialog(titleKey, ...children) {
  const title = say(element('h2', {id: 'dialog-title'}), titleKey);
  const dialog = element('dialog', {'aria-labelledby': title.id, onclose: () => dialog.remove()}, title, ...children);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

// page: {cards, learner(), drafts(), handedIn(), erase()}
function openHandIn(page) {
  const done = page.cards.filter(card => card.recording);
  const poor = done.filter(card => card.poor).map(card => card.sentence.position);
  const status = say(element('p', {role: 'status'}), 'hand-in.making');
  const buttons = element('div', {class: 'buttons'});
  const cancel = button('quiet', null, 'hand-in.cancel', () => dialog.close());
  buttons.append(cancel);
  const body = element('div', {class: 'dialog-body'},
    done.length === page.cards.length
      ? say(element('p'), 'hand-in.all', page.cards.length)
      : say(element('p'), 'hand-in.some', done.length, page.cards.length),
    ...(poor.length ? [element('p', {class: 'finding poor'}, icon('alert'), say(element('span'), 'hand-in.poor', poor.join(', ')))] : []),
    say(element('p'), 'hand-in.file'), status, buttons);
  const dialog = openDialog('hand-in.title', body);

  const given = (key, file) => {
    microphone.close();
    page.handedIn();
    body.replaceChildren(
      element('p', {class: 'finding good', role: 'status'}, icon('check'), say(element('span'), key, file.name)),
      say(element('p'), 'hand-in.erase'),
      element('div', {class: 'buttons'},
        button('quiet', null, 'hand-in.erase.do', async () => {
          await page.erase();
          dialog.close();
        }),
        button('primary', null, 'hand-in.erase.keep', () => dialog.close())));
    body.querySelector('.primary').focus();
  };

  page.drafts().identifier()
    .then(handIn => makeFile(done, page.learner(), handIn))
    .then(file => {
      fallSilent(status);
      status.textContent = file.name;
      status.className = 'caption file-name';
      const save = button('primary', 'lock', 'hand-in.save', () => {
        download(file);
        given('hand-in.saved', file);
      });
      const share = button('primary', 'hand', 'hand-in.share', async () => {
        try {
          await navigator.share({files: [file], title: file.name});
          given('hand-in.shared', file);
        } catch (problem) {
          if (problem?.name !== 'AbortError') share.remove();
        }
      });
      buttons.prepend(...(canShare(file) ? [share] : []), save);
      (canShare(file) ? share : save).focus();
    })
    .catch(() => { say(status, 'hand-in.failed'); });
}
