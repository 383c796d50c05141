/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
};

/** A court without signal often has a little of one. */
const PATIENCE_MS = 3_000;
/** Files that were loaded and are not among those that every visit keeps: texts of a language, rare screens. */
const LOADED = 'setpoint-loaded';
const MOST_LOADED = 200;

// Notifications, in a file of its own.
self.importScripts('/push-worker.js');

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: undefined as never, cleanURLs: false });

/** Pages come from the network; the kept one opens where nobody answers in time. Files and answers are none. */
const kept = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = fetch(options.request).catch(() => null);
      const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));
      const first = await Promise.race([answer, late]);
      if (first) return first;
      return kept(options).catch(async () => (await answer) ?? Response.error());
    },
    {
      denylist: [
        /^\/(?:graphql|files|uploads|share|calendar|documents|sitemap|press)(?:\/|\.|$)/,
        /^\/[^/]+\.\w{2,5}$/,
      ],
    },
  ),
);

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    // Where the browser keeps nothing, or has no room, the file is loaded all the same.
    const cache = await caches.open(LOADED).catch(() => null);
    const known = await cache?.match(request.url);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) await cache?.put(request.url, answer.clone()).catch(() => {});
    return answer;
  },
);

self.addEventListener('message', (event) => {
  const message = event.data as { readonly kind?: string; readonly files?: readonly string[] } | null;
  if (message?.kind === 'TAKE_OVER') void self.skipWaiting();
  if (message?.kind === 'KEEP') event.waitUntil(keep(message.files ?? []));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Names hold a hash: what is there already is right. The oldest give way. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(LOADED);
  for (const file of files) {
    if (!(await caches.match(file))) await cache.add(file).catch(() => {});
  }
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_LOADED))) await cache.delete(old);
}
