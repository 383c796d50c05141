import { matchId, VISITOR } from '@setpoint/kernel';
import { MemoryRateLimiter, type RateLimiter } from '@setpoint/service-kit';
import { CountingIds, FixedClock, player, support } from '@setpoint/testkit';
import { ChangeMatch } from '../../src/application/change-match.js';
import { ChangePoll } from '../../src/application/change-poll.js';
import { CreateMatch } from '../../src/application/create-match.js';
import { InvitePlayers } from '../../src/application/invite-players.js';
import { listWaiting } from '../../src/application/list-waiting.js';
import type { MatchTransaction } from '../../src/application/ports/matches.js';
import type { MatchPage } from '../../src/application/ports/match-reads.js';
import { viewerOf } from '../../src/application/viewer.js';
import type { MatchCommand } from '../../src/domain/commands.js';
import {
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  ana,
  anInvitation,
  anOrganizingMatch,
  at,
  ben,
  carla,
  club,
  eva,
  now,
  place,
  set,
} from '../builders.js';
import { aCreateRequest } from '../create-request.js';
import { MemoryMatchReads } from '../memory/memory-match-reads.js';
import { MemoryGuests } from '../memory/memory-guests.js';
import { MemoryMatches } from '../memory/memory-matches.js';
import { MemoryStore } from '../memory/memory-store.js';
import { world } from '../ports/world.js';

let requests = 0;
const anotherRequest = () => aCreateRequest({ requestId: `request-${(requests += 1)}` });

function setUp(when = now) {
  const store = new MemoryStore();
  store.world = world;
  const matches = new MemoryMatches(store);
  const clock = new FixedClock(when);
  const limiter = new MemoryRateLimiter();
  const change = new ChangeMatch(matches, limiter, clock);
  return {
    ...{ store, matches, clock, change },
    create: new CreateMatch(matches, new MemoryGuests(), limiter, clock, new CountingIds('m')),
    run: (command: MatchCommand, id = matchId('match')) => change.execute(id, command),
    emitted: () => store.emitted.map((event) => event.contract.name),
  };
}

