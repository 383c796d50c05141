import { toast } from '@setpoint/ui';
import type { i18n } from 'i18next';
import { watchForInstall } from '../../entities/offline/install-hint.js';

const WORKER = '/service-worker.js';
const FILES = /^\/assets\//;
const CHECK_EVERY_MS = 60 * 60_000;

/** Enables offline pages (BYD-06). Called after the first page has rendered. */
export async function registerWorker(texts: i18n): Promise<void> {
  watchForInstall();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const hadWorker = workers.controller !== null;
  const registration = await workers.register(WORKER);
  const offer = () => {
    if (registration.waiting && hadWorker) offerNew(registration.waiting, texts);
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  // Installed apps stay open for long, so check for new versions regularly.
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
  const { active } = await workers.ready;
  // Files loaded before the worker was active were not cached by it.
  active?.postMessage({ kind: 'KEEP', files: loadedFiles() });
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && FILES.test(pathname))
    .map(({ pathname }) => pathname);

let offering: ServiceWorker | null = null;

/** A reload takes the new version; drafts survive it (FLT-07). */
function offerNew(waiting: ServiceWorker, texts: i18n): void {
  if (offering === waiting) return;
  offering = waiting;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  toast({
    text: texts.t('shell:newVersion.text'),
    milliseconds: 60_000,
    action: { label: texts.t('shell:newVersion.reload'), run: () => waiting.postMessage({ kind: 'TAKE_OVER' }) },
  });
}
