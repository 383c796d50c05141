import { createBrowserTexts, TEXT_BUNDLES } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Detects the language and loads what every screen needs; the page's `lang` follows the choice. */
export async function startTexts(): Promise<i18n> {
  const instance = await createBrowserTexts({ namespaces: TEXT_BUNDLES.frame, plugin: initReactI18next });
  const setPageLanguage = (language: string) => document.documentElement.setAttribute('lang', language);
  setPageLanguage(instance.language);
  instance.on('languageChanged', setPageLanguage);
  return instance;
}
