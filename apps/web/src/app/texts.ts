import { createBrowserTexts } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** What the pages before the sign-in say. The build puts these, and those of players, into one file per language each. */
export const VISITORS_TEXTS = ['auth', 'public'];
export const PLAYERS_TEXTS = ['account', 'court', 'dashboard', 'match', 'notification', 'player-ui'];

/** Detects the language and loads what every screen needs; the page's `lang` follows the choice. */
export async function startTexts(): Promise<i18n> {
  const instance = await createBrowserTexts({ namespaces: ['common', 'shell', 'error'], plugin: initReactI18next });
  const setPageLanguage = (language: string) => document.documentElement.setAttribute('lang', language);
  setPageLanguage(instance.language);
  instance.on('languageChanged', setPageLanguage);
  return instance;
}
