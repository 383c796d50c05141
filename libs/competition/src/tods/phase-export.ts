import type { Side, SportId } from '@setpoint/kernel';
import type { SetScore } from '@setpoint/scoring';
import { winnerBy, type Decision } from '../progress/decision.js';
import { disciplineOf } from './discipline.js';
import { amongAll, byRound } from './finishing.js';
import { entriesOf, individual, isDoubles, participantsOf, type Player, type TodsSide } from './participants.js';
import { extension, type TodsGroup, type TodsGroupMatchUp, type TodsPhase } from './record.js';
import { hasNoWord, resultFields } from './result.js';
import { datesOf, type Days } from './schedule.js';
import { formatOf, type Scoring } from './score.js';

/** Why a match was decided without being played (MAT-21, TRN-15). */
export const UNPLAYED_RULES = ['ONE_SILENT', 'BOTH_SILENT', 'BOTH_TRIED', 'ABANDONED', 'EXCLUDED', 'BY_SUPPORT'] as const; // oxfmt-ignore

/** A member of a group: a player, or a team with its reserves. */
export interface GroupSide extends TodsSide {
  readonly reserves: readonly Player[];
  /** With which the group was formed; null where the record does not say. */
  readonly level: number | null;
  readonly left: 'ABANDONED' | 'EXCLUDED' | null;
}

export interface GroupMatch {
  readonly id: string;
  /** From 1; null for matches beyond the rounds, and for the final. */
  readonly round: number | null;
  readonly sides: readonly [string, string];
  /** Ids of the players of each side. */
  readonly players: readonly [readonly string[], readonly string[]];
  readonly revision: number;
  readonly decision: Decision | null;
  readonly rule: (typeof UNPLAYED_RULES)[number] | null;
  /** When it was decided, ISO 8601; null where the record does not say. */
  readonly at: string | null;
}

export interface PhaseGroup {
  /** From the strongest, two at least. */
  readonly sides: readonly GroupSide[];
  readonly matches: readonly GroupMatch[];
  readonly final: GroupMatch | null;
}

/** A phase of groups, the strongest group first, as it goes out and comes in. */
export interface GroupPhase {
  readonly id: string;
  readonly name: string;
  /** Null where the record does not say. */
  readonly sport: SportId | null;
  /** Null where the record does not say. */
  readonly days: Days | null;
  readonly scoring: Scoring;
  readonly groups: readonly PhaseGroup[];
}

/** A phase as a TODS tournament record (BYD-07): each group a round-robin draw, with its final as a play-off. */
export function phaseToTods({ id, name, sport, days, scoring, groups }: GroupPhase): TodsPhase {
  const sides = groups.flatMap((group) => group.sides);
  const doubles = isDoubles(sides);
  const eventType = doubles ? 'DOUBLES' : 'SINGLES';
  return {
    tournamentId: id,
    tournamentName: name,
    ...datesOf(days),
    ...(days && { localTimeZone: days.timeZone }),
    participants: sides.flatMap((side) => groupParticipants(side, doubles)),
    events: [
      {
        eventId: `${id}-event`,
        eventName: name,
        eventType,
        ...(sport !== null && { discipline: disciplineOf(sport) }),
        ...datesOf(days),
        entries: entriesOf(sides),
        drawDefinitions: groups.map((group, index) =>
          drawOf(group, { id: `${id}-group-${index + 1}`, name: `Group ${index + 1}`, eventType, scoring }),
        ),
      },
    ],
  };
}

function groupParticipants({ reserves, level, left, ...side }: GroupSide, doubles: boolean) {
  const more = {
    level,
    ...(left !== null && { left }),
    ...(reserves.length > 0 && { reserves: reserves.map(({ id }) => id) }),
  };
  return [...participantsOf(side, doubles, more), ...reserves.map((reserve) => individual(reserve, reserve.id))];
}

interface Draw {
  readonly id: string;
  readonly name: string;
  readonly eventType: string;
  readonly scoring: Scoring;
}

