/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
};

/** A court without signal often has a little of one. */
const PATIENCE_MS = 3_000;
/** Cache of loaded files that are not precached: texts of other languages, rare screens. */
const LOADED = 'setpoint-loaded';
const MOST_LOADED = 200;

// Notifications, in a file of its own.
self.importScripts('/push-worker.js');

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: undefined as never, cleanURLs: false });

/** Pages are network-first, with the cached page after a timeout. Files and API calls are excluded. */
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
    // Without storage the file is loaded from the network.
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

/** Names contain a hash, so cached files are valid. The oldest are evicted. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(LOADED);
  for (const file of files) {
    if (!(await caches.match(file))) await cache.add(file).catch(() => {});
  }
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_LOADED))) await cache.delete(old);
}
