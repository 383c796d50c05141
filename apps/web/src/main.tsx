import '@setpoint/ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { preloadPage } from './app/preload.js';
import { session } from './app/session/session.js';
import { startTexts } from './app/texts.js';
import { loadConfig } from './entities/site/config.js';

const texts = startTexts();
// Known by the time that a page asks for it.
loadConfig().catch(() => {});
void preloadPage(session, session.start(), texts).catch(() => {});
const i18n = await texts;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App i18n={i18n} session={session} />
  </StrictMode>,
);
