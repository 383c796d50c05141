/** Races against the real database, where they are decided. */
import { matchCancelled, noShowAnswered, noShowReported, resultConfirmed, resultDisputed } from '@setpoint/events';
import { matchId, userId, type MatchId, type UserId } from '@setpoint/kernel';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { ChangeMatch } from '../../src/application/change-match.js';
import { Matches } from '../../src/application/ports/matches.js';
import { SettleDueMatches } from '../../src/application/settle-due-matches.js';
import type { MatchCommand } from '../../src/domain/commands.js';
import { players } from '../../src/domain/match.js';
import { matchesService } from '../../src/index.js';
import {
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anOrganizingMatch,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  david,
  doubles,
  now,
  place,
  plus,
  set,
  waiting,
} from '../builders.js';
import { NoLimits } from '../no-limits.js';
import { world, type MatchesFixture } from '../ports/world.js';
import { database } from './database.js';

describe('races', () => {
  let service: TestService;
  let fixture: MatchesFixture;
  let change: ChangeMatch;
  const clock = new FixedClock(now);
  beforeAll(async () => {
    service = await startTestService(matchesService, { clock });
    fixture = database(service);
    change = new ChangeMatch(fixture.matches, new NoLimits(), clock);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    clock.set(now);
    await fixture.clear();
    await fixture.populate(world);
  });

  const id = matchId('match');
  /** All at once; how often each code came back. */
  async function race(commands: readonly MatchCommand[], match: MatchId | readonly MatchId[] = id) {
    const outcomes = await Promise.all(
      commands.map((command, i) => change.execute(typeof match === 'string' ? match : match[i]!, command)),
    );
    const codes: Record<string, number> = {};
    for (const outcome of outcomes) {
      const code = outcome.ok ? 'OK' : outcome.code;
      codes[code] = (codes[code] ?? 0) + 1;
    }
    return codes;
  }
  const join = (who: UserId): MatchCommand => ({ type: 'JOIN', who, side: null });
  const runners = Array.from({ length: 50 }, (_, i) => userId(`runner-${i}`));

  it('MAT-10 gives the last place to one of fifty, round after round', async () => {
    for (let round = 0; round < 4; round++) {
      const match = matchId(`round-${round}`);
      const plan = aSchedule('18:00', `2026-07-0${round + 1}`);
      await fixture.put(anOrganizingMatch({ id: match, plan, cancelsAt: plus(now, { days: 60 }) }));
      expect(await race(runners.map(join), match)).toEqual({ OK: 1, TEAM_FULL: 49 });
      expect(players((await fixture.get(match))!)).toHaveLength(2);
    }
  });

  it('BYD-04 gives one freed place to the first who waits, while fifty try to join', async () => {
    await fixture.put(aReadyMatch({ plan: aSchedule('18:00', '2026-07-01'), waitingList: waiting(carla, david) }));
    const codes = await race([{ type: 'LEAVE', who: ben }, ...runners.map(join)]);
    expect(codes).toEqual({ OK: 1, TEAM_FULL: 50 });
    const after = (await fixture.get(id))!;
    expect(players(after)).toEqual([ana, carla]);
    expect(after.waitingList.map(({ playerId }) => playerId)).toEqual([david]);
  });

  it('BYD-04 gives nobody who waits two places at one time', async () => {
    const ids = Array.from({ length: 8 }, (_, i) => matchId(`full-${i}`));
    for (const each of ids) await fixture.put(aReadyMatch({ id: each, waitingList: waiting(carla) }));
    await race(
      ids.map(() => ({ type: 'LEAVE', who: ben })),
      ids,
    );
    const taken = await Promise.all(ids.map(async (each) => players((await fixture.get(each))!).includes(carla)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('MAT-18 lets nobody into two matches at one time', async () => {
    const matches = Array.from({ length: 50 }, (_, i) => matchId(`match-${i}`));
    for (const each of matches)
      await fixture.put(anOrganizingMatch({ id: each, plan: aSchedule(), teamA: [place(carla)], organiserId: carla }));
    expect(
      await race(
        matches.map(() => join(ben)),
        matches,
      ),
    ).toEqual({ OK: 1, MATCH_OVERLAPS: 49 });
  });

  it('RES-03 saves one of many results, and one of many confirmations', async () => {
    clock.set(at('20:30'));
    await fixture.put(anAwaitingResultMatch(doubles));
    const everyone = [ana, carla, ben, david];
    const entering = Array.from({ length: 50 }, (_, i): MatchCommand => {
      const sets = [set(6, i % 4), set(6, i % 4)];
      const result = { sets, outcome: 'COMPLETED' as const, winner: null, comment: null };
      return { type: 'ENTER_RESULT', who: everyone[i % 4]!, result, evaluations: [] };
    });
    // Whoever was first may press again; everyone else learns that it is done.
    const entered = await race(entering);
    expect(Object.keys(entered).sort()).toEqual(['OK', 'RESULT_ALREADY_SAVED']);
    expect(entered['OK']).toBeLessThanOrEqual(13);
    await fixture.clear();
    await fixture.put(anAwaitingConfirmationMatch(doubles));
    const confirming = Array.from({ length: 50 }, (_, i): MatchCommand => {
      return { type: 'CONFIRM_RESULT', who: i % 2 === 0 ? ben : david, resultVersion: null, evaluations: [] };
    });
    expect(await race(confirming)).toEqual({ OK: 25, RESULT_ALREADY_SAVED: 25 });
    expect(await service.eventsOf(resultConfirmed)).toHaveLength(1);
  });

  it('RES-04 lets one of many disputes through, and none of the confirmations that come after it', async () => {
    clock.set(at('20:30'));
    const disputing = Array.from({ length: 25 }, (_, i): MatchCommand => {
      return { type: 'DISPUTE_RESULT', who: i % 2 === 0 ? ben : david, resultVersion: 1, note: 'no' };
    });
    await fixture.put(anAwaitingConfirmationMatch(doubles));
    const disputed = await race(disputing);
    // Whoever was first may press again; the partner disputed a result that is gone.
    expect(Object.keys(disputed).sort()).toEqual(['OK', 'RESULT_CHANGED']);
    expect(disputed['OK']! + disputed['RESULT_CHANGED']!).toBe(25);
    expect(await service.eventsOf(resultDisputed)).toHaveLength(1);
    await fixture.clear();
    await fixture.put(anAwaitingConfirmationMatch(doubles));
    const confirming = Array.from({ length: 25 }, (): MatchCommand => {
      return { type: 'CONFIRM_RESULT', who: david, resultVersion: 1, evaluations: [] };
    });
    const answers = await race([...disputing.filter(({ who }) => who === ben), ...confirming]);
    const [confirmed, sentBack] = [await service.eventsOf(resultConfirmed), await service.eventsOf(resultDisputed)];
    expect(confirmed.length + sentBack.length).toBe(1);
    const loser = confirmed.length === 1 ? 'RESULT_ALREADY_SAVED' : 'RESULT_CHANGED';
    expect(Object.keys(answers).sort()).toEqual(['OK', loser]);
  });

  it('REP-01 lets one of a report, many results and a partner report through', async () => {
    clock.set(at('20:30'));
    for (let round = 0; round < 5; round++) {
      await fixture.clear();
      await fixture.put(anAwaitingResultMatch(doubles));
      const sets = [set(6, 1), set(6, 1)];
      const result = { sets, outcome: 'COMPLETED' as const, winner: null, comment: null };
      const codes = await race([
        ...[ana, carla, ben].map((who): MatchCommand => ({ type: 'REPORT_NO_SHOW', who })),
        ...[ben, ana, david].map((who): MatchCommand => ({ type: 'ENTER_RESULT', who, result, evaluations: [] })),
      ]);
      expect(codes['OK']).toBe(1);
      const reported = await service.eventsOf(noShowReported);
      expect(codes[reported.length === 1 ? 'ALREADY_REPORTED' : 'RESULT_ALREADY_SAVED']).toBe(5);
      expect(await fixture.get(id)).toMatchObject({
        state: reported.length === 1 ? 'AWAITING_RESULT' : 'AWAITING_CONFIRMATION',
      });
    }
  });

  it('REP-01 lets one of contrary answers through, and none after three days', async () => {
    const open = anAwaitingResultMatch({
      ...doubles,
      noShows: [{ by: ana, reportedAt: at('18:20'), answer: null }],
      givesUpAt: null,
    });
    const answers = [ben, david].flatMap((who) =>
      [true, false].map((accept): MatchCommand => ({ type: 'ANSWER_NO_SHOW', who, accept })),
    );
    clock.set(at('20:30'));
    await fixture.put(open);
    expect(await race(answers)).toEqual({ OK: 1, ALREADY_ANSWERED: 3 });
    expect(await service.eventsOf(noShowAnswered)).toHaveLength(1);

    await fixture.clear();
    await fixture.put(open);
    clock.set(plus(at('18:20'), { days: 3 }));
    const settle = new SettleDueMatches(fixture.matches);
    const [codes] = await Promise.all([race(answers), settle.execute('CONFIRMATION', clock.now())]);
    expect(codes).toEqual({ ALREADY_ANSWERED: 4 });
    await settle.execute('CONFIRMATION', clock.now());
    expect(await service.eventsOf(noShowAnswered)).toMatchObject([
      { accepted: true, automatic: true, actorId: null, reporterId: ana },
    ]);
    expect(await service.eventsOf(resultConfirmed)).toMatchObject([
      { automatic: true, noShow: true, result: { outcome: 'WALKOVER', winner: 'A', sets: [] } },
    ]);
  });

  it('MAT-07 settles each due match once when two sweepers are at it', async () => {
    const other = await startTestService(matchesService, { databaseUrl: service.databaseUrl, clock });
    try {
      for (let i = 0; i < 40; i++) await fixture.put(anOrganizingMatch({ id: matchId(`m${i}`) }));
      const later = plus(now, { days: 15 });
      const sweep = async (matches: Matches) => {
        const settle = new SettleDueMatches(matches);
        let settled = 0;
        for (let round = 1; round > 0; settled += round) round = await settle.execute('CANCELLATION', later);
        return settled;
      };
      const [one, two] = await Promise.all([sweep(fixture.matches), sweep(other.app.get(Matches))]);
      expect(one! + two!).toBe(40);
      expect(await service.eventsOf(matchCancelled)).toHaveLength(40);
    } finally {
      await other.stop();
    }
  });
});
