import { LANGUAGE_CODES } from '../src/languages.js';
import { formsOf, NAMESPACES, OTHER_LANGUAGES, placeholdersIn } from './texts.js';

describe.each(NAMESPACES)('texts of %s', (namespace) => {
  const english = formsOf(namespace, 'en');

  it.each(OTHER_LANGUAGES)('I18N-01 has the same keys in %s as in English', (language) => {
    expect([...formsOf(namespace, language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(LANGUAGE_CODES)('I18N-04 has every plural form that %s needs, and no other', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...formsOf(namespace, language)]
      .filter(([, forms]) => !forms.has(''))
      .map(([key, forms]) => [key, [...forms.keys()].toSorted()] as const)
      .filter(([, found]) => found.join() !== needed.join());
    expect(wrong).toEqual([]);
  });

  it.each(OTHER_LANGUAGES)('I18N-01 keeps the placeholders of English in %s', (language) => {
    const placeholders = (forms: ReadonlyMap<string, string> | undefined) => [
      ...new Set([...(forms?.values() ?? [])].flatMap(placeholdersIn)),
    ];
    const differing = [...formsOf(namespace, language)]
      .map(([key, forms]) => ({
        key,
        found: placeholders(forms).sort(),
        wanted: placeholders(english.get(key)).sort(),
      }))
      .filter(({ found, wanted }) => found.join() !== wanted.join());
    expect(differing).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('I18N-01 leaves no text empty in %s', (language) => {
    const empty = [...formsOf(namespace, language)].filter(([, forms]) =>
      [...forms.values()].some((text) => !text.trim()),
    );
    expect(empty.map(([key]) => key)).toEqual([]);
  });
});
