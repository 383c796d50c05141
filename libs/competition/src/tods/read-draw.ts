import type { SportId } from '@setpoint/kernel';
import { z } from 'zod';
import { isGroupOver, type Group } from '../groups/group.js';
import type { Tournament } from './export.js';
import { ratingIn, sidesIn } from './participants.js';
import { bracketIn, bracketPlaces, seedsIn } from './read-bracket.js';
import { groupsIn } from './read-groups.js';
import type { RecordContext } from './read.js';
import { extended, linkRow, structureRows, type TodsDraw, type TodsStructure } from './record.js';
import { scoringOf, type Scoring } from './score.js';
import { rowsIn, type Warn } from './warnings.js';

export interface DrawContext extends RecordContext {
  readonly name: string;
  readonly sport: SportId | null;
  /** Of a side. */
  readonly players: 1 | 2;
  readonly warn: Warn;
}

interface Placed {
  readonly row: TodsStructure;
  readonly path: string;
}

const drawExtension = z.object({ abandoned: z.array(z.string()) });

/** A draw as a tournament, if it is a bracket, or groups with or without their play-off. What else it has is reported. */
export function readDraw(
  draw: TodsDraw,
  path: string,
  context: DrawContext,
): { readonly tournament: Tournament | null; readonly matches: number } {
  const { warn } = context;
  const structures = rowsIn(draw.structures, structureRows, `${path}.structures`, warn);
  const matches = structures.reduce((sum, { row }) => sum + matchesIn(row), 0);
  const none = { tournament: null, matches };
  const main = structures.find(({ row }) => row.stage === 'MAIN' && (row.stageSequence ?? 1) === 1) ?? structures[0];
  if (!main) {
    warn(path, 'NO_DRAW');
    return none;
  }
  const format = draw.matchUpFormat ?? main.row.matchUpFormat ?? '';
  const scoring = scoringOf(format);
  if (!scoring) {
    warn(`${path}.matchUpFormat`, 'FORMAT_NOT_SUPPORTED', format);
    return none;
  }
  const playOff = main.row.structures ? playOffOf(draw, main, structures, path) : null;
  for (const { row, path: at } of structures)
    if (row !== main.row && row !== playOff?.row && matchesIn(row) > 0)
      warn(at, 'STRUCTURE_LEFT_OUT', row.structureName ?? row.stage);
  return { tournament: tournamentOf({ draw, main, playOff, scoring }, path, context), matches };
}

/** Where the winners of groups go on. */
function playOffOf(draw: TodsDraw, main: Placed, structures: readonly Placed[], path: string): Placed | null {
  const candidates = structures.filter(({ row }) => row.stage === 'PLAY_OFF');
  const links = rowsIn(draw.links, linkRow, `${path}.links`, () => undefined).map(({ row }) => row);
  const leading = links.find(
    ({ source }) => source.structureId === main.row.structureId && source.finishingPositions?.includes(1),
  );
  return candidates.find(({ row }) => row.structureId === leading?.target.structureId) ?? candidates[0] ?? null;
}

const statusRow = z.looseObject({ matchUpStatus: z.string().optional() });

/** Without byes; a structure may have groups in it, but those have nothing more. */
function matchesIn(structure: TodsStructure): number {
  const groups = (structure.structures ?? []).flatMap((each): TodsStructure[] => {
    const { data } = structureRows.safeParse(each);
    return data ? [data] : [];
  });
  const rows = [structure, ...groups].flatMap(({ matchUps }) => matchUps ?? []);
  return rows.filter((each) => statusRow.safeParse(each).data?.matchUpStatus !== 'BYE').length;
}

interface Draw {
  readonly draw: TodsDraw;
  readonly main: Placed;
  readonly playOff: Placed | null;
  readonly scoring: Scoring;
}

function tournamentOf({ draw, main, playOff, scoring }: Draw, path: string, context: DrawContext): Tournament | null {
  const { id, name, sport, days, participants, ratings, players, warn } = context;
  const hasGroups = main.row.structures !== undefined;
  const groups = hasGroups ? groupsIn(main.row, main.path, { scoring, ratings, warn }) : [];
  if (!groups) return null;
  const members = groups.flatMap((group) => group.members.map((member) => member.id));
  const places = hasGroups ? playOffPlaces(playOff, groups, main.path, warn) : mainPlaces(main, warn);
  if (!hasGroups && !places) return null;
  const placed = new Set(hasGroups ? members : places);
  const sides = sidesIn(participants, placed);
  if (!sides?.every((side) => side.players.length === players)) {
    const known = new Set(participants.map(({ participantId }) => participantId));
    const stranger = [...placed].find((each) => each !== null && !known.has(each));
    warn(path, 'PARTICIPANT_UNKNOWN', stranger ?? undefined);
    return null;
  }
  const gone = new Set(drawExtension.safeParse(extended(draw)).data?.abandoned);
  const at = hasGroups ? playOff : main;
  const bracket = at && places ? bracketIn(at.row, at.path, { places, gone, scoring, warn }) : null;
  const seeds = bracket && at ? seedsIn(at.row, at.path, warn) : [];
  return {
    ...{ id, name, sport, days, scoring, groups, bracket, seeds: seeds.filter((seed) => places!.includes(seed)) },
    sides: sides.map(({ id: side, players: of, more }) => ({ id: side, players: of, rating: ratingIn(more) })),
  };
}

function mainPlaces({ row, path }: Placed, warn: Warn): readonly (string | null)[] | null {
  const places = bracketPlaces(row, path, warn);
  const count = row.positionAssignments?.length ?? 0;
  const isBracket = count >= 2 && Number.isInteger(Math.log2(count));
  if (!places) warn(path, isBracket ? 'DRAW_INCOMPLETE' : 'DRAW_NOT_SUPPORTED', row.structureName);
  return places;
}

/** Null while it is not drawn. */
function playOffPlaces(
  playOff: Placed | null,
  groups: readonly Group[],
  path: string,
  warn: Warn,
): readonly (string | null)[] | null {
  const isOver = groups.every(isGroupOver);
  const members = groups.flatMap((group) => group.members.map((member) => member.id));
  const places = playOff && bracketPlaces(playOff.row, playOff.path, warn);
  const isOfMembers = places?.every((id) => id === null || members.includes(id)) ?? false;
  if (places && isOver && isOfMembers) return places;
  if (places) warn(playOff.path, isOver ? 'PARTICIPANT_UNKNOWN' : 'PLAY_OFF_TOO_EARLY', playOff.row.structureName);
  else if (isOver) warn(path, 'PLAY_OFF_FOLLOWS');
  return null;
}
