import {
  accountRegistered,
  evaluationGiven,
  profileChanged,
  resultConfirmed,
  resultCorrected,
  resultRevised,
  tournamentCompleted,
} from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { Points } from '../../src/application/ports/points.js';
import { billingService } from '../../src/service.js';
import { takePoints } from '../../src/persistence/projections/points.js';
import { aResult, NOW } from '../builders.js';

let service: TestService;
let count = 0;
beforeAll(async () => (service = await startTestService(billingService)));
afterAll(() => service?.stop());

/** Entries are never removed, so every test has players of its own. */
const somebody = (name: string) => userId(`${name}-${(count += 1)}`);
const balance = (player: string) => service.app.get(Points).balanceOf(userId(player));
const kinds = async (player: string) =>
  (await service.app.get(Points).history(userId(player), { first: 50 })).items.map(({ kind }) => kind).toSorted();
const pair = () => ({ a: somebody('ana'), b: somebody('ben'), matchId: `match-${(count += 1)}` });
const resultOf = ({ a, b, matchId }: ReturnType<typeof pair>, more = {}) =>
  aResult({ matchId, teamA: [a], teamB: [b], ...more });
const registered = (player: string, more = {}) => ({
  ...{ userId: player, email: `${player}@setpoint.example`, firstName: 'Ana', lastName: 'Rossi' },
  ...{ sports: [1 as const], language: 'it' as const, roles: [], ...more },
});

