import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { root } from '../../../e2e/src/stack-process.js';
import { textOfRequest } from '@setpoint/ui/testing';
import { answerFrom } from '../public-api.js';
import { clubFor, NOW } from './world.js';

const built = join(root, 'apps/web/dist');
const page = { body: readFileSync(join(built, 'index.html')), contentType: 'text/html' };
const picture = { body: readFileSync(join(built, 'icon-192.png')), contentType: 'image/png' };

const configAt = (origin: string) => ({
  provider: { apiKey: 'demo', projectId: 'setpoint', emulatorUrl: `${origin}/emulator` },
  features: { social: true },
  links: { blog: 'https://blog.example/', instagram: 'https://instagram.example/' },
  now: NOW,
});

/** The built app for the pages of one window, with made-up data in place of the platform. */
export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * With the club that a member or a visitor sees. Answers to requests that are intercepted in the browser would not be cached by it.
 * Reports what there is no answer for.
 */
export async function startSite(isMember: boolean, report: (problem: string) => void): Promise<Site> {
  const club = clubFor(isMember);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, origin);
    if (pathname === '/graphql')
      return void answer(request, response, club, report).catch((error: unknown) => {
        // A page that was left in the middle of its question waits for no answer.
        if (!request.readableAborted) report(`no answer to ${request.url}: ${String(error)}`);
        response.destroy();
      });
    if (pathname === '/config.json') return send(response, json(configAt(origin)));
    if (/^\/(?:files|share)\//.test(pathname)) return send(response, picture);
    if (request.headers['sec-fetch-mode'] === 'navigate') return send(response, page);
    const file = fileAt(pathname);
    if (file) return send(response, file, 'max-age=3600');
    report(`nothing answers ${request.method} ${request.url}`);
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function send(response: ServerResponse, { body, contentType }: File, caching = 'no-cache'): void {
  response.writeHead(200, { 'content-type': contentType, 'cache-control': caching }).end(body);
}

const json = (value: unknown): File => ({ body: Buffer.from(JSON.stringify(value)), contentType: 'application/json' });

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

/** All windows ask for the same ones. */
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
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: Record<string, unknown>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  club: Record<string, unknown>,
  report: (problem: string) => void,
): Promise<void> {
  const question = (await readJson(request)) as Question;
  const query = textOfRequest(question);
  const { operationName = query, variables = {} } = question;
  const result = await answerFrom(club, query, variables);
  for (const { message, path = [] } of result.errors ?? [])
    report(`the club has no answer to ${operationName}: ${message} (${path.join('.')})`);
  send(response, json(result));
}
