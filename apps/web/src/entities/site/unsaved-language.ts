import { isLanguage, type LanguageCode } from '@setpoint/i18n/browser';

const KEY = 'setpoint.unsavedLanguage';

/**
 * The language that a user chose in this browser and that the server has not confirmed: the page may be left or reloaded
 * before it does, and what was chosen last counts (I18N-02).
 */
export function unsavedLanguage(userId: string): LanguageCode | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Partial<Record<string, unknown>> | null;
    return kept?.['userId'] === userId && isLanguage(kept['language']) ? kept['language'] : null;
  } catch {
    return null;
  }
}

export function keepUnsaved(userId: string, language: LanguageCode): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ userId, language }));
  } catch {
    // Then a reload in the same moment brings back the language before.
  }
}

/** Does nothing if another one was chosen in the meantime. */
export function forgetUnsaved(userId: string, language: LanguageCode): void {
  if (unsavedLanguage(userId) === language) window.localStorage.removeItem(KEY);
}
