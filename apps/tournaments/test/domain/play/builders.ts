import { userId } from '@setpoint/kernel';
import type { Decision } from '@setpoint/competition';
import { begin, type Beginning } from '../../../src/domain/play/begin.js';
import type { PlayFixture, PlayOfTournament } from '../../../src/domain/play/play.js';
import type { FrozenEntry } from '../../../src/domain/registration.js';
import { registrationId } from '../../../src/domain/tournament.js';

/** Monday, two in the afternoon in Rome, outside of summer and Christmas. */
export const START = Date.parse('2026-03-02T13:00:00Z');
export const DAY_MS = 86_400_000;
export const SEED = '00112233445566778899aabbccddeeff';

/** Teams e00, e01 … from the strongest on. */
export const entriesOf = (count: number, players = 1): FrozenEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `e${String(index).padStart(2, '0')}`;
    return {
      id: registrationId(id),
      playerIds: Array.from({ length: players }, (__, player) => userId(`${id}-p${player}`)),
      rating: 6 - index / 10,
      clubs: [],
    };
  });

export const beginning = (count: number, more: Partial<Beginning> = {}): Beginning => ({
  rules: { tournamentId: 'cup', gameMode: 'THREE_SETS_6_GAMES', timeZone: 'Europe/Rome', summerDays: null },
  format: 'PLAY_OFF',
  entries: entriesOf(count),
  seeds: null,
  seed: SEED,
  ...more,
});

export const aPlay = (count: number, more: Partial<Beginning> = {}): PlayOfTournament =>
  begin(beginning(count, more), START);

export const straight = (winner: 'A' | 'B'): Decision => ({
  kind: 'PLAYED',
  outcome: 'COMPLETED',
  sets: [0, 1].map(() =>
    winner === 'A' ? { a: 6, b: 3, superTieBreak: false } : { a: 3, b: 6, superTieBreak: false },
  ),
  winner,
});

export const find = (play: PlayOfTournament, key: string): PlayFixture =>
  play.fixtures.find((fixture) => fixture.id === `cup-${key}`)!;

export const open = (play: PlayOfTournament): PlayFixture[] =>
  play.fixtures.filter(({ state }) => state === 'READY' || state === 'CLOSING');
