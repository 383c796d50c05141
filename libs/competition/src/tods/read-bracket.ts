import { z } from 'zod';
import { settledFrom, sidesOf, type Bracket, type Fixture } from '../progress/bracket.js';
import { MOST_SIDES } from '../stage.js';
import { placesOf } from './places.js';
import { bracketRow, extended, positionRow, seedRow, type TodsMatchUp, type TodsStructure } from './record.js';
import { decisionOf, isUntold, MOST_REVISIONS, unspokenSchema } from './result.js';
import type { Scoring } from './score.js';
import { rowsIn, type Warn } from './warnings.js';

const byeSchema = z.object({ kind: z.literal('BYE'), winner: z.enum(['A', 'B']).nullable() });
const matchExtension = z.object({
  revision: z.int().min(0).max(MOST_REVISIONS).optional(),
  decision: z.union([unspokenSchema, byeSchema]).optional(),
});

/** The places of a bracket, null a bye; null if they are none, or not all of them are taken. */
export function bracketPlaces(structure: TodsStructure, path: string, warn: Warn): readonly (string | null)[] | null {
  const rows = rowsIn(structure.positionAssignments, positionRow, `${path}.positionAssignments`, warn);
  const places = placesOf(rows.map(({ row }) => row));
  return places && places.length <= MOST_SIDES && Number.isInteger(Math.log2(places.length)) ? places : null;
}

/** Seeded sides, the best first. */
export function seedsIn(structure: TodsStructure | null, path: string, warn: Warn): readonly string[] {
  const seeds = rowsIn(structure?.seedAssignments, seedRow, `${path}.seedAssignments`, warn)
    .map(({ row }) => row)
    .sort((a, b) => a.seedNumber - b.seedNumber)
    .flatMap(({ participantId }) => participantId ?? []);
  return [...new Set(seeds)];
}

/** A bracket with those results to which our rules can lead; the others are reported. */
export function bracketIn(
  structure: TodsStructure,
  path: string,
  {
    places,
    gone,
    scoring,
    warn,
  }: {
    readonly places: readonly (string | null)[];
    readonly gone: ReadonlySet<string>;
    readonly scoring: Scoring;
    readonly warn: Warn;
  },
): Bracket {
  const told = new Map<string, { readonly row: TodsMatchUp; readonly path: string }>();
  for (const match of rowsIn(structure.matchUps, bracketRow, `${path}.matchUps`, warn)) {
    const key = `${match.row.roundNumber}-${match.row.roundPosition}`;
    if (!told.has(key)) told.set(key, match);
    else if (!isUntold(match.row)) warn(match.path, 'MATCH_LEFT_OUT', match.row.matchUpId);
  }
  const abandoned = places.flatMap((id) => (id !== null && gone.has(id) ? id : []));
  const bracket = settledFrom(places, abandoned, (id, slots, round) => {
    const match = told.get(id);
    if (!match) return null;
    told.delete(id);
    const { decision, revision } = known(match.row, slots, places, scoring);
    if (decision === 'WRONG') warn(match.path, 'RESULT_NOT_ALLOWED', match.row.matchUpId);
    return { id, round, slots, revision, decision: decision === 'WRONG' ? null : decision };
  });
  for (const { row, path: at } of told.values()) if (!isUntold(row)) warn(at, 'MATCH_LEFT_OUT', row.matchUpId);
  return bracket;
}

/** What the record says of a match whose sides follow from the earlier ones. */
function known(match: TodsMatchUp, slots: Fixture['slots'], places: readonly (string | null)[], scoring: Scoring) {
  const ours = matchExtension.safeParse(extended(match)).data ?? {};
  const sides = sidesOf({ slots });
  const revision = ours.revision ?? (sides ? 1 : 0);
  const told = ours.decision;
  const bye = told?.kind === 'BYE' ? told : null;
  const isOpen = slots.some(({ kind }) => kind === 'OPEN');
  // Somebody is said to have won, but an earlier result is missing.
  if (isOpen) return { revision, decision: isUntold(match) ? null : ('WRONG' as const) };
  if (!sides) return { revision, decision: bye };
  if (!areSides(match, sides, places)) return { revision, decision: 'WRONG' as const };
  const unspoken = told?.kind === 'BYE' ? undefined : told;
  return { revision, decision: decisionOf(match, unspoken, { ...scoring, drawAllowed: false }) };
}

/** Not told is as good. */
function areSides(
  { drawPositions = [] }: TodsMatchUp,
  sides: readonly string[],
  places: readonly (string | null)[],
): boolean {
  const named = drawPositions.flatMap((position) => (position == null ? [] : (places[position - 1] ?? '')));
  return named.every((id) => sides.includes(id));
}
