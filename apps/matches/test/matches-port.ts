import { courtId, matchId, userId, type MatchId, type UserId } from '@setpoint/kernel';
import type { Looker, Matches, MatchesQuery, MatchPage } from '../src/application/ports.js';
import { decide } from '../src/domain/match-machine.js';
import { createMatch } from '../src/domain/create-match.js';
import { players, type Match, type MatchState } from '../src/domain/match.js';
import type { World } from './memory/memory-matches.js';
import {
  aConfirmedMatch,
  aContestedMatch,
  aDraft,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anExpiredMatch,
  anInvitation,
  anOrganizingMatch,
  aPerson,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  club,
  david,
  eva,
  now,
  oneOfEachState,
  place,
  places,
  plus,
} from './builders.js';

/** One way to keep matches, with what a spec needs besides the port. */
export interface Keeping {
  readonly matches: Matches;
  /** Puts a match there as it is. */
  put(match: Match): Promise<void>;
  get(id: MatchId): Promise<Match | undefined>;
  tell(world: World): Promise<void>;
  /** Types of the events that were said so far. */
  said(): Promise<string[]>;
  clear(): Promise<void>;
}

const cadorna = courtId('cadorna');
const thames = courtId('thames');
export const world: World = {
  people: [ana, ben, carla, david, eva].map((id) => aPerson(id)),
  courts: [club, cadorna, thames].map((id) => ({ id, timeZone: id === thames ? 'Europe/London' : 'Europe/Rome' })),
  blocks: [{ blocker: eva, blocked: david }],
  follows: [
    { follower: ana, followed: ben },
    { follower: ana, followed: carla },
    { follower: david, followed: eva },
  ],
  places: {
    [club]: { city: 'Milano', lat: 45.4642, lng: 9.19 },
    [cadorna]: { city: 'Milano', lat: 45.468, lng: 9.1757 },
    [thames]: { city: 'London', lat: 51.5, lng: -0.12 },
    [ana]: { city: 'Monza', lat: 45.5845, lng: 9.2744 },
    [ben]: { city: 'Roma', lat: 41.9, lng: 12.5 },
  },
};

const everything: MatchesQuery = {
  ...{ first: 20, after: null, near: null, sports: null, level: null, missing: null, numberPlayers: null },
  ...{ courtId: null, playerId: null, states: null, orderBy: 'DATE' as const },
};
const visitor: Looker = { kind: 'visitor' };
const as = (id: UserId): Looker => ({ kind: 'player', id });
const nobodyElse = { people: [], courtId: null, engaged: [] };
const idsOf = (page: MatchPage) => page.items.map((view) => view.match.id as string);
const id = (name: string) => matchId(name);
const milano = { lat: 45.4642, lng: 9.19, km: 30 };

