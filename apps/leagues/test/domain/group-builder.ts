import { timesOf } from '@setpoint/league';
import { CountingIds } from '@setpoint/testkit';
import type { Answer } from '../../src/domain/play/answers.js';
import type { LeagueFixture, PlayedResult } from '../../src/domain/play/fixture.js';
import type { Change, PlayingGroup } from '../../src/domain/play/group.js';
import { openRound } from '../../src/domain/play/rounds.js';

export const ZONE = 'Europe/Rome';
export const PHASE = { year: 2027, number: 1 as const, id: 'phase' };
export const TIMES = timesOf(PHASE, ZONE);
export const START = TIMES.rounds[0]!.startsAt;

export const newIds = () => {
  const ids = new CountingIds();
  return () => ids.next();
};

/** A group before its first round, the strongest first: m1, m2 and so on. */
export const aGroup = (size = 7, changes: Partial<PlayingGroup> = {}): PlayingGroup => ({
  ...{ id: 'g', phase: PHASE, number: 1, state: 'PLAYING', seed: '0123456789abcdef'.repeat(2), version: 0 },
  league: {
    ...{ id: 'l', name: 'League', sport: 1, numberPlayers: 1, gameMode: 'THREE_SETS_6_GAMES', timeZone: ZONE },
  },
  members: Array.from({ length: size }, (_, i) => ({
    ...{
      id: `m${i + 1}`,
      subscriptionId: `s${i + 1}`,
      playerIds: [`p${i + 1}`],
      level: 6 - i * 0.25,
      outBecause: null,
    },
  })),
  ...{ fixtures: [], roundsOpened: 0, winnerId: null, secondId: null, people: new Map() },
  ...changes,
});

/** The group with its first round open. */
export const inFirstRound = (group = aGroup()): PlayingGroup => openRound(group, START, newIds()).group;

export const straight = (winner: 'A' | 'B'): PlayedResult => ({
  ...{ outcome: 'COMPLETED', winner },
  sets: [0, 1].map(() => ({ ...(winner === 'A' ? { a: 6, b: 3 } : { a: 3, b: 6 }), superTieBreak: false })),
});

export const answerTo = ({ id, revision }: Pick<LeagueFixture, 'id' | 'revision'>, at = START, version = 10) => {
  const what = { fixtureId: id, revision, matchId: `match ${id}`, at, version };
  return {
    played: (winner: 'A' | 'B'): Answer => ({ ...what, how: 'PLAYED', result: straight(winner) }),
    expired: (A: boolean, B: boolean): Answer => ({ ...what, how: 'EXPIRED', tried: { A, B } }),
    abandoned: (side: 'A' | 'B'): Answer => ({ ...what, how: 'ABANDONED', side }),
    withdrawn: (): Answer => ({ ...what, how: 'WITHDRAWN' }),
  };
};

export const fixtureIn = (group: PlayingGroup, id: string): LeagueFixture =>
  group.fixtures.find((fixture) => fixture.id === id)!;

export const kindsOf = ({ events }: Change) => events.map(({ kind }) => kind);
