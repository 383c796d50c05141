import { resultConfirmed } from '@setpoint/events';
import { matchId } from '@setpoint/kernel';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { ChangeMatch } from '../../src/application/change-match.js';
import { SettleDueMatches } from '../../src/application/settle-due-matches.js';
import type { MatchCommand } from '../../src/domain/commands.js';
import type { Match } from '../../src/domain/match.js';
import { matchesService } from '../../src/index.js';
import { EvaluationEntity, MatchEntity, MatchPlayerEntity } from '../../src/persistence/entities.js';
import { BlockEntity } from '../../src/persistence/projection-entities.js';
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
import { NoLimits } from '../no-limits.js';
import { describeMatchReads } from '../ports/match-reads.js';
import { describeMatches } from '../ports/matches.js';
import { everything, pageOf, visitor, world, type MatchesFixture } from '../ports/world.js';
import { database } from './database.js';

let service: TestService;
let fixture: MatchesFixture;
const open = async () => {
  service ??= await startTestService(matchesService, { clock: new FixedClock(now) });
  return (fixture ??= database(service));
};
afterAll(() => service?.stop());

describe('matches in Postgres', () => {
  describeMatches(open);
  describeMatchReads(open);
});

describe('what only a database can get wrong', () => {
  const clock = new FixedClock(now);
  let change: ChangeMatch;
  let settle: SettleDueMatches;
  beforeAll(async () => {
    await open();
    change = new ChangeMatch(fixture.matches, new NoLimits(), clock);
    settle = new SettleDueMatches(fixture.matches);
  });
  beforeEach(async () => {
    await fixture.clear();
    await fixture.populate(world);
  });

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
    'with a reported no-show': anAwaitingResultMatch({
      noShows: [{ by: ana, reportedAt: at('18:20'), answer: null }],
      givesUpAt: null,
    }),
    'with rejected no-shows': anAwaitingResultMatch({
      noShows: [
        { by: ana, reportedAt: at('18:20'), answer: { accepted: false, by: ben, at: at('18:40') } },
        { by: ben, reportedAt: at('18:50'), answer: { accepted: false, by: ana, at: at('18:55') } },
      ],
    }),
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
    await fixture.put(odd[name]!);
    expect(await fixture.get(matchId('match'))).toEqual(odd[name]);
  });

  it('RES-04 saves every step of a long life as it was decided', async () => {
    await service.manager.clear(BlockEntity);
    await fixture.put(anOrganizingMatch({ numberPlayers: 2, ...{ teamA: doubles.teamA.slice(0, 1) } }));
    const plan = { courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 60 };
    const slam = { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED' as const, winner: null, comment: null };
    const bens = { ...slam, sets: [set(4, 6), set(4, 6)] };
    const life: [MatchCommand, Date][] = [
      [{ type: 'JOIN', who: ben, side: 'B' }, now],
      [{ type: 'INVITE', who: ben, side: 'B', invitees: [{ invitationId: 'i1', playerId: david }] }, now],
      [{ type: 'INVITE', who: ana, side: 'A', invitees: [{ invitationId: 'i2', playerId: carla }] }, now],
      [{ type: 'ANSWER', who: david, accept: true }, now],
      [{ type: 'ORGANISE', proposalId: 'proposal', who: ana, plan: { ...plan, datePlay: '2026-06-09' } }, now],
      [{ type: 'ANSWER_PROPOSAL', who: ben, proposalId: 'proposal', accept: true }, now],
      [{ type: 'ANSWER_PROPOSAL', who: david, proposalId: 'proposal', accept: true }, now],
      [{ type: 'ANSWER', who: carla, accept: true }, now],
      [{ type: 'REORGANISE', who: ana }, now],
      [{ type: 'ORGANISE', proposalId: 'proposal', who: ana, plan }, now],
      [{ type: 'ANSWER_PROPOSAL', who: ben, proposalId: 'proposal', accept: true }, now],
      [{ type: 'ANSWER_PROPOSAL', who: david, proposalId: 'proposal', accept: true }, now],
      [{ type: 'ANSWER_PROPOSAL', who: carla, proposalId: 'proposal', accept: true }, now],
      [{ type: 'REMOVE_PLAYER', who: ana, playerId: carla }, now],
      [{ type: 'INVITE', who: ana, side: 'A', invitees: [{ invitationId: 'i3', playerId: carla }] }, now],
      [{ type: 'CHANGE_OPTIONS', who: ana, levelMin: 2, levelMax: 6, message: 'su' }, now],
      [{ type: 'ANSWER', who: carla, accept: true }, now],
      [{ type: 'LEAVE', who: ana }, now],
      [{ type: 'JOIN', who: eva, side: null }, now],
      [{ type: 'ENTER_RESULT', who: carla, result: slam, evaluations: [marks(ben)] }, at('20:00')],
      [{ type: 'DISPUTE_RESULT', who: david, resultVersion: null, note: 'no' }, at('20:01')],
      [{ type: 'ENTER_RESULT', who: eva, result: slam, evaluations: [] }, at('20:02')],
      [{ type: 'DISPUTE_RESULT', who: ben, resultVersion: 2, note: 'no!' }, at('20:03')],
      [{ type: 'ENTER_RESULT', who: ben, result: bens, evaluations: [] }, at('20:04')],
      [{ type: 'CONFIRM_RESULT', who: carla, resultVersion: 3, evaluations: [marks(david, 5)] }, at('20:05')],
    ];
    for (const [command, when] of life) {
      clock.set(when);
      const outcome = await change.execute(matchId('match'), command);
      expect([command.type, outcome.ok || outcome.code]).toEqual([command.type, true]);
      expect([command.type, await fixture.get(matchId('match'))]).toEqual([command.type, outcome.ok && outcome.value]);
      const kept = await service.manager.find(MatchPlayerEntity);
      const isCurrent = outcome.ok && outcome.value.state !== 'CONFIRMED';
      expect([command.type, kept.map((row) => row.is_current)]).toEqual([command.type, kept.map(() => isCurrent)]);
    }
    const final = (await fixture.get(matchId('match')))!;
    expect(final).toMatchObject({ state: 'CONFIRMED', organiserId: carla, result: { winner: 'B' }, earlier: [{}, {}] });
    const kept = await service.manager.find(MatchPlayerEntity);
    expect(kept.map((row) => row.sort_at)).toEqual(Array(4).fill(at('18:00')));
    const evaluations = await service.manager.find(EvaluationEntity, { order: { given_at: 'asc' } });
    expect(evaluations).toMatchObject([
      { by_id: carla, of_id: ben, marks: { serve: 4 } },
      { of_id: david, marks: { fairness: 5 } },
    ]);
    expect((await service.eventsOf(resultConfirmed)).map((data) => data.result.winner)).toEqual(['B']);
  });

  it('RES-08~ emits nothing that it did not save, and saves nothing that it can not emit', async () => {
    const match = aConfirmedMatch();
    await fixture.put(match);
    const invalid = { contract: resultConfirmed, data: { actorId: 9 } } as never;
    const { visibility, levelMin, levelMax } = match;
    const options = { visibility, levelMin, levelMax, message: 'new' };
    const attempt = fixture.matches.transaction((transaction) =>
      transaction.save({
        before: match,
        after: { ...match, ...options },
        events: [{ type: 'OPTIONS_CHANGED', ...options, at: now }],
        guestLinks: [],
        outgoing: [invalid],
      }),
    );
    await expect(attempt).rejects.toThrow('breaks its contract');
    expect(await service.events()).toEqual([]);
    expect(await fixture.get(match.id)).toEqual(match);
  });

  it('MAT-06 holds nobody up for a match that can not be settled', async () => {
    await fixture.put(anOrganizingMatch({ id: matchId('broken') }));
    await fixture.put(anOrganizingMatch({ id: matchId('fine') }));
    await service.manager.update(MatchEntity, { id: 'broken' }, { sport: 9 });
    expect(await settle.execute('CANCELLATION', plus(now, { days: 16 }))).toBe(1);
    expect(await fixture.get(matchId('fine'))).toMatchObject({ state: 'CANCELLED' });
    expect(await fixture.get(matchId('broken'))).toMatchObject({ state: 'ORGANIZING' });
  });

  it('MAT-06 does everything due after an outage of 48 hours, each at its own time', async () => {
    await fixture.put(aReadyMatch());
    await fixture.put(anAwaitingConfirmationMatch({ id: matchId('entered') }));
    await service.runTimers(at('19:00', '2026-06-14'));
    expect(await fixture.get(matchId('match'))).toMatchObject({
      state: 'AWAITING_RESULT',
      givesUpAt: plus(at('19:00'), { days: 15 }),
    });
    expect(await fixture.get(matchId('entered'))).toMatchObject({
      state: 'CONFIRMED',
      confirmedAt: plus(at('20:00'), { days: 3 }),
    });
  });

  it('MAT-10 MAT-18 keeps a player from two places by the database itself', async () => {
    await fixture.put(aReadyMatch());
    const again = {
      match_id: 'match',
      player_id: carla,
      side: 'B' as const,
      position: 1,
      joined_at: now,
      sort_at: now,
    };
    await expect(service.manager.insert(MatchPlayerEntity, again)).rejects.toThrow('unique');
  });

  it('FLT-03 counts to a thousand and no further', async () => {
    await fixture.put(anOrganizingMatch({ id: matchId('m0') }));
    await service.manager.query(
      `insert into match (id, state, sport, number_players, visibility, is_friendly, game_mode, organiser_id, created_at,
        booked, minutes_play, time_zone, cancels_at, missing, sort_at)
      select 'm' || i, state, sport, number_players, visibility, is_friendly, game_mode, organiser_id, created_at,
        booked, minutes_play, time_zone, cancels_at, missing, sort_at from match, generate_series(1, 1004) i`,
    );
    const page = await pageOf(fixture.reads, { kind: 'PUBLIC', query: everything, viewer: visitor, now });
    expect(await page.totalCount()).toBe(1000);
  });
});