function drawOf({ sides, matches, final }: PhaseGroup, { id, name, eventType, scoring }: Draw): TodsGroup {
  const common = { matchUpType: eventType };
  const groupIds = sides.map((side) => side.id);
  const matchUps = (of: readonly GroupMatch[], places: readonly string[]) =>
    of.map((match) => ({ ...matchUpOf(match, places, sides, scoring), ...amongAll(sides.length) }));
  const roundsId = `${id}-rounds`;
  const table = {
    ...common,
    structureId: roundsId,
    structureName: name,
    structureType: 'ITEM',
    structureOrder: 1,
    finishingPosition: 'WIN_RATIO',
    positionAssignments: positionsOf(groupIds),
    matchUps: matchUps(matches, groupIds),
  };
  const rounds = {
    ...common,
    structureId: id,
    structureName: 'Rounds',
    structureType: 'CONTAINER',
    stage: 'MAIN',
    stageSequence: 1,
    finishingPosition: 'WIN_RATIO',
    structures: [table] as [typeof table],
  };
  const draw = {
    ...common,
    drawId: `${id}-draw`,
    drawName: name,
    matchUpFormat: formatOf(scoring),
    entries: entriesOf(sides),
  };
  if (!final) return { ...draw, drawType: 'ROUND_ROBIN', structures: [rounds] };
  const playOff = {
    ...common,
    structureId: `${id}-final`,
    structureName: 'Final',
    stage: 'PLAY_OFF',
    stageSequence: 1,
    finishingPosition: 'ROUND_OUTCOME',
    positionAssignments: positionsOf(final.sides),
    matchUps: [
      { ...matchUpOf(final, final.sides, sides, scoring), roundNumber: 1, roundPosition: 1, ...byRound(1) },
    ] as [TodsGroupMatchUp],
  };
  const source = { structureId: id, finishingPositions: [1, 2] };
  const target = { structureId: playOff.structureId, roundNumber: 1, feedProfile: 'DRAW' };
  return {
    ...draw,
    drawType: 'ROUND_ROBIN_WITH_PLAYOFF',
    structures: [rounds, playOff],
    links: [{ linkType: 'POSITION', source, target }],
  };
}

export const positionsOf = (ids: readonly string[]) =>
  ids.map((participantId, index) => ({ drawPosition: index + 1, participantId }));

/** Other readers take the lower place as the first side, so matches in the opposite order are swapped. */
export function matchUpOf(
  match: GroupMatch,
  places: readonly string[],
  sides: readonly GroupSide[],
  scoring: Scoring,
): TodsGroupMatchUp {
  const { id, round, revision, rule, at, players } = match;
  const [a, b] = [places.indexOf(match.sides[0]) + 1, places.indexOf(match.sides[1]) + 1];
  const isTurned = a > b;
  const decision = isTurned && match.decision ? turned(match.decision) : match.decision;
  return {
    matchUpId: id,
    ...(round !== null && { roundNumber: round }),
    drawPositions: isTurned ? [b, a] : [a, b],
    ...resultFields(decision, scoring),
    ...(at !== null && { schedule: { scoredTime: at } }),
    extensions: extension({
      ...(revision > 1 && { revision }),
      ...(at !== null && { at }),
      ...(rule !== null && { rule }),
      ...(isTurned && { isTurned }),
      ...(!isUsual(match, sides) && { players }),
      ...(decision && hasNoWord(decision) && { decision }),
    }),
  };
}

const isUsual = (match: GroupMatch, sides: readonly GroupSide[]): boolean =>
  match.sides.every((id, index) => usualPlayers(sides, id).join(' ') === match.players[index]!.join(' '));

/** Who plays where nothing else is said. */
export const usualPlayers = (sides: readonly GroupSide[], id: string): readonly string[] =>
  sides.find((side) => side.id === id)!.players.map((player) => player.id);

/** The same result from the other side. */
export function turned(decision: Decision): Decision {
  if (decision.kind === 'DOUBLE_FORFEIT') return decision;
  const won = winnerBy(decision);
  const winner: Side | null = won === null ? null : won === 'A' ? 'B' : 'A';
  if (decision.kind !== 'PLAYED') return { kind: decision.kind, winner: winner! };
  return { ...decision, winner, sets: decision.sets.map(({ a, b, ...set }): SetScore => ({ ...set, a: b, b: a })) };
}
