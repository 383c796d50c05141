import i18next, { type BackendModule, type i18n } from 'i18next';
import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import { loadTexts } from '#load-texts';
import { FALLBACK_LANGUAGES, LANGUAGE_CODES, languageOf, type LanguageCode } from './languages.js';

export * from './bundles.js';
export * from './languages.js';

const chunks: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    firstOf([languageOf(language), ...FALLBACK_LANGUAGES], namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), false),
    );
  },
};

/** The texts of the first of these languages whose chunk can be loaded. */
async function firstOf(languages: readonly LanguageCode[], namespace: string): Promise<Record<string, unknown>> {
  const [language, ...others] = languages;
  try {
    return await loadTexts(language!, namespace);
  } catch (error) {
    if (others.length === 0) throw error;
    return firstOf(others, namespace);
  }
}

/** Where the language is detected, in this order (I18N-02), and where the choice is stored. */
export const DETECTION: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag', 'path'],
  lookupQuerystring: 'lang',
  lookupCookie: 'setpoint_lang',
  lookupLocalStorage: 'setpoint.lang',
  lookupSessionStorage: 'setpoint.lang',
  lookupFromPathIndex: 0,
  caches: ['localStorage', 'cookie'],
  cookieOptions: { maxAge: 60 * 60 * 24 * 365, path: '/', sameSite: 'lax', secure: isSecurePage() },
};

export interface BrowserTextsOptions {
  /** Namespaces loaded before the first render. */
  readonly namespaces: readonly string[];
  /** Instead of detection; for tests. */
  readonly language?: LanguageCode;
  /** Plugs the instance into a rendering library, e.g. `initReactI18next`. */
  readonly plugin?: Parameters<i18n['use']>[0];
}

/**
 * Texts for the browser: detects the language and loads namespaces on demand.
 * Resolves once the given namespaces are loaded.
 */
export async function createBrowserTexts({ namespaces, language, plugin }: BrowserTextsOptions): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.use(chunks);
  if (!language) instance.use(LanguageDetector);
  if (plugin) instance.use(plugin);
  await instance.init({
    ...(language && { lng: language }),
    ns: [...namespaces],
    defaultNS: 'common',
    // Only for unsupported languages. A chunk that fails to load falls back in `chunks`,
    // so that nobody downloads three languages to read one.
    fallbackLng: (code?: string) => (code ? [] : [...FALLBACK_LANGUAGES]),
    supportedLngs: [...LANGUAGE_CODES],
    nonExplicitSupportedLngs: true,
    load: 'languageOnly',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    detection: DETECTION,
    // A key without a namespace is looked up in the component's namespaces, in order.
    react: { useSuspense: true, bindI18n: 'languageChanged', nsMode: 'fallback' },
  });
  return instance;
}

/** Whether the page came over https; false outside of a browser. */
function isSecurePage(): boolean {
  const { location } = globalThis as { readonly location?: { readonly protocol: string } };
  return location?.protocol === 'https:';
}
