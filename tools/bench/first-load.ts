/**
 * P11: the first load of the web app as a phone gets it, with nothing in its cache:
 * `npm run bench:first-load -- [http://localhost:3000] [--runs 3] [--requests]`.
 * Needs a running stack with the demo data and Chromium (`TEST_CHROMIUM`, else /usr/bin/chromium).
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { signInWithBrowser } from './first-load/sign-in.ts';
import { visit, type Network, type Visit } from './first-load/visit.ts';
import { median } from './gateway/processes.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    /** Prints when each request of the last run began and ended. */
    requests: { type: 'boolean', default: false },
  },
});
const stack = positionals[0] ?? 'http://localhost:3000';

/** As WebPageTest has them. */
const NETWORKS: readonly Network[] = [
  { name: 'fast 3G', mbitPerSecond: 1.6, roundTripMs: 150 },
  { name: '4G', mbitPerSecond: 9, roundTripMs: 170 },
];

const browser = await chromium.launch({
  executablePath: process.env['TEST_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const signedIn = await signInWithBrowser(browser, stack);
  const pages = [
    { name: 'landing', path: '/', reach: { kb: 150, files: 20 } },
    { name: 'login', path: '/auth/login', reach: { kb: 150, files: 20 } },
    { name: 'dashboard', path: '/dashboard/app', storage: signedIn, reach: { kb: 230, files: 20 } },
  ];
  const rows = [];
  for (const { name, path, storage, reach } of pages) {
    for (const network of NETWORKS) {
      const visits: Visit[] = [];
      for (let run = 0; run < Number(options.runs); run += 1) {
        visits.push(await visit(browser, new URL(path, stack).href, network, storage));
      }
      const last = visits.at(-1)!;
      const middle = (of: (visit: Visit) => number) => Math.round(median(visits.map(of)));
      rows.push({
        page: name,
        network: network.name,
        'scripts kB': `${kb(last.scriptBytes)} (${reach.kb})`,
        files: `${last.scripts} (${reach.files})`,
        'styles kB': kb(last.styleBytes),
        'all kB': kb(last.bytes),
        'LCP ms': middle(({ lcpMs }) => lcpMs),
        'TBT ms': middle(({ tbtMs }) => tbtMs),
        CLS: Math.max(...visits.map(({ cls }) => cls)).toFixed(3),
      });
      if (options.requests) console.table(last.requests);
    }
  }
  console.log('Phone of 360 px, 4 times slower CPU; in brackets what to reach.');
  console.table(rows);
} finally {
  await browser.close();
}

function kb(bytes: number): number {
  return Math.round(bytes / 1000);
}
