// The head of a page with a recorder, and how the page looks: colours, size of text, language.

const dark = matchMedia('(prefers-color-scheme: dark)');
const SIZES = [1, 1.2, 1.45];

class Frame {
  constructor(store) {
    this.store = store;
    this.preferences = {};
    this.cards = [];
  }

  async loadLook() {
    this.preferences = await this.store.get('preferences') ?? {};
    dark.addEventListener('change', () => this.applyLook());
  }

  header(brand) {
    this.theme = button('chip icon-only', 'moon', 'tools.theme.dark', () => this.setPreference('theme', this.isDark() ? 'light' : 'dark'));
    this.language = button('chip', null, 'tools.language', () => setLanguage(shown.language === 'ko' ? 'en' : 'ko'));
    follow(this.language, 'language', () => { this.language.lang = shown.language === 'ko' ? 'en' : 'ko'; });
    label(this.language, 'tools.language.label');
    const size = button('chip icon-only', 'size', 'tools.size', () =>
      this.setPreference('size', ((this.preferences.size ?? 0) + 1) % SIZES.length));
    return element('header', {},
      element('div', {class: 'brand'}, element('strong', {}, 'Saywell'), say(element('span'), brand)),
      element('div', {class: 'tools'}, this.language, size, this.theme));
  }

  isDark() {
    return (this.preferences.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark';
  }

  setPreference(name, value) {
    this.preferences[name] = value;
    this.store.put('preferences', this.preferences);
    this.applyLook();
  }

  applyLook() {
    document.documentElement.dataset.theme = this.isDark() ? 'dark' : 'light';
    const size = this.preferences.size ?? 0;
    document.documentElement.dataset.size = size;
    document.documentElement.style.setProperty('--size', SIZES[size]);
    this.theme.say(this.isDark() ? 'sun' : 'moon', this.isDark() ? 'tools.theme.light' : 'tools.theme.dark');
    this.cards.forEach(card => card.draw());
  }
}
