import { createBrowserTexts, type LanguageCode } from '@setpoint/i18n/browser';
import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppearanceProvider } from '../src/index.js';

const texts = new Map<LanguageCode, Promise<i18n>>();

/** Shows something as the apps show it: with theme and texts. */
export async function show(content: ReactNode, language: LanguageCode = 'en') {
  if (!texts.has(language)) texts.set(language, createBrowserTexts({ namespaces: ['common'], language }));
  const instance = await texts.get(language)!;
  return render(
    <I18nextProvider i18n={instance}>
      <AppearanceProvider env="test">{content}</AppearanceProvider>
    </I18nextProvider>,
  );
}
