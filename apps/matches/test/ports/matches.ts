import { userId, type MatchId, type UserId } from '@setpoint/kernel';
import { CountingIds, FixedClock } from '@setpoint/testkit';
import { ChangeMatch } from '../../src/application/change-match.js';
import { CreateMatch } from '../../src/application/create-match.js';
import type { Deadline, SettleMatch } from '../../src/application/ports/matches.js';
import { saveEvents } from '../../src/application/save-events.js';
import { SettleDueMatches } from '../../src/application/settle-due-matches.js';
import type { MatchCommand } from '../../src/domain/commands.js';
import {
  aContestedMatch,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
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
  plus,
} from '../builders.js';
import { aCreateRequest } from '../create-request.js';
import { MemoryGuests } from '../memory/memory-guests.js';
import { NoLimits } from '../no-limits.js';
import { id, world, type MatchesFixture } from './world.js';

/** What every implementation of the port Matches promises to the use-cases. */
export function describeMatches(open: () => Promise<MatchesFixture>): void {
  let fixture: MatchesFixture;
  let change: ChangeMatch;
  let create: CreateMatch;
  let due: SettleDueMatches;
  beforeAll(async () => {
    fixture = await open();
    change = new ChangeMatch(fixture.matches, new NoLimits(), new FixedClock(now));
    create = new CreateMatch(
      fixture.matches,
      new MemoryGuests(),
      new NoLimits(),
      new FixedClock(now),
      new CountingIds('m'),
    );
    due = new SettleDueMatches(fixture.matches);
  });
  beforeEach(async () => {
    await fixture.clear();
    await fixture.populate(world);
  });

  const run = (command: MatchCommand, match: MatchId = id('match')) => change.execute(match, command);
  const join = (who: UserId, match?: MatchId) => run({ type: 'JOIN', who, side: null }, match);
  const settle = (deadline: Deadline, when: Date) => due.execute(deadline, when);

  describe('changing', () => {
    it('RES-08~ saves what was decided, together with its integration events', async () => {
      await fixture.put(anOrganizingMatch({ plan: aSchedule() }));
      const outcome = await join(ben);
      expect(outcome).toMatchObject({ ok: true, value: { state: 'READY', teamB: [{ playerId: ben }] } });
      expect(await fixture.get(id('match'))).toEqual(outcome.ok && outcome.value);
      expect(await fixture.emitted()).toEqual(['matches.player-joined.v1', 'matches.match-ready.v1']);
    });

    it('MAT-10 leaves everything as it is when it is refused', async () => {
      const match = aReadyMatch();
      await fixture.put(match);
      expect(await join(carla)).toMatchObject({ ok: false, code: 'TEAM_FULL' });
      expect(await fixture.get(match.id)).toEqual(match);
      expect(await fixture.emitted()).toEqual([]);
    });

    it('MAT-10 emits nothing when it was so already', async () => {
      await fixture.put(aReadyMatch());
      expect((await join(ben)).ok).toBe(true);
      expect(await fixture.emitted()).toEqual([]);
    });

    it('MAT-14 knows when there is no such match', async () => {
      expect(await join(ben, id('nowhere'))).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    });

    it('MAT-10 gives the rules what they need to know of people and courts', async () => {
      await fixture.put(anOrganizingMatch({ id: id('mine'), plan: aSchedule() }));
      const nobodyElse = { people: [], courtId: null, engaged: [] };
      const [anas, davids] = await fixture.matches.transaction(async (transaction) => [
        await transaction.ruleContext({ actor: ana, people: [ben, david], courtId: club, engaged: [ana] }),
        await transaction.ruleContext({ actor: david, ...nobodyElse, people: [eva] }),
      ]);
      expect(anas!.person(ana)).toEqual(
        aPerson(ana, {
          engagements: [{ matchId: id('mine'), startsAt: at('18:00'), endsAt: at('19:00'), isPrivate: false }],
        }),
      );
      expect(anas!.person(ben)?.levels).toContainEqual({ sport: 1, numberPlayers: 1, rating: 4 });
      expect(anas!.person(userId('nobody'))).toBeUndefined();
      expect([anas!.follows(ana, ben), anas!.follows(ben, ana), anas!.follows(ana, david)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([anas!.court(club)?.timeZone, anas!.blockBetween(ana, ben)]).toEqual(['Europe/Rome', false]);
      expect([davids!.blockBetween(david, eva), davids!.blockBetween(eva, david)]).toEqual([true, true]);
    });
  });

  describe('creating', () => {
    it('MAT-01 makes one match of one request, however often and at once it comes', async () => {
      const outcomes = await Promise.all([1, 2, 3].map(() => create.execute(aCreateRequest(), ana)));
      expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.match.id)).size).toBe(1);
      expect(await fixture.emitted()).toEqual(['matches.match-created.v1']);
      expect((await create.execute(aCreateRequest({ requestId: 'another' }), ana)).ok).toBe(true);
    });

    it('MAT-04 counts a friendly match, but not one that was called off', async () => {
      const friendly = (requestId: string) => create.execute(aCreateRequest({ requestId, isFriendly: true }), ana);
      const one = await friendly('one');
      expect(one.ok).toBe(true);
      expect(await friendly('two')).toMatchObject({ code: 'FRIENDLY_LIMIT' });
      if (one.ok) await run({ type: 'CANCEL', who: ana }, one.value.match.id);
      expect((await friendly('two')).ok).toBe(true);
    });

    it('MAT-04 lets one of several friendly drafts at once through', async () => {
      const outcomes = await Promise.all(
        ['a', 'b', 'c', 'd'].map((requestId) => create.execute(aCreateRequest({ requestId, isFriendly: true }), ana)),
      );
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    });
  });

  describe('deadlines', () => {
    const due = {
      CANCELLATION: {
        match: anOrganizingMatch(),
        at: plus(now, { days: 15 }),
        state: 'CANCELLED',
        emits: 'matches.match-cancelled.v1',
      },
      END: {
        match: aReadyMatch({ remindDayAt: null, remindHourAt: null }),
        at: at('19:00'),
        state: 'AWAITING_RESULT',
        emits: null,
      },
      CONFIRMATION: {
        match: anAwaitingConfirmationMatch(),
        at: plus(at('20:00'), { days: 3 }),
        state: 'CONFIRMED',
        emits: 'matches.result-confirmed.v1',
      },
      GIVING_UP: {
        match: anAwaitingResultMatch(),
        at: plus(at('19:00'), { days: 15 }),
        state: 'NOT_PLAYED',
        emits: 'matches.match-not-played.v1',
      },
      REMINDER: {
        match: aReadyMatch(),
        at: at('18:00', '2026-06-09'),
        state: 'READY',
        emits: 'matches.match-reminder-due.v1',
      },
    } as const;

    it.each(Object.keys(due) as (keyof typeof due)[])(
      'MAT-06 MAT-07 RES-03 REP-05~ settles %s when it is due, once',
      async (deadline) => {
        const { match, at: instant, state, emits } = due[deadline];
        await fixture.put(match);
        expect(await settle(deadline, plus(instant, { ms: -1 }))).toBe(0);
        expect(await fixture.get(match.id)).toEqual(match);
        expect(await settle(deadline, instant)).toBe(1);
        expect(await fixture.get(match.id)).toMatchObject({ state });
        expect(await fixture.emitted()).toEqual(emits ? [emits] : []);
        expect(await settle(deadline, plus(instant, { ms: 1 }))).toBe(0);
      },
    );

    it('MAT-06 lets a match expire whose time passed with a place free', async () => {
      await fixture.put(anOrganizingMatch({ plan: aSchedule() }));
      expect(await settle('END', at('19:00'))).toBe(1);
      expect(await fixture.get(id('match'))).toMatchObject({ state: 'EXPIRED', expiredAt: at('19:00') });
      expect(await fixture.emitted()).toEqual(['matches.match-expired.v1']);
    });

    it('MAT-07 settles what lies behind a hundred matches that can not be settled', async () => {
      const broken = Array.from({ length: 100 }, (_, i) => id(`broken-${i}`));
      const fine = Array.from({ length: 5 }, (_, i) => id(`fine-${i}`));
      for (const each of broken) await fixture.put(anOrganizingMatch({ id: each }));
      for (const each of fine) await fixture.put(anOrganizingMatch({ id: each, cancelsAt: plus(now, { days: 16 }) }));
      const settled: MatchId[] = [];
      const unlessBroken: SettleMatch = async (match, transaction) => {
        if (broken.includes(match.id)) throw new Error(`${match.id} is broken`);
        await saveEvents(transaction, match, [{ type: 'CANCELLED', by: null, at: match.createdAt }]);
        settled.push(match.id);
      };
      const later = plus(now, { days: 17 });
      let round = 1;
      while (round > 0) round = await fixture.matches.settleDue('CANCELLATION', later, unlessBroken);
      expect(settled).toEqual(fine);
      expect(await fixture.get(fine[4]!)).toMatchObject({ state: 'CANCELLED' });
      expect(await fixture.get(broken[0]!)).toMatchObject({ state: 'ORGANIZING' });
    });

    it('RES-04 never settles a twice disputed result', async () => {
      await fixture.put(aContestedMatch());
      expect(await settle('CONFIRMATION', plus(now, { days: 1000 }))).toBe(0);
    });
  });
}