describe('earning points', () => {
  it('SMS-01 RES-08~ by a result, once, however often it comes', async () => {
    const match = pair();
    const data = resultOf(match);
    await service.deliver(resultConfirmed, data, { version: 5 });
    await service.deliver(resultConfirmed, data, { version: 5 });
    await service.deliver(resultConfirmed, data, { version: 9, snapshot: true });
    expect([await balance(match.a), await balance(match.b)]).toEqual([3, 2]);
    expect(await kinds(match.a)).toEqual(['MATCH_PLAYED', 'MATCH_WON']);
  });

  it('SMS-01 by a revised result: who was a guest gets theirs, the others no second time', async () => {
    const match = pair();
    await service.deliver(resultConfirmed, resultOf(match, { isFriendly: true, withGuest: true, teamB: [] }));
    expect(await balance(match.a)).toBe(0);
    await service.deliver(resultRevised, resultOf(match));
    const late = resultOf(match, { isFriendly: true, withGuest: true, teamB: [] });
    await service.deliver(resultConfirmed, late, { version: 1 });
    expect([await balance(match.a), await balance(match.b)]).toEqual([3, 2]);
  });

  it('SMS-01~ follow a corrected result, once for each correction', async () => {
    const match = pair();
    const wonBy = (winner: 'A' | 'B') => {
      const { automatic: _, ...data } = aResult(
        { matchId: match.matchId, teamA: [match.a], teamB: [match.b] },
        { winner },
      );
      return data;
    };
    await service.deliver(resultConfirmed, resultOf(match), { version: 1 });
    for (const version of [2, 2]) await service.deliver(resultCorrected, wonBy('B'), { version });
    expect([await balance(match.a), await balance(match.b)]).toEqual([2, 3]);
    expect(await kinds(match.a)).toEqual(['MATCH_PLAYED', 'MATCH_WON', 'RESULT_CORRECTED']);
    await service.deliver(resultCorrected, wonBy('A'), { version: 3 });
    await service.deliver(resultCorrected, wonBy('B'), { version: 2 });
    expect([await balance(match.a), await balance(match.b)]).toEqual([3, 2]);
    await service.deliver(resultConfirmed, resultOf(match), { version: 4, snapshot: true });
    expect([await balance(match.a), await balance(match.b)]).toEqual([3, 2]);
  });

  it('SMS-01~ of a match that nobody played go back, and of those that are spent what is left', async () => {
    const match = pair();
    await service.deliver(resultConfirmed, resultOf(match), { version: 1 });
    const spent = {
      kind: 'REDEEMED' as const,
      cause: 'spent',
      points: -2,
      at: NOW,
      about: null,
      reason: null,
      by: null,
    };
    expect(await takePoints(service.manager, { playerId: match.a, ...spent })).toBe(true);
    const { automatic: _, ...data } = resultOf(match);
    const walkover = { ...data, result: { ...data.result, outcome: 'WALKOVER' as const, sets: [] } };
    for (const version of [2, 2]) await service.deliver(resultCorrected, walkover, { version });
    expect([await balance(match.a), await balance(match.b)]).toEqual([0, 0]);
  });

  it('SMS-01 by results of the past, for a service that joins later', async () => {
    const match = pair();
    await service.deliver(resultConfirmed, resultOf(match), { snapshot: true });
    expect(await balance(match.a)).toBe(3);
  });

  it.each(['registration first', 'match first'])('SMS-01 by whom one brought here: %s', async (order) => {
    const match = pair();
    const referrer = somebody('carla');
    const tell = [
      () => service.deliver(accountRegistered, registered(match.b, { referredBy: referrer })),
      () => service.deliver(resultConfirmed, resultOf(match, { isFriendly: true })),
    ];
    for (const each of order === 'match first' ? tell.toReversed() : tell) await each();
    await service.deliver(resultConfirmed, resultOf({ ...match, matchId: `${match.matchId} again` }));
    expect([await balance(referrer), await kinds(referrer)]).toEqual([10, ['PLAYER_REFERRED']]);
  });

  it('SMS-01 by no match that was not played', async () => {
    const match = pair();
    const referrer = somebody('carla');
    await service.deliver(accountRegistered, registered(match.b, { referredBy: referrer }));
    await service.deliver(resultConfirmed, {
      ...resultOf(match),
      result: { ...aResult().result, outcome: 'WALKOVER', sets: [] },
    });
    expect([await balance(match.a), await balance(referrer)]).toEqual([0, 0]);
  });

  it('SMS-01 by evaluations, one for each opponent', async () => {
    const { a, b, matchId } = pair();
    const marks = {
      ...{ forehand: 3, backhand: 3, serve: 3, power: 3, speed: 3 },
      ...{ availability: 3, collaboration: 3, punctuality: 3, fairness: 3 },
    };
    const { match } = resultOf({ a, b, matchId });
    for (const evaluatedId of [b, 'david', 'david'])
      await service.deliver(evaluationGiven, { match, actorId: a, evaluatedId, marks });
    expect(await balance(a)).toBe(2);
  });

  it('SMS-01 by a full profile, once in a life', async () => {
    const player = somebody('ana');
    const profile = {
      ...{ userId: player, firstName: 'Ana', lastName: 'Rossi', displayName: 'Ana Rossi', sex: null },
      ...{ language: 'it' as const, sports: [1 as const], inviteCode: 'ABC', location: null },
    };
    for (const complete of [false, true, false, true]) await service.deliver(profileChanged, { ...profile, complete });
    expect(await balance(player)).toBe(5);
  });

  it('SMS-01 by a tournament, and by winning it', async () => {
    const [winner, other] = [somebody('ana'), somebody('ben')];
    const data = {
      ...{ tournamentId: `t of ${winner}`, sport: 1 as const, numberPlayers: 1 as const },
      ...{ completedAt: NOW.toISOString(), timeZone: 'Europe/Rome' },
      entrants: [
        { playerIds: [winner], reached: 'WON' as const },
        { playerIds: [other], reached: 'FINAL' as const },
      ],
    };
    for (const version of [3, 4, 4]) await service.deliver(tournamentCompleted, data, { version });
    expect([await balance(winner), await balance(other)]).toEqual([35, 5]);
  });

  it('SMS-01~ follow a corrected final, once for each correction: its points are one player’s', async () => {
    const [ana, ben] = [somebody('ana'), somebody('ben')];
    const wonBy = (winner: string) => ({
      ...{ tournamentId: `t of ${ana}`, sport: 1 as const, numberPlayers: 1 as const },
      ...{ completedAt: NOW.toISOString(), timeZone: 'Europe/Rome' },
      entrants: [ana, ben].map((player) => ({
        playerIds: [player],
        reached: player === winner ? ('WON' as const) : ('FINAL' as const),
      })),
    });
    await service.deliver(tournamentCompleted, wonBy(ana), { version: 1 });
    for (const version of [2, 2]) await service.deliver(tournamentCompleted, wonBy(ben), { version });
    expect([await balance(ana), await balance(ben)]).toEqual([5, 35]);
    expect(await kinds(ana)).toEqual(['TOURNAMENT_CORRECTED', 'TOURNAMENT_PLAYED', 'TOURNAMENT_WON']);
    await service.deliver(tournamentCompleted, wonBy(ana), { version: 3 });
    await service.deliver(tournamentCompleted, wonBy(ben), { version: 2 });
    expect([await balance(ana), await balance(ben)]).toEqual([35, 5]);
  });

  it('SMS-01 keeps its history', async () => {
    const change = `update points_entry set points = 1000`;
    await service.deliver(resultConfirmed, resultOf(pair()));
    await expect(service.manager.query(change)).rejects.toThrow('append-only');
  });
});
