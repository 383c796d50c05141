import { SHELL, startPublicPages } from './share/public-pages.js';

let gateway: Awaited<ReturnType<typeof startPublicPages>>;
beforeEach(async () => {
  gateway = await startPublicPages();
});
afterEach(async () => {
  for (const answer of waiting.splice(0)) answer();
  await gateway.stop();
});

/** Pages wait for as long as a test may take, unless it is about the wait. */
async function waitAtMost(pageWaitMs: number) {
  await gateway.stop();
  gateway = await startPublicPages({ pageWaitMs });
}

/** Services that were asked and give no answer until the test is over. */
const waiting: (() => void)[] = [];
const noAnswer = () => new Promise<void>((answer) => waiting.push(answer));

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await gateway.open(path, headers);
  const text = await response.text();
  return {
    status: response.status,
    caching: response.headers.get('cache-control'),
    robots: response.headers.get('x-robots-tag'),
    page: text === SHELL ? 'as built' : text.includes('<link data-of-page rel="canonical"') ? 'described' : text,
  };
}
const LIST = { status: 200, caching: 'no-cache', robots: null, page: 'as built' };
const THERE = { ...LIST, page: 'described' };
const MISSING = { status: 404, caching: 'no-store', robots: 'noindex', page: 'as built' };
const NOBODY_KNOWS = { ...LIST, caching: 'no-store' };

describe('the page of something', () => {
  it.each([
    ['/match/m1', THERE],
    ['/player/ana/ana-rossi', THERE],
    ['/court/c1/tennis-club-forli', THERE],
    ['/match/nowhere', MISSING],
    ['/player/nobody/nobody', MISSING],
  ])('RTE-13~ RTE-11~ is there with 200, or missing with 404 and the screen that says so: %s', async (path, answer) => {
    expect(await open(path)).toEqual(answer);
  });

  it.each([
    ['/match/list', THERE],
    ['/player/account/settings', LIST],
  ])('RTE-11~ %s is about nothing and asks nobody', async (path, answer) => {
    expect(await open(path)).toEqual(answer);
    expect(gateway.shown.asked).toBe(0);
  });

  it.each(['/player/ana%00/ana-rossi', `/match/${'m'.repeat(101)}`])('%s is no id: nobody is asked', async (path) => {
    expect(await open(path)).toEqual(MISSING);
    expect(gateway.shown.asked).toBe(0);
  });

  it('MAT-14~ a private match is as unknown as none, also to those who play in it; they get the app all the same', async () => {
    const authorization = `JWT ${await gateway.token('carla')}`;
    expect(await open('/match/m2')).toEqual(MISSING);
    expect(await open('/match/m2', { authorization })).toEqual(MISSING);
  });

  it('asks once for each address, for a hundred at once and for the next', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => open('/match/m1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await open('/match/m1?lang=fr');
    expect(gateway.shown.asked).toBe(1);
  });

  it('is shown without waiting longer for a service that gives no answer, and is not kept', async () => {
    await waitAtMost(300);
    gateway.shown.beforeMatch = noAnswer;
    expect(await open('/match/m1')).toEqual(NOBODY_KNOWS);
  });

  it('is shown when the service fails, and asked for again', async () => {
    gateway.shown.beforeMatch = () => Promise.reject(new Error('down'));
    expect(await open('/match/nowhere')).toEqual(NOBODY_KNOWS);
    gateway.shown.beforeMatch = async () => undefined;
    expect(await open('/match/nowhere')).toEqual(MISSING);
  });

  it('goes on with what was known for a day, while its service fails or gives no answer, and then with what is new', async () => {
    await waitAtMost(3_000);
    const later = (minutes: number) => gateway.clock.advance({ minutes });
    expect(await open('/match/m1')).toEqual(THERE);
    gateway.shown.beforeMatch = () => Promise.reject(new Error('down'));
    later(2);
    expect(await open('/match/m1')).toEqual(THERE);
    gateway.shown.beforeMatch = noAnswer;
    later(23 * 60);
    expect(await open('/match/m1')).toEqual(THERE);
    for (const answer of waiting.splice(0)) answer();
    gateway.shown.beforeMatch = async () => undefined;
    gateway.shown.match = { ...gateway.shown.match, id: 'm3' };
    later(2);
    expect(await open('/match/m1')).toEqual(MISSING);
  });

  it('is known to nobody once what was known is older than a day', async () => {
    expect(await open('/match/m1')).toEqual(THERE);
    gateway.shown.beforeMatch = () => Promise.reject(new Error('down'));
    gateway.clock.advance({ days: 1 });
    expect(await open('/match/m1')).toEqual(NOBODY_KNOWS);
  });

  it('invented addresses occupy a service with fifty questions at most', async () => {
    await waitAtMost(300);
    gateway.shown.beforeMatch = noAnswer;
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => open(`/match/invented-${index}`)));
    expect(answers).toEqual(answers.map(() => NOBODY_KNOWS));
    expect(waiting).toHaveLength(50);
  });
});
