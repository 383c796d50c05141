import {
  DRAW_VERSION,
  drawBracket,
  formGroups,
  ranked,
  startGroup,
  type Group,
  type Seed,
} from '@setpoint/competition';
import type { FrozenEntry } from '../registration.js';
import { seededPlaces } from '../seeds.js';
import type { TournamentFormat } from '../tournament.js';
import type { PlayFixture, PlayOfTournament, PlayRules } from './play.js';
import { newFixture, settle, startPlayOff } from './settle.js';

/** Minimum for two groups; with fewer there is only a play-off. */
export const LEAST_FOR_GROUPS = 6;

export interface Beginning {
  readonly rules: PlayRules;
  readonly format: TournamentFormat;
  readonly entries: readonly FrozenEntry[];
  /** How many entries are seeded; null: one in four places. */
  readonly seeds: number | null;
  /** Created after entries were frozen (TRN-03). */
  readonly seed: Seed;
}

/** Makes the draw, or the groups, and opens the first phase. */
export function begin({ rules, format, entries, seeds, seed }: Beginning, at: number): PlayOfTournament {
  const play: PlayOfTournament = {
    ...{ rules, seed, entries, algorithm: DRAW_VERSION, drawnAt: at, out: {} },
    ...{ groups: [], draw: null, bracket: null, phases: [], fixtures: [], version: 1, completedAt: null },
  };
  if (format === 'GROUPS_AND_PLAY_OFF' && entries.length >= LEAST_FOR_GROUPS)
    return settle(withGroups(play, formGroups(play.entries).map(startGroup)), at);
  const draw = drawBracket(entries, { seed, seeds: seededPlaces(seeds, entries.length) });
  return settle(startPlayOff(play, draw), at);
}

export function withGroups(play: PlayOfTournament, groups: readonly Group[]): PlayOfTournament {
  const fixtures = groups.flatMap((group, index) =>
    group.fixtures.map(({ id: key }, order): PlayFixture => {
      const id = `${play.rules.tournamentId}-g${index + 1}-${key}`;
      return newFixture(id, { stage: 'ROUND_ROBIN', phase: 0, group: index + 1, key, number: order + 1 });
    }),
  );
  const phases = [{ stage: 'ROUND_ROBIN', state: 'PLANNED', opensAt: null, closesAt: null }] as const;
  return { ...play, groups, fixtures, phases };
}

/** The seeds, the first one first: those of the draw, or those that were spread over the groups. */
export function seedsIn({ entries, draw, groups }: PlayOfTournament, seeds: number | null): readonly string[] {
  if (draw && groups.length === 0) return draw.seeds;
  return ranked(entries)
    .slice(0, seededPlaces(seeds, entries.length))
    .map(({ id }) => id);
}
