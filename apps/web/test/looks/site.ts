import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';
import { root } from '../../../e2e/src/stack-process.js';
import { answerFrom } from '../public-api.js';
import { clubFor, NOW } from './world.js';

/** As if it were served with a certificate: some of what browsers offer is for such pages only. */
export const ORIGIN = 'https://looks.example';

const built = join(root, 'apps/web/dist');
const page = readFileSync(join(built, 'index.html'), 'utf8');
const picture = join(built, 'icon-192.png');

const CONFIG = {
  provider: { apiKey: 'demo', projectId: 'setpoint', emulatorUrl: `${ORIGIN}/emulator` },
  features: { social: true },
  links: { blog: 'https://blog.example/', instagram: 'https://instagram.example/' },
  now: NOW,
};

/**
 * Answers what the pages of a window ask for, from the built files and the club: a member's or a visitor's. Reports what
 * it has no answer for.
 */
export async function serveClub(
  context: BrowserContext,
  isMember: boolean,
  report: (problem: string) => void,
): Promise<void> {
  const club = clubFor(isMember);
  await context.route('**/*', (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin === ORIGIN) {
      if (pathname === '/graphql') return answer(route, club, report);
      if (pathname === '/config.json') return route.fulfill({ json: CONFIG });
      if (/^\/(?:files|share)\//.test(pathname)) return route.fulfill({ path: picture });
      if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: page });
      const file = fileAt(pathname);
      if (file) return route.fulfill(file);
    }
    report(`nothing answers ${request.method()} ${request.url()}`);
    return route.abort();
  });
  // Live updates: somebody is there, who says nothing.
  await context.routeWebSocket('**/*', (socket) =>
    socket.onMessage((text) => {
      if (text.includes('connection_init')) socket.send('{"type":"connection_ack"}');
    }),
  );
}

interface File {
  readonly body: Buffer;
  readonly contentType: string;
}

const files = new Map<string, File | null>();

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Every page asks for the same twenty. */
function fileAt(pathname: string): File | null {
  const contentType = TYPES[extname(pathname)];
  if (!contentType) return null;
  let file = files.get(pathname);
  if (file === undefined) files.set(pathname, (file = read(pathname, contentType)));
  return file;
}

function read(pathname: string, contentType: string): File | null {
  try {
    return { body: readFileSync(join(built, pathname)), contentType };
  } catch {
    return null;
  }
}

interface Question {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Record<string, unknown>;
}

async function answer(route: Route, club: Record<string, unknown>, report: (problem: string) => void): Promise<void> {
  const { query, operationName = query, variables = {} } = route.request().postDataJSON() as Question;
  const result = await answerFrom(club, query, variables);
  for (const { message, path = [] } of result.errors ?? [])
    report(`the club has no answer to ${operationName}: ${message} (${path.join('.')})`);
  await route.fulfill({ json: result });
}
