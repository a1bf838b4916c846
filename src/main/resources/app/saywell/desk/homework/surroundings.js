// Where the page runs, and what it can do there.

// Browsers inside chat and portal apps, by what they say of themselves.
const IN_APP = [
  [/KAKAOTALK/i, 'KakaoTalk'], [/NAVER\(inapp/i, 'NAVER'], [/Instagram/i, 'Instagram'], [/\bLine\//i, 'LINE'],
  [/FBAN|FBAV|FB_IAB/i, 'Facebook'], [/DaumApps/i, 'Daum'], [/everytimeApp/i, 'Everytime'], [/MicroMessenger/i, 'WeChat'], [/BAND\//i, 'BAND'],
];

function inAppBrowser() {
  const found = IN_APP.find(([pattern]) => pattern.test(navigator.userAgent));
  return found ? found[1] : null;
}

const able = {
  lock: isSecureContext && Boolean(globalThis.crypto?.subtle),
  record: Boolean(navigator.mediaDevices?.getUserMedia && globalThis.MediaRecorder && globalThis.AudioContext),
};

// Sentences at the top of the page that stay until they no longer hold.
const banners = {
  box: element('div', {class: 'banners', role: 'status'}),

  show(key, ...values) {
    this.hide(key);
    const words = say(element('p'), key, ...values);
    const banner = element('div', {class: 'banner'}, icon('alert'), words);
    banner.dataset.key = key;
    this.box.append(banner);
  },

  hide(key) {
    this.box.querySelector(`[data-key="${key}"]`)?.remove();
  },
};

// What a screen reader says of what just happened.
const announcer = element('div', {class: 'unseen', role: 'status', 'aria-live': 'polite'});

function announce(key, ...values) {
  announcer.textContent = '';
  requestAnimationFrame(() => { announcer.textContent = text(key, ...values); });
}
