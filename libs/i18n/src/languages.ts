/** The four languages (I18N-01). */
export type LanguageCode = 'it' | 'en' | 'es' | 'fr';

/** A language entry (I18N-03). */
export interface LanguageEntry {
  readonly code: LanguageCode;
  /** Its own name for itself. */
  readonly label: string;
  /** Flag of the country whose default city this is, as an emoji. */
  readonly icon: string;
  readonly defaultCity: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly phonePrefix: string;
}

export const LANGUAGES: readonly LanguageEntry[] = [
  {
    code: 'it',
    label: 'Italiano',
    icon: '🇮🇹',
    defaultCity: 'Milano',
    country: 'IT',
    lat: 45.4642,
    lng: 9.19,
    timeZone: 'Europe/Rome',
    phonePrefix: '+39',
  },
  {
    code: 'en',
    label: 'English',
    icon: '🇬🇧',
    defaultCity: 'London',
    country: 'GB',
    lat: 51.5074,
    lng: -0.1278,
    timeZone: 'Europe/London',
    phonePrefix: '+44',
  },
  {
    code: 'es',
    label: 'Español',
    icon: '🇪🇸',
    defaultCity: 'Madrid',
    country: 'ES',
    lat: 40.4168,
    lng: -3.7038,
    timeZone: 'Europe/Madrid',
    phonePrefix: '+34',
  },
  {
    code: 'fr',
    label: 'Français',
    icon: '🇫🇷',
    defaultCity: 'Paris',
    country: 'FR',
    lat: 48.8566,
    lng: 2.3522,
    timeZone: 'Europe/Paris',
    phonePrefix: '+33',
  },
];

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map((entry) => entry.code);

/** Where a missing text is looked up next (I18N-02). */
export const FALLBACK_LANGUAGES: readonly LanguageCode[] = ['en', 'it'];

export const isLanguage = (code: unknown): code is LanguageCode => LANGUAGE_CODES.includes(code as LanguageCode);

/** The supported language for a tag such as `fr-CH`; English if there is none. */
export function languageOf(tag: string | null | undefined): LanguageCode {
  const code = tag?.slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : 'en';
}

export const languageEntry = (code: LanguageCode): LanguageEntry => LANGUAGES.find((entry) => entry.code === code)!;
