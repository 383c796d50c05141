import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let folder: string;
let gateway: FixtureGateway;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setpoint-subjects-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>web</title>');
  const screens = ['/match/list', '/match/:id', '/player/account/:pageTab', '/player/:id/:name', '/court/:id/:name'];
  const files = { urgent: [], files: [], texts: {} };
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(Object.fromEntries(screens.map((path) => [path, files]))));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  // Longer than a test may take: whoever waits for a service is found out.
  gateway = await startFixtureGateway({ webRoot: folder, timeouts: { queryMs: 120_000 } });
  await gateway.ready;
});
afterEach(async () => {
  for (const answer of waiting.splice(0)) answer();
  await gateway.stop();
});

/** Services that were asked and give no answer until the test is over. */
const waiting: (() => void)[] = [];
const noAnswer = () => new Promise<void>((answer) => waiting.push(answer));

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(gateway.url + path, { headers: { accept: 'text/html', ...headers } });
  return {
    status: response.status,
    caching: response.headers.get('cache-control'),
    isApp: (await response.text()).includes('<title>web</title>'),
  };
}
const THERE = { status: 200, caching: 'no-cache', isApp: true };
const MISSING = { status: 404, caching: 'no-store', isApp: true };
const NOBODY_KNOWS = { status: 200, caching: 'no-store', isApp: true };

describe('the page of something', () => {
  it.each([
    ['/match/m1', THERE],
    ['/player/ana/ana-rossi', THERE],
    ['/match/nowhere', MISSING],
    ['/player/nobody/nobody', MISSING],
  ])('RTE-13~ RTE-11~ is there with 200, or missing with 404 and the screen that says so: %s', async (path, answer) => {
    expect(await open(path)).toEqual(answer);
  });

  it.each(['/match/list', '/player/account/settings'])('RTE-11~ %s is about nothing and asks nobody', async (path) => {
    const { fetches } = gateway.state;
    expect(await open(path)).toEqual(THERE);
    expect(gateway.state.fetches).toBe(fetches);
  });

  it.each(['/player/ana%00/ana-rossi', `/match/${'m'.repeat(101)}`])('%s is no id: nobody is asked', async (path) => {
    const { fetches } = gateway.state;
    expect(await open(path)).toEqual(MISSING);
    expect(gateway.state.fetches).toBe(fetches);
  });

  it('MAT-14~ a private match is as unknown as none, also to those who play in it; they get the app all the same', async () => {
    const authorization = `JWT ${await gateway.token('carla')}`;
    expect(await open('/match/m2')).toEqual(MISSING);
    expect(await open('/match/m2', { authorization })).toEqual(MISSING);
  });

  it('asks once for each address, for a hundred at once and for the next', async () => {
    const { fetches } = gateway.state;
    const answers = await Promise.all(Array.from({ length: 100 }, () => open('/match/m1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await open('/match/m1');
    expect(gateway.state.fetches).toBe(fetches + 1);
  });

  it('is shown without waiting longer for a service that gives no answer, and is not kept', async () => {
    gateway.state.beforeMatch = noAnswer;
    expect(await open('/match/m1')).toEqual(NOBODY_KNOWS);
  });

  it('is shown when the service fails, and asked for again', async () => {
    gateway.state.beforeMatch = () => Promise.reject(new Error('down'));
    expect(await open('/match/nowhere')).toEqual(NOBODY_KNOWS);
    gateway.state.beforeMatch = async () => undefined;
    expect(await open('/match/nowhere')).toEqual(MISSING);
  });

  it('invented addresses occupy a service with fifty questions at most', async () => {
    gateway.state.beforeMatch = noAnswer;
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => open(`/match/invented-${index}`)));
    expect(answers).toEqual(answers.map(() => NOBODY_KNOWS));
    expect(waiting).toHaveLength(50);
  });
});
