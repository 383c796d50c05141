import { matchId, userId, type UserId } from '@setpoint/kernel';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { matchCancelled, resultConfirmed } from '@setpoint/events';
import { sql } from 'kysely';
import { Matches } from '../../src/application/ports.js';
import { decide } from '../../src/domain/match-machine.js';
import type { Match } from '../../src/domain/match.js';
import type { MatchCommand } from '../../src/domain/commands.js';
import { matchesService } from '../../src/index.js';
import type { Tables } from '../../src/persistence/tables.js';
import {
  aCancelledMatch,
  aConfirmedMatch,
  aContestedMatch,
  aDispute,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anInvitation,
  anOrganizingMatch,
  aNotPlayedMatch,
  aReadyMatch,
  aResult,
  aSchedule,
  at,
  ben,
  carla,
  club,
  david,
  doubles,
  eva,
  marks,
  now,
  oneOfEachState,
  openPlan,
  place,
  plus,
  set,
} from '../builders.js';
import { keepsMatches, world } from '../matches-port.js';
import { database } from './database.js';

let service: TestService<Tables>;
const open = async () => (service ??= await startTestService<Tables>(matchesService, { clock: new FixedClock(now) }));
afterAll(() => service?.stop());

describe('matches in Postgres', () => {
  keepsMatches(async () => {
    const running = await open();
    return {
      matches: running.app.get(Matches),
      ...database(running),
      said: async () => (await running.events()).map((event) => event.type),
    };
  });
});