describe('use-cases', () => {
  it('MAT-01 creates one match of one draft, with ids of its own', async () => {
    const { create, emitted } = setUp();
    const request = aCreateRequest({ invited: [{ playerId: ben, side: 'B' }] });
    const first = await create.execute(request, ana);
    expect(first).toMatchObject({
      ok: true,
      value: { match: { id: 'm-1', invitations: [{ id: 'm-2', playerId: ben }] } },
    });
    expect(await create.execute(request, ana)).toEqual(first);
    expect(await create.execute({ ...request, requestId: 'another' }, ana)).not.toEqual(first);
    expect(emitted()).toEqual(['match-created', 'players-invited', 'match-created', 'players-invited']);
  });

  it('MAT-14 does not know a private match when a stranger wants something of it', async () => {
    const { change, run, store } = setUp();
    store.put(anOrganizingMatch({ visibility: 'PRIVATE', invitations: [anInvitation(carla)] }));
    expect(await run({ type: 'LEAVE', who: eva })).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    const invite = new InvitePlayers(change, new CountingIds('i'));
    expect(await invite.execute(matchId('match'), { side: 'B', playerIds: [ben] }, eva)).toMatchObject({
      code: 'MATCH_NOT_FOUND',
    });
    expect(await run({ type: 'JOIN', who: eva, side: null })).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    expect(await run({ type: 'ANSWER', who: eva, accept: true })).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    expect(await run({ type: 'EDIT_TEAMS', who: eva, teamA: [eva] })).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    expect(await run({ type: 'LEAVE', who: carla })).toMatchObject({ code: 'USER_NOT_IN_MATCH' });
  });

  it('RES-03 goes from the first idea to the result that counts', async () => {
    const { create, clock, run, emitted } = setUp();
    const created = await create.execute(aCreateRequest(), ana);
    const id = created.ok ? created.value.match.id : matchId('');
    expect(await run({ type: 'JOIN', who: ben, side: null }, id)).toMatchObject({ ok: true });
    const plan = { courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 60 };
    expect(await run({ type: 'ORGANISE', proposalId: 'proposal', who: ana, plan }, id)).toMatchObject({
      ok: true,
      value: { state: 'ORGANIZING' },
    });
    const accept = { type: 'ANSWER_PROPOSAL', proposalId: 'proposal', who: ben, accept: true } as const;
    expect(await run(accept, id)).toMatchObject({ ok: true, value: { state: 'READY' } });
    clock.set(at('19:00'));
    const result = { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED' as const, winner: null, comment: null };
    expect(await run({ type: 'ENTER_RESULT', who: ben, result, evaluations: [] }, id)).toMatchObject({ ok: true });
    expect(await run({ type: 'CONFIRM_RESULT', who: ana, resultVersion: null, evaluations: [] }, id)).toMatchObject({
      ok: true,
      value: { state: 'CONFIRMED' },
    });
    expect(emitted()).toEqual([
      'match-created',
      'player-joined',
      'match-proposed',
      'proposal-answered',
      'match-organised',
      'match-ready',
      'result-entered',
      'result-confirmed',
    ]);
  });

  it('API-14~ counts what goes to others outside of transactions, which may run again, and once for one request', async () => {
    const { matches, store } = setUp();
    let open = 0;
    const watched = Object.assign(new MemoryMatches(store), {
      transaction: <R>(work: (transaction: MatchTransaction) => Promise<R>) =>
        matches.transaction(async (transaction) => {
          open += 1;
          return work(transaction).finally(() => (open -= 1));
        }),
    });
    const counted: [string, number][] = [];
    class Watching extends MemoryRateLimiter {
      override take(...attempt: Parameters<RateLimiter['take']>) {
        counted.push([attempt[0].name, open]);
        return super.take(...attempt);
      }
    }
    const limiter = new Watching();
    const clock = new FixedClock(now);
    const create = new CreateMatch(watched, new MemoryGuests(), limiter, clock, new CountingIds('m'));
    const guest = { side: 'B' as const, name: 'Giulia', email: 'giulia@example.com', phone: null, language: null };
    const request = aCreateRequest({ invitedGuests: [guest] });
    const created = await create.execute(request, ana);
    expect(await create.execute(request, ana)).toEqual(created);
    const invited = ['invite-guests', 'invitations-to-address'].map((name) => [name, 0]);
    expect(counted).toEqual([['create-match', 0], ...invited]);

    counted.length = 0;
    store.put(anOrganizingMatch({ numberPlayers: 2 }));
    const polls = new ChangePoll(watched, limiter, clock, new CountingIds('p'));
    const time = { datePlay: '2026-06-10', timePlay: '18:00', courtId: null };
    const poll = { type: 'OPEN', who: ana, closesAt: null } as const;
    const times = [time, { ...time, timePlay: '20:00' }].map((each, i) => ({
      id: `time-${i}`,
      ...each,
      minutesPlay: 60,
    }));
    const ask = (pollId: string) => polls.execute(matchId('match'), { ...poll, pollId, times });
    expect(await ask('one')).toMatchObject({ ok: true });
    expect(await ask('two')).toMatchObject({ ok: true, value: { id: 'one' } });
    const opened = ['open-poll', 'polls-of-match'].map((name) => [name, 0]);
    expect(counted).toEqual([['change-poll', 0], ...opened, ['change-poll', 0]]);
  });

  it('API-14~ counts neither repeats of a request nor faults of ours as matches of a person', async () => {
    const { matches, store } = setUp();
    let isAway = false;
    const failing = Object.assign(new MemoryMatches(store), {
      transaction: async <R>(work: (transaction: MatchTransaction) => Promise<R>) =>
        matches.transaction(async (transaction) => {
          if (isAway) transaction.create = () => Promise.reject(new Error('the database is away'));
          return work(transaction);
        }),
    });
    const create = new CreateMatch(
      ...([failing, new MemoryGuests(), new MemoryRateLimiter(), new FixedClock(now), new CountingIds('m')] as const),
    );
    const request = anotherRequest();
    for (let i = 0; i < 40; i += 1) expect((await create.execute(request, ana)).ok).toBe(true);
    isAway = true;
    for (let i = 0; i < 40; i += 1) await expect(create.execute(anotherRequest(), ana)).rejects.toThrow('away');
    isAway = false;
    for (let i = 0; i < 29; i += 1) expect((await create.execute(anotherRequest(), ana)).ok).toBe(true);
    expect(await create.execute(anotherRequest(), ana)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('API-14 limits how often somebody creates, invites and changes, with the time to wait', async () => {
    const { create, change, run, store } = setUp();
    store.put(anOrganizingMatch());
    const limited = { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: expect.any(Number) } };
    for (let i = 0; i < 30; i += 1) expect((await create.execute(anotherRequest(), ana)).ok).toBe(true);
    expect(await create.execute(anotherRequest(), ana)).toMatchObject(limited);
    expect((await create.execute(anotherRequest(), ben)).ok).toBe(true);
    for (let i = 0; i < 120; i += 1) await run({ type: 'LEAVE', who: ana });
    expect(await run({ type: 'LEAVE', who: ana })).toMatchObject(limited);
    const invite = new InvitePlayers(change, new CountingIds('i'));
    const request = { side: 'B' as const, playerIds: [carla] };
    expect((await invite.execute(matchId('match'), request, ana)).ok).toBe(true);
    for (let i = 1; i < 100; i += 1) await invite.execute(matchId('match'), request, ana);
    expect(await invite.execute(matchId('match'), request, ana)).toMatchObject(limited);
  });

  it('API-14 limits how often all others of a match hear of the same person, and no other match', async () => {
    const { run, store, emitted } = setUp();
    store.put(anOrganizingMatch());
    store.put(anOrganizingMatch({ id: matchId('other') }));
    for (let i = 0; i < 15; i += 1) {
      expect((await run({ type: 'JOIN', who: ben, side: null })).ok).toBe(true);
      expect((await run({ type: 'LEAVE', who: ben })).ok).toBe(true);
    }
    expect(await run({ type: 'JOIN', who: ben, side: null })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(emitted()).toHaveLength(30);
    expect((await run({ type: 'JOIN', who: ben, side: null }, matchId('other'))).ok).toBe(true);
    expect((await run({ type: 'JOIN', who: carla, side: null })).ok).toBe(true);
  });

  it('PLY-12~ puts what is most urgent first', async () => {
    const { store, clock } = setUp(at('20:30'));
    const others = { organiserId: carla, teamA: [place(carla)] };
    store.put(
      anAwaitingResultMatch({ id: matchId('result') }),
      anAwaitingConfirmationMatch({
        id: matchId('confirm'),
        teamA: [place(ben)],
        teamB: [place(ana)],
        result: { ...anAwaitingConfirmationMatch().result, enteredBy: ben },
      }),
      anOrganizingMatch({
        id: matchId('invited'),
        ...others,
        invitations: [anInvitation(ana)],
        cancelsAt: at('21:00'),
      }),
      anOrganizingMatch({ id: matchId('mine'), cancelsAt: at('09:00', '2026-06-16') }),
    );
    const [page] = await new MemoryMatchReads(store).pages([
      { kind: 'PERHAPS_WAITING', player: ana, now: clock.now() },
    ]);
    const items = listWaiting((page as MatchPage).items, () => null, ana, clock.now());
    expect(items.map(({ kind, view }) => [kind, view.match.id])).toEqual([
      ['INVITATION', 'invited'],
      ['CONFIRM_RESULT', 'confirm'],
      ['ORGANISE', 'mine'],
      ['ENTER_RESULT', 'result'],
    ]);
  });

  it('MAT-14 tells visitors, players and support apart', () => {
    expect([VISITOR, player('ana'), support()].map((who) => viewerOf(who).kind)).toEqual([
      'visitor',
      'player',
      'support',
    ]);
  });
});