/** What every way to keep matches promises; run against memory and against Postgres. */
export function keepsMatches(open: () => Promise<Keeping>, close: () => Promise<void> = async () => {}): void {
  let keeping: Keeping;
  beforeAll(async () => {
    keeping = await open();
  }, 60_000);
  afterAll(close);
  beforeEach(async () => {
    await keeping.clear();
    await keeping.tell(world);
  });

  const join = (who: UserId, to = id('match')) =>
    keeping.matches.change(
      to,
      () => ({ actor: who, ...nobodyElse, engaged: [who] }),
      (match, context) => decide({ type: 'JOIN', who, side: null }, match, context, now),
    );

  describe('changing', () => {
    it('RES-08 saves what was decided and says it', async () => {
      await keeping.put(anOrganizingMatch({ plan: aSchedule() }));
      const outcome = await join(ben);
      expect(outcome).toMatchObject({ ok: true, value: { state: 'READY', teamB: [{ playerId: ben }] } });
      expect(await keeping.get(id('match'))).toEqual(outcome.ok && outcome.value);
      expect(await keeping.said()).toEqual(['matches.player-joined.v1', 'matches.match-ready.v1']);
    });

    it('MAT-10 leaves everything as it is when it is refused', async () => {
      const match = aReadyMatch();
      await keeping.put(match);
      expect(await join(carla)).toMatchObject({ ok: false, code: 'TEAM_FULL' });
      expect(await keeping.get(match.id)).toEqual(match);
      expect(await keeping.said()).toEqual([]);
    });

    it('MAT-10 says nothing when it was so already', async () => {
      await keeping.put(aReadyMatch());
      expect((await join(ben)).ok).toBe(true);
      expect(await keeping.said()).toEqual([]);
    });

    it('MAT-14 knows what there is not', async () => {
      expect(await join(ben, id('nowhere'))).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    });

    it('MAT-10 gives the last place to one of many', async () => {
      await keeping.put(anOrganizingMatch({ plan: aSchedule() }));
      const runners = Array.from({ length: 12 }, (_, i) => userId(`runner-${i}`));
      const outcomes = await Promise.all(runners.map((who) => join(who)));
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'TEAM_FULL')).toHaveLength(11);
      expect(players((await keeping.get(id('match')))!)).toHaveLength(2);
    });

    it('MAT-18 lets nobody into two matches at one time by pressing at once', async () => {
      const places = ['one', 'two', 'three', 'four', 'five'];
      for (const name of places)
        await keeping.put(
          anOrganizingMatch({ id: id(name), plan: aSchedule(), teamA: [place(carla)], organiserId: carla }),
        );
      const outcomes = await Promise.all(places.map((name) => join(ben, id(name))));
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'MATCH_OVERLAPS')).toHaveLength(4);
    });

    it('MAT-10 hands the rules what they need to know of people and courts', async () => {
      await keeping.put(anOrganizingMatch({ id: id('mine'), plan: aSchedule() }));
      await keeping.put(anOrganizingMatch());
      await keeping.matches.change(
        id('match'),
        () => ({ actor: ana, people: [ben, david], courtId: club, engaged: [ana] }),
        (_match, context) => {
          expect(context.person(ana)).toEqual(
            aPerson(ana, { engagements: [{ matchId: id('mine'), startsAt: at('18:00'), endsAt: at('19:00') }] }),
          );
          expect(context.person(ben)?.levels).toContainEqual({ sport: 1, numberPlayers: 1, rating: 4 });
          expect(context.person(userId('nobody'))).toBeUndefined();
          expect([context.follows(ana, ben), context.follows(ben, ana), context.follows(ana, david)]).toEqual([
            true,
            false,
            false,
          ]);
          expect([context.court(club)?.timeZone, context.blockBetween(ana, ben)]).toEqual(['Europe/Rome', false]);
          return { ok: true, value: [] };
        },
      );
      await keeping.matches.change(
        id('match'),
        () => ({ actor: david, ...nobodyElse, people: [eva] }),
        (_match, context) => {
          expect([context.blockBetween(david, eva), context.blockBetween(eva, david)]).toEqual([true, true]);
          return { ok: true, value: [] };
        },
      );
    });
  });

  describe('creating', () => {
    const create = (requestId: string, name: string, more: Parameters<typeof aDraft>[0] = {}) =>
      keeping.matches.create(requestId, { actor: ana, ...nobodyElse }, (context, lastFriendlyAt) =>
        createMatch(aDraft({ matchId: id(name), ...more }), context, lastFriendlyAt, now),
      );

    it('MAT-01 makes one match of one request, however often and at once it comes', async () => {
      const outcomes = await Promise.all(['a', 'b', 'c'].map((name) => create('draft', name)));
      const made = outcomes.map((outcome) => outcome.ok && outcome.value.match.id);
      expect(new Set(made).size).toBe(1);
      expect(await keeping.said()).toEqual(['matches.match-created.v1']);
      expect((await create('another draft', 'd')).ok).toBe(true);
    });

    it('MAT-04 counts a friendly match, but not one that was called off', async () => {
      expect((await create('one', 'one', { isFriendly: true })).ok).toBe(true);
      expect(await create('two', 'two', { isFriendly: true })).toMatchObject({ code: 'FRIENDLY_LIMIT' });
      await keeping.matches.change(
        id('one'),
        () => ({ actor: ana, ...nobodyElse }),
        (match, context) => decide({ type: 'CANCEL', who: ana }, match, context, now),
      );
      expect((await create('two', 'two', { isFriendly: true })).ok).toBe(true);
    });

    it('MAT-04 lets one of several friendly drafts at once through', async () => {
      const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(name, name, { isFriendly: true })));
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    });
  });

  describe('looking', () => {
    it.each<[string, Looker, string[]]>([
      ['a visitor', visitor, ['public']],
      ['a stranger', as(carla), ['public']],
      ['a participant', as(ana), ['private', 'public']],
      ['an invited player', as(ben), ['private', 'public']],
      ['who declined', as(david), ['private', 'public']],
      ['support', { kind: 'support' }, ['private', 'public']],
    ])('MAT-14 shows %s what is theirs to see', async (_who, looker, expected) => {
      await keeping.put(anOrganizingMatch({ id: id('public') }));
      const invitations = [anInvitation(ben), anInvitation(david, { state: 'DECLINED' })];
      await keeping.put(
        anOrganizingMatch({
          id: id('private'),
          visibility: 'PRIVATE',
          invitations: invitations.map((each) => ({ ...each, id: `p-${each.id}` })),
        }),
      );
      const views = await keeping.matches.seen([id('public'), id('private'), id('nowhere')], looker);
      expect(views.map((view) => view.match.id).sort()).toEqual(expected);
    });

    it('PLY-04 shows nothing of an organiser across a block, either way', async () => {
      await keeping.put(anOrganizingMatch({ id: id('of eva'), organiserId: eva, teamA: [place(eva)] }));
      await keeping.put(anOrganizingMatch({ id: id('of david'), organiserId: david, teamA: [place(david)] }));
      await keeping.put(anOrganizingMatch({ id: id('with eva'), numberPlayers: 2, teamB: [place(eva)] }));
      const all = [id('of eva'), id('of david'), id('with eva')];
      const seen = async (who: UserId) =>
        (await keeping.matches.seen(all, as(who))).map((view) => view.match.id).sort();
      expect(await seen(david)).toEqual(['of david', 'with eva']);
      expect(await seen(eva)).toEqual(['of eva', 'with eva']);
      const listed = async (who: UserId) => idsOf(await keeping.matches.list(everything, as(who), now)).sort();
      expect(await listed(david)).toEqual(['of david']);
      expect(await listed(eva)).toEqual(['of eva', 'with eva']);
      expect(await listed(carla)).toEqual(['of david', 'of eva', 'with eva']);
    });
  });

  describe('lists', () => {
    const coming = (name: string, day: string, more: Partial<Parameters<typeof anOrganizingMatch>[0]> = {}) =>
      anOrganizingMatch({ id: id(name), plan: aSchedule('18:00', day), ...more });

    it('MAT-15 shows open public matches to come, the next one first, the unscheduled last', async () => {
      await keeping.put(coming('late', '2026-06-20'));
      await keeping.put(coming('soon', '2026-06-05'));
      await keeping.put(anOrganizingMatch({ id: id('some day') }));
      await keeping.put(aReadyMatch({ id: id('ready') }));
      await keeping.put(coming('private', '2026-06-06', { visibility: 'PRIVATE' }));
      await keeping.put(coming('running', '2026-06-01', { plan: aSchedule('08:30', '2026-06-01') }));
      for (const [state, { match }] of Object.entries(oneOfEachState))
        if (state !== 'ORGANIZING' && state !== 'READY') await keeping.put({ ...match, id: id(state) });
      const page = await keeping.matches.list(everything, as(ana), now);
      expect(idsOf(page)).toEqual(['soon', 'ready', 'late', 'some day']);
      expect(await page.totalCount()).toBe(4);
      expect([page.hasNextPage, page.hasPreviousPage]).toEqual([false, false]);
    });

    it.each<[string, Partial<MatchesQuery>, string[]]>([
      ['sport', { sports: [2] }, ['padel']],
      ['no sport at all', { sports: [] }, []],
      ['number of players', { numberPlayers: 1 }, ['singles', 'limited']],
      ['missing players', { missing: [1, 2] }, ['singles', 'limited', 'pair']],
      ['level', { level: 3 }, ['singles', 'pair', 'padel']],
      ['level within the limits', { level: 4.5 }, ['singles', 'limited', 'pair', 'padel']],
      ['court', { courtId: cadorna }, ['pair']],
    ])('FLT-03 filters by %s', async (_what, filter, expected) => {
      await keeping.put(coming('singles', '2026-06-05'));
      await keeping.put(coming('limited', '2026-06-06', { levelMin: 4, levelMax: 5 }));
      await keeping.put(
        coming('pair', '2026-06-07', {
          numberPlayers: 2,
          teamB: places(ben),
          plan: aSchedule('18:00', '2026-06-07', cadorna),
        }),
      );
      await keeping.put(coming('padel', '2026-06-08', { sport: 2, numberPlayers: 2 }));
      expect(idsOf(await keeping.matches.list({ ...everything, ...filter }, visitor, now))).toEqual(expected);
    });

    it('FLT-03 finds what is near the court, or near the organiser while there is none', async () => {
      await keeping.put(coming('club', '2026-06-20'));
      await keeping.put(coming('cadorna', '2026-06-05', { plan: aSchedule('18:00', '2026-06-05', cadorna) }));
      await keeping.put(coming('london', '2026-06-06', { plan: aSchedule('18:00', '2026-06-06', thames) }));
      await keeping.put(anOrganizingMatch({ id: id('monza') }));
      await keeping.put(anOrganizingMatch({ id: id('nowhere'), organiserId: carla, teamA: [place(carla)] }));
      const near = await keeping.matches.list({ ...everything, near: milano }, visitor, now);
      expect(near.items.map((view) => [view.match.id, view.distanceKm, view.city])).toEqual([
        ['cadorna', 1, 'Milano'],
        ['club', 0, 'Milano'],
        ['monza', 15, 'Monza'],
      ]);
      const byDistance = { ...everything, near: { ...milano, km: 500 }, orderBy: 'DISTANCE' as const };
      expect(idsOf(await keeping.matches.list(byDistance, visitor, now))).toEqual(['club', 'cadorna', 'monza']);
      const small = { ...everything, near: { ...milano, km: 10 } };
      expect(idsOf(await keeping.matches.list(small, visitor, now))).toEqual(['cadorna', 'club']);
      expect((await keeping.matches.list(everything, visitor, now)).items[0]!.distanceKm).toBeNull();
    });

    it('MAT-15 shows confirmed and coming matches of a player, the latest first', async () => {
      await keeping.put(aConfirmedMatch({ id: id('won') }));
      await keeping.put(aReadyMatch({ id: id('soon'), plan: aSchedule('18:00', '2026-06-15') }));
      await keeping.put(anAwaitingResultMatch({ id: id('played') }));
      await keeping.put(aConfirmedMatch({ id: id('private'), visibility: 'PRIVATE' }));
      await keeping.put(aConfirmedMatch({ id: id('of others'), teamB: places(carla) }));
      const of = (looker: Looker) =>
        keeping.matches.list({ ...everything, playerId: ben }, looker, at('21:00')).then(idsOf);
      expect(await of(visitor)).toEqual(['soon', 'won']);
      expect(await of(as(ben))).toEqual(['soon', 'won', 'private']);
      expect(await of(as(carla))).toEqual(['soon', 'won']);
    });

    it('MAT-15 shows the states that are asked for', async () => {
      for (const [state, { match }] of Object.entries(oneOfEachState)) await keeping.put({ ...match, id: id(state) });
      const states = (...asked: MatchState[]) =>
        keeping.matches.list({ ...everything, states: asked }, visitor, now).then(idsOf);
      expect(await states('CONFIRMED')).toEqual(['CONFIRMED']);
      expect((await states('CONFIRMED', 'CANCELLED')).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
      expect(await states('READY', 'ORGANIZING')).toEqual(['READY', 'ORGANIZING']);
      expect(await states()).toEqual([]);
    });

    it('API-12 turns pages that stay right while matches come and go', async () => {
      for (let day = 10; day < 20; day++) await keeping.put(coming(`m${day}`, `2026-06-${day}`));
      await keeping.put(anOrganizingMatch({ id: id('x1') }));
      await keeping.put(anOrganizingMatch({ id: id('x2') }));
      const ask = (after: string | null) => keeping.matches.list({ ...everything, first: 4, after }, visitor, now);
      const first = await ask(null);
      expect(idsOf(first)).toEqual(['m10', 'm11', 'm12', 'm13']);
      expect([first.hasNextPage, first.hasPreviousPage]).toEqual([true, false]);
      await keeping.put(coming('early', '2026-06-09'));
      const second = await ask(first.cursors.at(-1)!);
      expect(idsOf(second)).toEqual(['m14', 'm15', 'm16', 'm17']);
      expect(second.hasPreviousPage).toBe(true);
      const third = await ask(second.cursors.at(-1)!);
      expect(idsOf(third)).toEqual(['m18', 'm19', 'x1', 'x2']);
      expect(third.hasNextPage).toBe(false);
      expect(idsOf(await ask(third.cursors[2]!))).toEqual(['x2']);
      expect(await third.totalCount()).toBe(13);
    });

    it('API-12 turns pages by distance', async () => {
      for (const name of ['a', 'b', 'c']) await keeping.put(coming(name, '2026-06-10'));
      await keeping.put(coming('d', '2026-06-05', { plan: aSchedule('18:00', '2026-06-05', cadorna) }));
      const ask = (after: string | null) =>
        keeping.matches.list({ ...everything, near: milano, orderBy: 'DISTANCE', first: 2, after }, visitor, now);
      const first = await ask(null);
      expect(idsOf(first)).toEqual(['a', 'b']);
      expect(idsOf(await ask(first.cursors[1]!))).toEqual(['c', 'd']);
    });

    it('API-12 takes a text that is no cursor for none', async () => {
      await keeping.put(coming('m', '2026-06-10'));
      for (const after of [
        '',
        'rubbish',
        'WyJjb21pbmciLCJ0b21vcnJvdyIsIngiXQ',
        'WzEsMiwzXQ',
        'WyJjb21pbmciLCIyMDI2LTEzLTQ1VDk5Ojk5Ojk5LjAwMFoiLCJ4Il0',
      ])
        expect(idsOf(await keeping.matches.list({ ...everything, after }, visitor, now))).toEqual(['m']);
    });

    it('MAT-15 shows me mine: to come, waiting, past', async () => {
      for (const [state, { match }] of Object.entries(oneOfEachState)) await keeping.put({ ...match, id: id(state) });
      await keeping.put(
        anOrganizingMatch({
          id: id('invited'),
          organiserId: carla,
          teamA: [place(carla)],
          invitations: [anInvitation(ana)],
        }),
      );
      await keeping.put(anOrganizingMatch({ id: id('scheduled'), plan: aSchedule('18:00', '2026-06-12') }));
      await keeping.put(aReadyMatch({ id: id('of others'), organiserId: carla, teamA: [place(carla)] }));
      const mine = (when: 'UPCOMING' | 'WAITING' | 'PAST') =>
        keeping.matches.mine(when, ana, { first: 20, after: null }).then(idsOf);
      expect(await mine('UPCOMING')).toEqual(['READY', 'scheduled', 'ORGANIZING']);
      expect((await mine('WAITING')).sort()).toEqual([
        'AWAITING_CONFIRMATION',
        'AWAITING_RESULT',
        'ORGANIZING',
        'invited',
      ]);
      expect((await mine('PAST')).sort()).toEqual(['CANCELLED', 'CONFIRMED', 'EXPIRED', 'NOT_PLAYED']);
      const waiting = await keeping.matches.perhapsWaiting(ana);
      expect(waiting.map((view) => view.match.id).sort()).toEqual([
        'AWAITING_CONFIRMATION',
        'AWAITING_RESULT',
        'ORGANIZING',
        'invited',
      ]);
    });

    it('PLY-11 shows matches of those I follow, newest first, each once, private ones only when they are mine', async () => {
      await keeping.put(aConfirmedMatch({ id: id('ben plays'), organiserId: david, teamA: [place(david)] }));
      const both = { organiserId: carla, teamA: [place(carla)], teamB: places(ben) };
      await keeping.put(aReadyMatch({ id: id('ben and carla'), ...both, plan: aSchedule('18:00', '2026-06-12') }));
      await keeping.put(
        aReadyMatch({ id: id('private'), ...both, visibility: 'PRIVATE', plan: aSchedule('18:00', '2026-06-13') }),
      );
      await keeping.put(
        aReadyMatch({ id: id('my private'), visibility: 'PRIVATE', plan: aSchedule('18:00', '2026-06-14') }),
      );
      await keeping.put(anExpiredMatch({ id: id('expired'), organiserId: ben, teamA: [place(ben)] }));
      await keeping.put(
        aReadyMatch({ id: id('strangers'), organiserId: david, teamA: [place(david)], teamB: [place(eva)] }),
      );
      const page = await keeping.matches.ofFriends(ana, { first: 20, after: null });
      expect(idsOf(page)).toEqual(['my private', 'ben and carla', 'ben plays']);
      expect(await page.totalCount()).toBe(3);
      const [first, rest] = [
        await keeping.matches.ofFriends(ana, { first: 1, after: null }),
        await keeping.matches.ofFriends(ana, { first: 5, after: page.cursors[0]! }),
      ];
      expect([idsOf(first), first.hasNextPage, idsOf(rest)]).toEqual([
        ['my private'],
        true,
        ['ben and carla', 'ben plays'],
      ]);
      expect(idsOf(await keeping.matches.ofFriends(ben, { first: 5, after: null }))).toEqual([]);
      expect(idsOf(await keeping.matches.ofFriends(david, { first: 5, after: null }))).toEqual(['strangers']);
    });
  });

  describe('deadlines', () => {
    const due = {
      CANCELLATION: {
        match: anOrganizingMatch(),
        at: plus(now, { days: 15 }),
        state: 'CANCELLED',
        says: 'matches.match-cancelled.v1',
      },
      END: {
        match: aReadyMatch({ remindDayAt: null, remindHourAt: null }),
        at: at('19:00'),
        state: 'AWAITING_RESULT',
        says: null,
      },
      CONFIRMATION: {
        match: anAwaitingConfirmationMatch(),
        at: plus(at('20:00'), { days: 3 }),
        state: 'CONFIRMED',
        says: 'matches.result-confirmed.v1',
      },
      GIVING_UP: {
        match: anAwaitingResultMatch(),
        at: plus(at('19:00'), { days: 15 }),
        state: 'NOT_PLAYED',
        says: 'matches.match-not-played.v1',
      },
      REMINDER: {
        match: aReadyMatch(),
        at: at('18:00', '2026-06-09'),
        state: 'READY',
        says: 'matches.match-reminder-due.v1',
      },
    } as const;

    it.each(Object.keys(due) as (keyof typeof due)[])(
      'MAT-06 MAT-07 RES-03 REP-05 settles %s when it is due, once',
      async (deadline) => {
        const { match, at: instant, state, says } = due[deadline];
        await keeping.put(match);
        expect(await keeping.matches.settleDue(deadline, plus(instant, { ms: -1 }))).toBe(0);
        expect(await keeping.get(match.id)).toEqual(match);
        expect(await keeping.matches.settleDue(deadline, instant)).toBe(1);
        expect(await keeping.get(match.id)).toMatchObject({ state });
        expect(await keeping.said()).toEqual(says ? [says] : []);
        expect(await keeping.matches.settleDue(deadline, plus(instant, { ms: 1 }))).toBe(0);
      },
    );

    it('MAT-06 lets a match expire whose time passed with a place free', async () => {
      await keeping.put(anOrganizingMatch({ plan: aSchedule() }));
      expect(await keeping.matches.settleDue('END', at('19:00'))).toBe(1);
      expect(await keeping.get(id('match'))).toMatchObject({ state: 'EXPIRED', expiredAt: at('19:00') });
      expect(await keeping.said()).toEqual(['matches.match-expired.v1']);
    });

    it('RES-04 never settles a twice disputed result', async () => {
      await keeping.put(aContestedMatch());
      expect(await keeping.matches.settleDue('CONFIRMATION', plus(now, { days: 1000 }))).toBe(0);
    });
  });
}
