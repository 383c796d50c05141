import '@setpoint/ui/styles';
import { createSession, SessionProvider } from '@setpoint/client/session';
import { createBrowserTexts } from '@setpoint/i18n/browser';
import { AppearanceProvider, Toasts } from '@setpoint/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.js';
import { loadSettings } from './app/settings.js';

const session = createSession();
void session.start();
// Without an answer the device's clock has to do.
void loadSettings().catch((error: unknown) => console.warn(error));
const texts = await createBrowserTexts({
  namespaces: ['common', 'error', 'admin', 'oversight', 'invoice', 'centre', 'court', 'notification'],
  plugin: initReactI18next,
});
const setPageLanguage = (language: string) => document.documentElement.setAttribute('lang', language);
setPageLanguage(texts.language);
texts.on('languageChanged', setPageLanguage);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppearanceProvider>
      <I18nextProvider i18n={texts}>
        <SessionProvider session={session}>
          <BrowserRouter>
            <App />
            <Toasts />
          </BrowserRouter>
        </SessionProvider>
      </I18nextProvider>
    </AppearanceProvider>
  </StrictMode>,
);
