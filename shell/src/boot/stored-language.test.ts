import { isLanguageStale, needsStoredLanguage, storeAskedLanguage, storeLanguage } from './stored-language';

function at(search: string): void {
  window.history.replaceState(null, '', `/rankings${search}`);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; path=/; max-age=0';
  at('');
});

describe('the language that the browser stores', () => {
  it('is written where the server and the client look for it', () => {
    storeLanguage('he');
    expect(document.cookie).toContain('i18next=he');
    expect(localStorage.getItem('i18nextLng')).toBe('he');
  });

  it.each([
    ['?lng=ja', '', 'ja'],
    ['?lng=pt', '', 'pt-BR'],
    ['?lng=tlh', '', undefined],
    ['', '', undefined],
    ['?lng=ja', '/he', undefined],
  ])('is taken from the address %s below "%s": %s', (search, basename, stored) => {
    at(search);
    storeAskedLanguage(basename);
    expect(localStorage.getItem('i18nextLng') ?? undefined).toBe(stored);
    expect(document.cookie).toBe(stored === undefined ? '' : `i18next=${stored}`);
  });

  it('is followed from storage when the address and the cookie say nothing', () => {
    localStorage.setItem('i18nextLng', 'ja');
    expect(needsStoredLanguage('en', '')).toBe(true);
    expect(document.cookie).toContain('i18next=ja');
  });

  it('is followed from the storage of the tab when that of the site says nothing', () => {
    sessionStorage.setItem('i18nextLng', 'ko');
    expect(needsStoredLanguage('en', '')).toBe(true);
    expect(document.cookie).toContain('i18next=ko');
  });

  it('is followed from the storage of the site first', () => {
    localStorage.setItem('i18nextLng', 'ja');
    sessionStorage.setItem('i18nextLng', 'ko');
    expect(needsStoredLanguage('en', '')).toBe(true);
    expect(document.cookie).toContain('i18next=ja');
  });

  it('is followed once: then the cookie speaks', () => {
    localStorage.setItem('i18nextLng', 'ja');
    needsStoredLanguage('en', '');
    expect(needsStoredLanguage('en', '')).toBe(false);
  });

  it('gives way to a prefix and to ?lng', () => {
    localStorage.setItem('i18nextLng', 'ja');
    expect(needsStoredLanguage('he', '/he')).toBe(false);
    at('?lng=ru');
    expect(needsStoredLanguage('ru', '')).toBe(false);
  });

  it('is nothing where it is no language of ours', () => {
    localStorage.setItem('i18nextLng', 'tlh');
    expect(needsStoredLanguage('en', '')).toBe(false);
  });

  it('makes a page without prefix load again that is shown again in another', () => {
    expect(isLanguageStale('en', '')).toBe(false);
    storeLanguage('he');
    expect(isLanguageStale('en', '')).toBe(true);
    expect(isLanguageStale('he', '')).toBe(false);
    expect(isLanguageStale('ja', '/ja')).toBe(false);
    at('?lng=ru');
    expect(isLanguageStale('ru', '')).toBe(false);
  });
});
