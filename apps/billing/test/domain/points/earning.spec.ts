import {
  pointsOfProfile,
  pointsOfReferral,
  pointsOfResult,
  pointsOfTournament,
} from '../../../src/domain/points/earning.js';
import type { PointsEntry } from '../../../src/domain/points/points.js';
import { aResult, NOW } from '../../builders.js';

const shortly = (entries: readonly PointsEntry[]) =>
  entries.map(({ playerId, kind, points }) => `${playerId} ${kind} ${points}`);

describe('points', () => {
  it('SMS-01 are 2 for a confirmed competitive match, and 1 more for who won it', () => {
    expect(shortly(pointsOfResult(aResult()))).toEqual(['ana MATCH_PLAYED 2', 'ben MATCH_PLAYED 2', 'ana MATCH_WON 1']);
    const doubles = aResult({ teamA: ['ana', 'ben'], teamB: ['carla', 'david'] }, { winner: 'B' });
    expect(shortly(pointsOfResult(doubles)).slice(4)).toEqual(['carla MATCH_WON 1', 'david MATCH_WON 1']);
  });

  it('SMS-01 are for playing alone where nobody won', () => {
    expect(shortly(pointsOfResult(aResult({}, { outcome: 'TIME_EXPIRED', winner: null })))).toEqual([
      'ana MATCH_PLAYED 2',
      'ben MATCH_PLAYED 2',
    ]);
  });

  it.each([
    ['a friendly match', aResult({ isFriendly: true })],
    ['a match to which one side did not come', aResult({}, { outcome: 'WALKOVER', sets: [] })],
  ])('SMS-01 are none for %s', (_what, result) => {
    expect(pointsOfResult(result)).toEqual([]);
  });

  it('SMS-01 are 10 for a player who was brought here and has played, 5 for a full profile', () => {
    expect(pointsOfReferral('ana', 'ben', NOW)).toMatchObject({
      points: 10,
      cause: 'PLAYER_REFERRED:ben',
      about: 'ben',
    });
    expect(pointsOfProfile('ana', NOW)).toMatchObject({ points: 5, cause: 'PROFILE_COMPLETED', about: null });
  });

  it('SMS-01 are 5 for a tournament, and 30 more for who won it', () => {
    const completed = {
      ...{ tournamentId: 't1', sport: 1, numberPlayers: 2, completedAt: NOW.toISOString(), timeZone: 'Europe/Rome' },
      entrants: [
        { playerIds: ['ana', 'ben'], reached: 'WON' },
        { playerIds: ['carla', 'david'], reached: 'FINAL' },
      ],
    } as const;
    expect(shortly(pointsOfTournament(completed as never))).toEqual([
      'ana TOURNAMENT_PLAYED 5',
      'ana TOURNAMENT_WON 30',
      'ben TOURNAMENT_PLAYED 5',
      'ben TOURNAMENT_WON 30',
      'carla TOURNAMENT_PLAYED 5',
      'david TOURNAMENT_PLAYED 5',
    ]);
  });
});