describe('what only a database can get wrong', () => {
  let db: ReturnType<typeof database>;
  let matches: Matches;
  beforeAll(async () => {
    await open();
    db = database(service);
    matches = service.app.get(Matches);
  }, 60_000);
  beforeEach(async () => {
    await db.clear();
    await db.tell(world);
  });

  const change = (command: MatchCommand, when = now, id = matchId('match')) =>
    matches.change(
      id,
      () => ({ actor: command.who, people: [ana, ben, carla, david, eva], courtId: club, engaged: [] }),
      (match, context) => decide(command, match, context, when),
    );

  const odd: Record<string, Match> = {
    ...Object.fromEntries(Object.entries(oneOfEachState).map(([state, { match }]) => [state, match])),
    'organizing with everything': anOrganizingMatch({
      ...{
        numberPlayers: 2,
        sport: 2,
        visibility: 'PRIVATE',
        isFriendly: true,
        gameMode: 'NEXTGEN',
        levelMin: 3.5,
        levelMax: 7,
        message: 'ciao “tutti” 🎾',
      },
      teamA: [place(ana), place(carla, at('12:00'))],
      invitations: [anInvitation(ben), anInvitation(david, { state: 'DECLINED', answeredAt: at('10:00') })],
      removedIds: [eva],
      plan: { ...openPlan, when: aSchedule().when, minutesPlay: 90 },
    }),
    'ready without reminders': aReadyMatch({ remindDayAt: null, remindHourAt: null, ...doubles }),
    returned: anAwaitingResultMatch({ returned: { result: aResult(), dispute: aDispute() } }),
    contested: aContestedMatch(),
    'a draw': anAwaitingConfirmationMatch({
      result: aResult({
        sets: [set(6, 4), set(6, 7, 5), { a: 3, b: 2, superTieBreak: true }],
        outcome: 'TIME_EXPIRED',
        winner: null,
        comment: 'buio',
      }),
    }),
    'a walkover': aConfirmedMatch({
      result: aResult({ sets: [], outcome: 'WALKOVER' }),
      confirmedBy: null,
      evaluations: [{ by: ana, of: ben }],
    }),
    'confirmed after a dispute': aConfirmedMatch({
      earlier: [
        { result: aResult(), dispute: aDispute() },
        { result: aResult({ enteredBy: ben }), dispute: null },
      ],
    }),
    'not played after a dispute': aNotPlayedMatch({ returned: { result: aResult(), dispute: aDispute() } }),
    'cancelled by itself': aCancelledMatch({ cancelledBy: null, plan: openPlan }),
  };
  it.each(Object.keys(odd))('MAT-06 reads back what it wrote: %s', async (name) => {
    await db.put(odd[name]!);
    expect(await db.get(matchId('match'))).toEqual(odd[name]);
  });

  it('RES-04 saves every step of a long life as it was decided', async () => {
    await service.db.deleteFrom('blocks').execute();
    await db.put(anOrganizingMatch({ numberPlayers: 2, ...{ teamA: doubles.teamA.slice(0, 1) } }));
    const plan = { courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 60 };
    const slam = { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED' as const, winner: null, comment: null };
    const bens = { ...slam, sets: [set(4, 6), set(4, 6)] };
    const life: [MatchCommand, Date][] = [
      [{ type: 'JOIN', who: ben, side: 'B' }, now],
      [{ type: 'INVITE', who: ben, side: 'B', invitees: [{ invitationId: 'i1', playerId: david }] }, now],
      [{ type: 'INVITE', who: ana, side: 'A', invitees: [{ invitationId: 'i2', playerId: carla }] }, now],
      [{ type: 'ANSWER', who: david, accept: true }, now],
      [{ type: 'ORGANISE', who: ana, plan: { ...plan, datePlay: '2026-06-09' } }, now],
      [{ type: 'ANSWER', who: carla, accept: true }, now],
      [{ type: 'REORGANISE', who: ana }, now],
      [{ type: 'ORGANISE', who: ana, plan }, now],
      [{ type: 'REMOVE_PLAYER', who: ana, playerId: carla }, now],
      [{ type: 'INVITE', who: ana, side: 'A', invitees: [{ invitationId: 'i3', playerId: carla }] }, now],
      [{ type: 'CHANGE_OPTIONS', who: ana, levelMin: 2, levelMax: 6, message: 'su' }, now],
      [{ type: 'ANSWER', who: carla, accept: true }, now],
      [{ type: 'LEAVE', who: ana }, now],
      [{ type: 'JOIN', who: eva, side: null }, now],
      [{ type: 'ENTER_RESULT', who: carla, result: slam, evaluations: [marks(ben)] }, at('20:00')],
      [{ type: 'DISPUTE_RESULT', who: david, note: 'no' }, at('20:01')],
      [{ type: 'ENTER_RESULT', who: eva, result: slam, evaluations: [] }, at('20:02')],
      [{ type: 'DISPUTE_RESULT', who: ben, note: 'no!' }, at('20:03')],
      [{ type: 'ENTER_RESULT', who: ben, result: bens, evaluations: [] }, at('20:04')],
      [{ type: 'CONFIRM_RESULT', who: carla, evaluations: [marks(david, 5)] }, at('20:05')],
    ];
    for (const [command, when] of life) {
      const outcome = await change(command, when);
      expect([command.type, outcome.ok || outcome.code]).toEqual([command.type, true]);
      expect([command.type, await db.get(matchId('match'))]).toEqual([command.type, outcome.ok && outcome.value]);
    }
    const final = (await db.get(matchId('match')))!;
    expect(final).toMatchObject({ state: 'CONFIRMED', organiserId: carla, result: { winner: 'B' }, earlier: [{}, {}] });
    const kept = await service.db.selectFrom('match_players').select(['player_id', 'sort_at']).execute();
    expect(kept.every((row) => row.sort_at.getTime() === at('18:00').getTime())).toBe(true);
    const evaluations = await service.db
      .selectFrom('evaluations')
      .select(['by_id', 'of_id', 'marks'])
      .orderBy('given_at')
      .execute();
    expect(evaluations).toMatchObject([
      { by_id: carla, of_id: ben, marks: { serve: 4 } },
      { of_id: david, marks: { fairness: 5 } },
    ]);
    expect((await service.eventsOf(resultConfirmed)).map((data) => data.result.winner)).toEqual(['B']);
  });

  it('RES-08 says nothing that it did not save, and saves nothing that it can not say', async () => {
    await db.put(aConfirmedMatch());
    const impossible = { forehand: 9 } as never;
    const attempt = matches.change(
      matchId('match'),
      () => ({ actor: ben, people: [], courtId: null, engaged: [] }),
      () => ({ ok: true, value: [{ type: 'OPPONENT_EVALUATED', by: ben, of: ana, marks: impossible, at: now }] }),
    );
    await expect(attempt).rejects.toThrow('breaks its contract');
    expect(await service.events()).toEqual([]);
    expect(await service.db.selectFrom('evaluations').selectAll().execute()).toEqual([]);
  });

  it('MAT-07 settles each due match once when two sweepers are at it', async () => {
    const other = await startTestService<Tables>(matchesService, {
      databaseUrl: service.databaseUrl,
      clock: new FixedClock(now),
    });
    try {
      for (let i = 0; i < 40; i++) await db.put(anOrganizingMatch({ id: matchId(`m${i}`) }));
      const later = plus(now, { days: 15 });
      const sweep = async (sweeper: Matches) => {
        let settled = 0;
        for (
          let round = await sweeper.settleDue('CANCELLATION', later);
          round > 0;
          round = await sweeper.settleDue('CANCELLATION', later)
        )
          settled += round;
        return settled;
      };
      const [one, two] = await Promise.all([sweep(matches), sweep(other.app.get(Matches))]);
      expect(one! + two!).toBe(40);
      expect(await service.eventsOf(matchCancelled)).toHaveLength(40);
    } finally {
      await other.stop();
    }
  }, 60_000);

  it('MAT-06 holds nobody up for a match that can not be settled', async () => {
    await db.put(anOrganizingMatch({ id: matchId('broken') }));
    await db.put(anOrganizingMatch({ id: matchId('fine') }));
    await service.db.updateTable('matches').set({ sport: 9 }).where('id', '=', 'broken').execute();
    expect(await matches.settleDue('CANCELLATION', plus(now, { days: 16 }))).toBe(1);
    expect(await db.get(matchId('fine'))).toMatchObject({ state: 'CANCELLED' });
    expect(await db.get(matchId('broken'))).toMatchObject({ state: 'ORGANIZING' });
  });

  it('MAT-06 does everything due after an outage of 48 hours, each at its own time', async () => {
    await db.put(aReadyMatch());
    await db.put(anAwaitingConfirmationMatch({ id: matchId('entered') }));
    await service.runTimers(at('19:00', '2026-06-14'));
    expect(await db.get(matchId('match'))).toMatchObject({
      state: 'AWAITING_RESULT',
      givesUpAt: plus(at('19:00'), { days: 15 }),
    });
    expect(await db.get(matchId('entered'))).toMatchObject({
      state: 'CONFIRMED',
      confirmedAt: plus(at('20:00'), { days: 3 }),
    });
  });

  it('MAT-10 MAT-18 keeps a player from two places by the database itself', async () => {
    await db.put(aReadyMatch());
    const again = service.db
      .insertInto('match_players')
      .values({ match_id: 'match', player_id: carla, side: 'B', position: 1, joined_at: now, sort_at: now });
    await expect(again.execute()).rejects.toThrow('unique');
  });

  it('FLT-03 counts to a thousand and no further', async () => {
    await db.put(anOrganizingMatch({ id: matchId('m0') }));
    await sql`insert into matches (id, state, sport, number_players, visibility, is_friendly, game_mode, organiser_id, created_at,
        booked, minutes_play, time_zone, cancels_at, missing, sort_at)
      select 'm' || i, state, sport, number_players, visibility, is_friendly, game_mode, organiser_id, created_at,
        booked, minutes_play, time_zone, cancels_at, missing, sort_at from matches, generate_series(1, 1004) i`.execute(
      service.db,
    );
    const query = {
      first: 20,
      after: null,
      near: null,
      sports: null,
      level: null,
      missing: null,
      numberPlayers: null,
      courtId: null,
      playerId: null,
      states: null,
      orderBy: 'DATE' as const,
    };
    const page = await matches.list(query, { kind: 'visitor' }, now);
    expect(await page.totalCount()).toBe(1000);
  });

  const runner = (i: number): UserId => userId(`runner-${i}`);
  it('MAT-10 gives the last place to one of fifty, round after round', async () => {
    for (let round = 0; round < 6; round++) {
      const id = matchId(`round-${round}`);
      await db.put(
        anOrganizingMatch({
          id,
          plan: aSchedule('18:00', `2026-07-0${round + 1}`),
          cancelsAt: plus(now, { days: 60 }),
        }),
      );
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, i) => change({ type: 'JOIN', who: runner(i), side: null }, now, id)),
      );
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome.ok).every((outcome) => outcome.code === 'TEAM_FULL')).toBe(true);
      expect((await db.get(id))!.teamB).toHaveLength(1);
    }
  }, 60_000);

  it('RES-03 saves one of many results, and one of many confirmations', async () => {
    await db.put(anAwaitingResultMatch(doubles));
    const scores = [set(6, 0), set(6, 1), set(6, 2), set(6, 3)];
    const entered = await Promise.all(
      [ana, carla, ben, david].map((who, i) =>
        change(
          {
            type: 'ENTER_RESULT',
            who,
            result: { sets: [scores[i]!, scores[i]!], outcome: 'COMPLETED', winner: null, comment: null },
            evaluations: [],
          },
          at('20:00'),
        ),
      ),
    );
    expect(entered.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(entered.filter((outcome) => !outcome.ok).map((outcome) => outcome.code)).toEqual(
      Array(3).fill('RESULT_ALREADY_SAVED'),
    );
    await db.clear();
    await db.put(anAwaitingConfirmationMatch(doubles));
    const confirmed = await Promise.all(
      [ben, david, ben, david].map((who) => change({ type: 'CONFIRM_RESULT', who, evaluations: [] }, at('20:30'))),
    );
    // The one who was first may press twice; the partner hears that it is done.
    expect(confirmed.filter((outcome) => outcome.ok)).toHaveLength(2);
    expect(confirmed.filter((outcome) => !outcome.ok).map((outcome) => outcome.code)).toEqual([
      'RESULT_ALREADY_SAVED',
      'RESULT_ALREADY_SAVED',
    ]);
    expect(await service.eventsOf(resultConfirmed)).toHaveLength(1);
  });
});
