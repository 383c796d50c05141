import '@setpoint/ui/styles';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { started } from './app/early.js';
import { preloadPage } from './app/first-page.js';
import { session } from './app/session/session.js';
import { startTexts } from './app/texts.js';
import { loadConfig } from './entities/site/config.js';

/** A page that takes longer is drawn as a skeleton first. */
const PATIENCE_MS = 1_000;
/** Until a page at rest is made readable without a network. */
const AFTER_LOAD_MS = 2_000;
let workerStarted = false;

/** No top-level `await`: pages import modules bundled with this one and would wait for it. */
async function open(): Promise<void> {
  const texts = startTexts();
  // Known by the time that a page asks for it.
  loadConfig().catch(() => {});
  const page = preloadPage(session, started, texts);
  page.asked.catch(() => {});
  const i18n = await texts;
  await Promise.race([page.drawable.catch(() => {}), new Promise((go) => setTimeout(go, PATIENCE_MS))]);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App i18n={i18n} session={session} />
    </StrictMode>,
  );
  // Deferred until the first page has loaded.
  window.addEventListener('load', () => setTimeout(() => void startWorker(i18n), AFTER_LOAD_MS), { once: true });
  if (document.readyState === 'complete') setTimeout(() => void startWorker(i18n), AFTER_LOAD_MS);
}

async function startWorker(texts: i18n): Promise<void> {
  if (workerStarted) return;
  workerStarted = true;
  const { forgetKept } = await import('./app/offline/forget-kept.js');
  forgetKept(session);
  if (!import.meta.env.PROD) return;
  const { registerWorker } = await import('./app/offline/register-worker.js');
  await registerWorker(texts).catch((error: unknown) => console.warn(error));
}

void open();
