import type { AddressInfo } from 'node:net';
import { createTexts } from '@setpoint/i18n';
import { MemoryRateLimiter } from '@setpoint/service-kit';
import express from 'express';
import { CallCounter } from '../../src/limits/call-rates.js';
import { CALL_RATES } from '../../src/limits/settings.js';
import { CardUnavailable } from '../../src/share/drawing-process.js';
import { shareRoutes } from '../../src/share/share-routes.js';
import { GatewayMetrics } from '../../src/telemetry/metrics.js';
import { aMatch, aPlayedMatch, startPublicPages } from './public-pages.js';

let gateway: Awaited<ReturnType<typeof startPublicPages>>;
beforeEach(async () => {
  const shareCards = { ...CALL_RATES.shareCards, points: 10 };
  gateway = await startPublicPages({ rates: { shareCards } });
});
afterEach(() => gateway.stop());

const get = (path: string, init: RequestInit = {}) => fetch(`${gateway.url}/share/${path}`, init);
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

/** Width and height of a PNG. */
async function sizeOf(response: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('a picture to share', () => {
  it.each(['match/m1.png', 'player/ana.png', 'court/c1.png', 'level/ana.m1.png'])(
    'BYD-14~ is 1200 × 630: %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await sizeOf(response)).toEqual([1200, 630]);
    },
  );

  it('BYD-14~ is kept for a minute under an address that doesn’t name its version', async () => {
    for (const path of ['match/m1.png', 'match/m1.png?v=another']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=60');
    }
  });

  it('BYD-14~ is not sent again to who has it, until it shows something else', async () => {
    const first = await get('match/m1.png');
    const headers = { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' };
    expect((await get('match/m1.png', { headers })).status).toBe(304);
    expect((await get('match/m1.png?lang=it', { headers })).status).toBe(200);
    gateway.shown.match = aPlayedMatch({ id: 'm9' });
    expect((await get('match/m9.png', { headers })).status).toBe(200);
  });

  it.each([
    'match/m2.png',
    'match/none.png',
    'player/nobody.png',
    'toString/x.png',
    'match/m1.svg',
    'match',
    'a/b/c.png',
  ])('BYD-14~ MAT-14~ is not there for %s', async (path) => {
    const authorization = `JWT ${await gateway.token('carla')}`;
    const response = await get(path, { headers: { authorization } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await codeOf(response)).toBe('NOT_FOUND');
  });

  it('BYD-14~ is asked for again in a moment while nobody knows the match', async () => {
    gateway.shown.beforeMatch = () => Promise.reject(new Error('down'));
    const response = await get('match/m1.png');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await codeOf(response)).toBe('SUBGRAPH_UNAVAILABLE');
  });

  it('API-14~ is only read, and not too often by one address', async () => {
    const posted = await get('match/m1.png', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('match/none.png')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(await codeOf(refused[0]!)).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('BYD-14~ is refused for a moment while too many wait to be drawn', async () => {
    const busy = shareRoutes({
      find: async () => ({ kind: 'match', match: aMatch() }),
      paint: () => Promise.reject(new CardUnavailable('too many cards at once')),
      texts: createTexts(),
      calls: new CallCounter(new MemoryRateLimiter(), CALL_RATES),
      metrics: new GatewayMetrics({ process: false }),
      addressOf: () => 'here',
    });
    const server = express().use('/share', busy).listen(0);
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}/share/match/m1.png`);
    server.close();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await codeOf(response)).toBe('SERVICE_UNAVAILABLE');
  });

  it('is drawn for a hostile name and for one that no face has letters for', async () => {
    for (const [index, displayName] of ['</svg><script>', 'Ольга', '🎾', 'x'.repeat(5_000)].entries()) {
      const id = `h${index}`;
      gateway.shown.match = aMatch({ id, teamA: [{ badge: 'ACCEPTED', user: { id: 'h', displayName } }] });
      expect(await sizeOf(await get(`match/${id}.png`))).toEqual([1200, 630]);
    }
  });
});
