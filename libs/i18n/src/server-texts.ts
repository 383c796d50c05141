import i18next from 'i18next';
import { FALLBACK_LANGUAGES, LANGUAGE_CODES, type LanguageCode } from './languages.js';
import { namespacesOnDisk, readTexts, type TextTree } from './read-texts.js';

/** Values for the placeholders of a text; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

export interface Texts {
  /** The text behind `namespace:key` in a language; falls back to English, then Italian. */
  t(language: LanguageCode, key: string, values?: TextValues): string;
  /** Whether the language itself, or one it falls back to, has the key. */
  has(language: LanguageCode, key: string): boolean;
}

/** All texts, for servers: mails, push, SMS, API-visible names. Reads the files once, at start. */
export function createTexts(): Texts {
  const namespaces = namespacesOnDisk();
  const resources: Record<string, Record<string, TextTree>> = {};
  for (const language of LANGUAGE_CODES) {
    resources[language] = {};
    for (const namespace of namespaces) {
      try {
        resources[language][namespace] = readTexts(language, namespace);
      } catch (error) {
        throw new Error(`texts of ${namespace} in ${language} cannot be read`, { cause: error });
      }
    }
  }
  const instance = i18next.createInstance({
    resources,
    ns: namespaces,
    fallbackLng: [...FALLBACK_LANGUAGES],
    supportedLngs: [...LANGUAGE_CODES],
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  void instance.init();
  return {
    t: (language, key, values) => instance.t(key, { ...values, lng: language }),
    has: (language, key) => instance.exists(key, { lng: language, count: 2 }),
  };
}
