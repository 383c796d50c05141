import { startCalendarGateway, tokenOf } from './calendar-gateway.js';
import { aMatch, anEntry, seat } from './an-entry.js';
import { eventsIn } from './read-back.js';

type CalendarGateway = Awaited<ReturnType<typeof startCalendarGateway>>;

let gateway: CalendarGateway;
beforeAll(async () => {
  gateway = await startCalendarGateway({ rates: { calendarFeed: { name: 'feed', points: 1_000, seconds: 60 } } });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clear());

const ANA = `${tokenOf('ana')}.ics`;
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

describe('GET /calendar/<token>.ics', () => {
  it('BYD-05 answers with the calendar of the player whose address it is', async () => {
    const response = await gateway.read(ANA);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="setpoint.ics"',
      'x-robots-tag': 'noindex, nofollow',
    });
    const [event, deadline] = eventsIn(await response.text());
    expect(event).toMatchObject({ uid: 'match-open@setpoint', sequence: 3 });
    expect(deadline).toMatchObject({ summary: 'Say when you can play. Coppa' });
    expect(event!.description).toContain(`${gateway.url}/match/open`);
    expect(gateway.calendar.asked).toEqual(['ana']);
  });

  it.each([
    ['a token that nobody has', `${tokenOf('nobody')}.ics`],
    ['a token of another shape', 'ana.ics'],
    ['no file', ''],
    ['another file', `${tokenOf('ana')}.txt`],
    ['a path with more', `${ANA}/more`],
    ['a path that climbs', '..%2F..%2Fetc%2Fpasswd'],
  ])('BYD-05~ finds nothing behind %s', async (_what, path) => {
    const response = await gateway.read(path);
    expect(response.status).toBe(404);
    expect(await codeOf(response)).toBe('NOT_FOUND');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(gateway.calendar.asked).toEqual([]);
  });

  it('BYD-05~ ends with the address', async () => {
    expect((await gateway.read(ANA)).status).toBe(200);
    gateway.owners.clear();
    expect((await gateway.read(ANA)).status).toBe(404);
  });

  it('BYD-05~ finds nothing behind the address of somebody who is gone', async () => {
    gateway.owners.set(tokenOf('ghost'), 'ghost');
    expect((await gateway.read(`${tokenOf('ghost')}.ics`)).status).toBe(404);
  });

  it('BYD-05~ answers 304 to who has the calendar as it is', async () => {
    const first = await gateway.read(ANA);
    const etag = first.headers.get('etag')!;
    const lastModified = first.headers.get('last-modified')!;
    const again = await gateway.read(ANA, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await gateway.read(ANA, { 'if-modified-since': lastModified })).status).toBe(304);

    gateway.calendar.entries = [anEntry({ match: aMatch({ teamB: [seat('Carla')] }) })];
    const changed = await gateway.read(ANA, { 'if-none-match': etag, 'if-modified-since': lastModified });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it('BYD-05~ tells those who go by the date of a change, and all once a day', async () => {
    const since = (await gateway.read(ANA)).headers.get('last-modified')!;
    const changedAt = new Date(gateway.clock.now().getTime() + 60_000).toISOString();
    gateway.calendar.entries = [anEntry({ changedAt })];
    expect((await gateway.read(ANA, { 'if-modified-since': since })).status).toBe(200);
    gateway.calendar.entries = [anEntry()];
    gateway.clock.advance({ days: 1 });
    expect((await gateway.read(ANA, { 'if-modified-since': since })).status).toBe(200);
  });

  it('BYD-05~ answers HEAD without the calendar, and nothing but reads', async () => {
    const head = await gateway.read(ANA, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await gateway.read(ANA)).headers.get('etag'));
    const post = await gateway.read(ANA, {}, 'POST');
    expect([post.status, post.headers.get('allow'), await codeOf(post)]).toEqual([
      405,
      'GET, HEAD',
      'METHOD_NOT_ALLOWED',
    ]);
  });

  it.each(['matches', 'players'] as const)(
    'BYD-05~ answers 503 instead of a calendar with holes while %s is away',
    async (service) => {
      gateway.calendar.away = service;
      const response = await gateway.read(ANA);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    },
  );
});

describe('limits', () => {
  const twice = { name: 'twice', points: 2, seconds: 60 };
  let limited: CalendarGateway;
  afterEach(() => limited.stop());

  it('BYD-05~ of one calendar, whoever reads it', async () => {
    limited = await startCalendarGateway({ rates: { calendarFeed: twice } });
    limited.owners.set(tokenOf('ben'), 'ben');
    const statuses = async (path: string, times: number) => {
      const seen: number[] = [];
      for (let i = 0; i < times; i++) seen.push((await limited.read(path)).status);
      return seen;
    };
    expect(await statuses(ANA, 3)).toEqual([200, 200, 429]);
    expect((await limited.read(ANA)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await statuses(`${tokenOf('ben')}.ics`, 1)).toEqual([200]);
    expect(await statuses('match/open.ics', 3)).toEqual([200, 200, 200]);
  });

  it('BYD-05~ of one address, whatever it tries', async () => {
    limited = await startCalendarGateway({ rates: { calendars: twice } });
    const tries = [tokenOf('a'), tokenOf('b'), tokenOf('c')].map((token) => limited.read(`${token}.ics`));
    // Which of them comes last is a matter of chance.
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([404, 404, 429]);
  });
});

describe('GET /calendar/match/<id>.ics', () => {
  it('MAT-16~ is for everybody where the match is', async () => {
    const response = await gateway.read('match/open.ics', { 'accept-language': 'it-CH' });
    expect(response.status).toBe(200);
    expect(eventsIn(await response.text())[0]!.summary).toMatch(/^Partita di Tennis, Singolo/);
  });

  it('MAT-14~ MAT-16~ of a private match is for those who may see it', async () => {
    const as = async (who: string) => ({ authorization: `JWT ${await gateway.token(who)}` });
    expect((await gateway.read('match/secret.ics', await as('ana'))).status).toBe(200);
    expect((await gateway.read('match/secret.ics', await as('ben'))).status).toBe(404);
    expect((await gateway.read('match/secret.ics')).status).toBe(404);
    expect((await gateway.read('match/nowhere.ics')).status).toBe(404);
    expect((await gateway.read('match/%22%3E.ics')).status).toBe(404);
  });

  it('MAT-16~ asks for a new session instead of giving less', async () => {
    const stale = await gateway.token('ana', { seconds: -10 });
    const response = await gateway.read('match/secret.ics', { authorization: `JWT ${stale}` });
    expect([response.status, await codeOf(response)]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('MAT-16~ names the match as the feed does', async () => {
    const uid = async (path: string) => eventsIn(await (await gateway.read(path)).text())[0]!.uid;
    expect(await uid('match/open.ics')).toBe(await uid(ANA));
  });
});
