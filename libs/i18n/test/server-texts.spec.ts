import { createTexts } from '../src/server-texts.js';
import { LANGUAGE_CODES, LANGUAGES, languageEntry, languageOf } from '../src/languages.js';

describe('texts on the server', () => {
  const texts = createTexts();

  it('I18N-01 speaks each of the four languages', () => {
    expect(LANGUAGE_CODES.map((code) => texts.t(code, 'common:retry'))).toEqual([
      'Riprova',
      'Try again',
      'Reintentar',
      'Réessayer',
    ]);
  });

  it('I18N-04 chooses the plural by the count', () => {
    const place = 'Roma';
    expect(texts.t('it', 'public:home.figures.players', { count: 1, place })).toBe('giocatore vicino a Roma');
    expect(texts.t('it', 'public:home.figures.players', { count: 1_000_000, place })).toBe('giocatori vicino a Roma');
  });

  it('says whether there is a text', () => {
    expect(texts.has('fr', 'common:retry')).toBe(true);
    expect(texts.has('fr', 'common:nothing.like.this')).toBe(false);
  });

  it('shows the key of a text that nobody wrote', () => {
    expect(texts.t('es', 'common:nothing.like.this')).toBe('nothing.like.this');
  });
});

describe('languages', () => {
  it('I18N-03 give label, icon, default city with position, time zone and phone prefix', () => {
    for (const entry of LANGUAGES) {
      expect(entry).toEqual({
        code: expect.stringMatching(/^(it|en|es|fr)$/),
        label: expect.any(String),
        icon: expect.any(String),
        defaultCity: expect.any(String),
        country: expect.stringMatching(/^[A-Z]{2}$/),
        lat: expect.any(Number),
        lng: expect.any(Number),
        timeZone: expect.stringMatching(/^Europe\//),
        phonePrefix: expect.stringMatching(/^\+\d+$/),
      });
      expect(() => new Intl.DateTimeFormat(entry.code, { timeZone: entry.timeZone })).not.toThrow();
    }
    expect(languageEntry('es').defaultCity).toBe('Madrid');
  });

  it('I18N-02 falls back to English for a language that we do not speak', () => {
    expect(languageOf('fr-CH')).toBe('fr');
    expect(languageOf('de-DE')).toBe('en');
    expect(languageOf(null)).toBe('en');
  });
});
