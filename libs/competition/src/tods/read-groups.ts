import { z } from 'zod';
import { abandonInGroup, startGroup, type Group, type GroupFixture } from '../groups/group.js';
import { turned } from './phase-export.js';
import { extended, groupRow, positionRow, structureRows, type TodsGroupMatchUp, type TodsStructure } from './record.js';
import { decisionOf, isUntold, unspokenSchema } from './result.js';
import type { Scoring } from './score.js';
import { rowsIn, type Warn } from './warnings.js';

const MOST_GROUPS = 64;
const MOST_IN_GROUP = 16;

const groupExtension = z.object({ abandoned: z.array(z.string().max(200)).max(128) });
const matchExtension = z.object({ decision: unspokenSchema });

export interface Reading {
  readonly scoring: Scoring;
  /** With which sides were drawn. */
  readonly ratings: ReadonlyMap<string, number>;
  readonly warn: Warn;
}

/** Groups from their members, which determine the pairings; the record adds the results. Null if the draw cannot be played. */
export function groupsIn({ structures }: TodsStructure, path: string, reading: Reading): readonly Group[] | null {
  const { warn } = reading;
  const tables = rowsIn(structures, structureRows, `${path}.structures`, warn);
  const groups: Group[] = [];
  for (const table of tables.slice(0, MOST_GROUPS)) {
    const group = groupIn(table.row, table.path, reading);
    if (!group) return null;
    groups.push(group);
  }
  const members = groups.flatMap((group) => group.members.map(({ id }) => id));
  const isWhole = groups.length > 0 && groups.length === structures?.length;
  if (isWhole && new Set(members).size === members.length) return groups;
  warn(path, 'DRAW_INCOMPLETE');
  return null;
}

function groupIn(structure: TodsStructure, path: string, reading: Reading): Group | null {
  const { ratings, warn } = reading;
  const positions = rowsIn(structure.positionAssignments, positionRow, `${path}.positionAssignments`, warn)
    .map(({ row }) => row)
    .filter(({ bye }) => !bye)
    .sort((a, b) => a.drawPosition - b.drawPosition);
  const ids = positions.flatMap(({ participantId }) => participantId ?? []);
  const byPosition = new Map(positions.map(({ drawPosition, participantId }) => [drawPosition, participantId ?? '']));
  const isWhole = ids.length === positions.length && new Set(ids).size === ids.length;
  if (!isWhole || byPosition.size < ids.length || ids.length < 2 || ids.length > MOST_IN_GROUP) {
    warn(`${path}.positionAssignments`, 'DRAW_INCOMPLETE', structure.structureName);
    return null;
  }
  const started = startGroup(ids.map((id) => ({ id, rating: ratings.get(id) ?? 0 })));
  const played = withResults(started, structure, path, (position) => byPosition.get(position) ?? '', reading);
  const gone = groupExtension.safeParse(extended(structure)).data?.abandoned ?? [];
  return gone.reduce((group, id) => left(group, id), played);
}

function left(group: Group, id: string): Group {
  const outcome = abandonInGroup(group, id);
  return outcome.ok ? outcome.value : group;
}

type Told = ReadonlyMap<string, { readonly row: TodsGroupMatchUp; readonly path: string }>;

function withResults(
  group: Group,
  { matchUps }: TodsStructure,
  path: string,
  idAt: (position: number) => string,
  { scoring, warn }: Reading,
): Group {
  const told = toldOf(group, rowsIn(matchUps, groupRow, `${path}.matchUps`, warn), idAt, warn);
  const placeOf = (id: string) => group.members.findIndex((member) => member.id === id);
  const fixtures = group.fixtures.map((fixture): GroupFixture => {
    const match = told.get(pairOf(fixture.sides));
    if (!match) return fixture;
    const { decision: unspoken } = matchExtension.safeParse(extended(match.row)).data ?? {};
    const decision = decisionOf(match.row, unspoken, { ...scoring, drawAllowed: true });
    if (decision === 'WRONG') {
      warn(match.path, 'RESULT_NOT_ALLOWED', match.row.matchUpId);
      return fixture;
    }
    // As other readers do: the lower place is the first side.
    const isTurned = placeOf(fixture.sides[0]) > placeOf(fixture.sides[1]);
    return { ...fixture, decision: decision && isTurned ? turned(decision) : decision };
  });
  return { ...group, fixtures };
}

/** Matches by their pairs; the others are reported, unless there is nothing in them. */
function toldOf(
  group: Group,
  rows: readonly { readonly row: TodsGroupMatchUp; readonly path: string }[],
  idAt: (position: number) => string,
  warn: Warn,
): Told {
  const told = new Map<string, (typeof rows)[number]>();
  const pairs = new Set(group.fixtures.map(({ sides }) => pairOf(sides)));
  for (const match of rows) {
    const pair = pairOf(match.row.drawPositions.map(idAt));
    if (pairs.has(pair) && !told.has(pair)) told.set(pair, match);
    else if (!isUntold(match.row)) warn(match.path, 'MATCH_LEFT_OUT', match.row.matchUpId);
  }
  return told;
}

const pairOf = (sides: readonly string[]): string => JSON.stringify([...sides].sort());
