/** @jest-environment ../ui/jest/environment.cjs */
import { createBrowserTexts } from '../src/browser.js';

const NAVIGATOR_LANGUAGES = Object.getOwnPropertyDescriptor(Navigator.prototype, 'languages')!;

/** Each place where a language can be found, best first (I18N-02). */
const PLACES = {
  querystring: () => window.history.replaceState(null, '', '/?lang=it'),
  cookie: () => void (document.cookie = 'setpoint_lang=es; path=/'),
  localStorage: () => window.localStorage.setItem('setpoint.lang', 'fr'),
  sessionStorage: () => window.sessionStorage.setItem('setpoint.lang', 'it'),
  navigator: () =>
    Object.defineProperty(Navigator.prototype, 'languages', { configurable: true, get: () => ['es-AR', 'de'] }),
  htmlTag: () => document.documentElement.setAttribute('lang', 'fr'),
  path: () => window.history.replaceState(null, '', '/it/whatever'),
};

describe('language of the browser', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    document.cookie = 'setpoint_lang=; path=/; max-age=0';
    window.localStorage.clear();
    window.sessionStorage.clear();
    document.documentElement.removeAttribute('lang');
    Object.defineProperty(Navigator.prototype, 'languages', { configurable: true, get: () => [] });
    Object.defineProperty(Navigator.prototype, 'language', { configurable: true, get: () => undefined });
  });
  afterAll(() => Object.defineProperty(Navigator.prototype, 'languages', NAVIGATOR_LANGUAGES));

  it.each([
    ['querystring', 'it'],
    ['cookie', 'es'],
    ['localStorage', 'fr'],
    ['sessionStorage', 'it'],
    ['navigator', 'es'],
    ['htmlTag', 'fr'],
    ['path', 'it'],
  ] as const)('I18N-02 is found in %s before all that come after it', async (place, language) => {
    const order = Object.keys(PLACES) as (keyof typeof PLACES)[];
    for (const later of order.slice(order.indexOf(place)).toReversed()) {
      // The address can hold a query or a path: the query is written over it.
      if (later === 'path' && place !== 'path') continue;
      PLACES[later]();
    }
    const texts = await createBrowserTexts({ namespaces: ['common'] });
    expect(texts.resolvedLanguage).toBe(language);
  });

  it('I18N-02 is English without a preference, or with languages that we do not speak only', async () => {
    expect((await createBrowserTexts({ namespaces: ['common'] })).t('common:retry')).toBe('Try again');
    window.localStorage.setItem('setpoint.lang', 'de');
    expect((await createBrowserTexts({ namespaces: ['common'] })).t('common:retry')).toBe('Try again');
  });

  it('I18N-02 persists once chosen', async () => {
    const texts = await createBrowserTexts({ namespaces: ['common'] });
    await texts.changeLanguage('fr');
    expect(window.localStorage.getItem('setpoint.lang')).toBe('fr');
    expect(document.cookie).toContain('setpoint_lang=fr');
    expect((await createBrowserTexts({ namespaces: ['common'] })).resolvedLanguage).toBe('fr');
  });

  it('loads a further namespace when it is needed', async () => {
    const texts = await createBrowserTexts({ namespaces: ['common'], language: 'it' });
    expect(texts.hasResourceBundle('it', 'auth')).toBe(false);
    await texts.loadNamespaces('auth');
    expect(texts.t('auth:login.submit')).toBe('Accedi');
  });
});
