import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { z } from 'zod';
import { sportOf } from './discipline.js';
import { playerOf, sidesIn, type Player } from './participants.js';
import {
  turned,
  UNPLAYED_RULES,
  usualPlayers,
  type GroupMatch,
  type GroupPhase,
  type GroupSide,
  type PhaseGroup,
} from './phase-export.js';
import { placesOf, type TodsCode } from './places.js';
import { extended, phaseSchema, type TodsGroup, type TodsGroupMatchUp, type TodsParticipant } from './record.js';
import { decisionOf, MOST_REVISIONS, unspokenSchema } from './result.js';
import { daysIn } from './schedule.js';
import { scoringOf, type Scoring } from './score.js';

const MOST_RESERVES = 10;
const ids = z.array(z.string().max(200)).max(MOST_RESERVES);

const sideExtension = z.object({
  reserves: ids.catch([]),
  level: z.number().min(0).max(100).nullable().catch(null),
  left: z.enum(['ABANDONED', 'EXCLUDED']).nullable().catch(null),
});
const matchExtension = z.object({
  revision: z.int().min(1).max(MOST_REVISIONS).catch(1),
  at: z.iso.datetime().nullable().catch(null),
  rule: z.enum(UNPLAYED_RULES).nullable().catch(null),
  isTurned: z.boolean().catch(false),
  players: z.tuple([ids, ids]).optional().catch(undefined),
  decision: unspokenSchema.optional().catch(undefined),
});

/** Foreign records lack our extensions, or have others. */
const readBy = <S extends z.ZodType>(schema: S, value: unknown): z.infer<S> =>
  schema.safeParse(value).data ?? schema.parse({});

/**
 * Reads a phase of groups back, also one that others wrote. Results are taken only where our own rules can lead to them.
 * Who is in the final need not be what the table says now: a result may have been corrected since.
 */
export function phaseFromTods(json: unknown): Outcome<GroupPhase, TodsCode> {
  const parsed = phaseSchema.safeParse(json);
  if (!parsed.success) return refuse('NOT_SUPPORTED', { data: { path: parsed.error.issues[0]?.path.join('.') ?? '' } });
  const { tournamentId: id, tournamentName: name = '', participants, events } = parsed.data;
  const [{ discipline }] = events;
  const draws = events[0].drawDefinitions;
  const format = draws[0]!.matchUpFormat;
  const scoring = scoringOf(format);
  if (!scoring) return refuse('FORMAT_NOT_SUPPORTED', { data: { format } });
  const other = draws.find(({ matchUpFormat }) => matchUpFormat !== format);
  if (other) return refuse('FORMAT_NOT_SUPPORTED', { data: { format: other.matchUpFormat } });
  const groups: PhaseGroup[] = [];
  for (const draw of draws) {
    const group = groupOf(draw, participants, scoring);
    if (!group.ok) return group;
    groups.push(group.value);
  }
  const placed = groups.flatMap(({ sides }) => sides.map((side) => side.id));
  if (new Set(placed).size < placed.length) return refuse('DRAW_INCOMPLETE');
  return accept({ id, name, sport: sportOf(discipline), days: daysIn(parsed.data), scoring, groups });
}

function groupOf(
  draw: TodsGroup,
  participants: readonly TodsParticipant[],
  scoring: Scoring,
): Outcome<PhaseGroup, TodsCode> {
  const [rounds, playOff] = draw.structures;
  const [table] = rounds.structures;
  const places = placesOf(table.positionAssignments)?.filter((id) => id !== null);
  if (!places || places.length < table.positionAssignments.length) return refuse('DRAW_INCOMPLETE');
  const sides = groupSides(participants, places);
  if (!sides) return refuse('PARTICIPANT_UNKNOWN');
  const matches: GroupMatch[] = [];
  for (const matchUp of table.matchUps) {
    const match = matchOf(matchUp, places, sides, { ...scoring, drawAllowed: true });
    if (!match) return refuse('RESULT_NOT_ALLOWED', { data: { matchUp: matchUp.matchUpId } });
    matches.push({ ...match, round: matchUp.roundNumber ?? null });
  }
  if (!playOff) return accept({ sides, matches, final: null });
  const finalists = placesOf(playOff.positionAssignments)?.filter((id) => id !== null && places.includes(id));
  if (finalists?.length !== 2) return refuse('DRAW_INCOMPLETE');
  const [matchUp] = playOff.matchUps;
  const final = matchOf(matchUp, finalists as string[], sides, { ...scoring, drawAllowed: false });
  if (!final) return refuse('RESULT_NOT_ALLOWED', { data: { matchUp: matchUp.matchUpId } });
  return accept({ sides, matches, final });
}

/** By place; null if a placed entry or a reserve is not a participant. */
function groupSides(participants: readonly TodsParticipant[], places: readonly string[]): readonly GroupSide[] | null {
  const found = sidesIn(participants, new Set(places));
  if (!found) return null;
  const byId = new Map(participants.map((participant) => [participant.participantId, participant]));
  const sides: GroupSide[] = [];
  for (const place of places) {
    const { more, ...side } = found.find(({ id }) => id === place)!;
    const { reserves, level, left } = readBy(sideExtension, more);
    const standIns = reserves.map((id): Player | null => playerOf(byId.get(id)));
    if (standIns.includes(null)) return null;
    sides.push({ ...side, level, left, reserves: standIns as Player[] });
  }
  return sides;
}

/** Null where our rules do not lead to it. */
function matchOf(
  matchUp: TodsGroupMatchUp,
  places: readonly string[],
  all: readonly GroupSide[],
  scoring: Scoring & { readonly drawAllowed: boolean },
): (Omit<GroupMatch, 'round'> & { readonly round: null }) | null {
  const { revision, isTurned, at, rule: why, ...ours } = readBy(matchExtension, extended(matchUp));
  // As other readers do: the lower place is the first side.
  const [low, high] = [...matchUp.drawPositions].sort((a, b) => a - b).map((position) => places[position - 1]);
  if (!low || !high || low === high) return null;
  const told = decisionOf(matchUp, ours.decision, scoring);
  if (told === 'WRONG') return null;
  const decision = told && isTurned ? turned(told) : told;
  const sides = isTurned ? ([high, low] as const) : ([low, high] as const);
  const players = ours.players ?? ([usualPlayers(all, sides[0]), usualPlayers(all, sides[1])] as const);
  if (
    !sides.every((id, index) =>
      canPlay(
        all.find((side) => side.id === id)!,
        players[index]!,
      ),
    )
  )
    return null;
  const rule = decision && decision.kind !== 'PLAYED' ? why : null;
  return { id: matchUp.matchUpId, round: null, sides, players, revision, decision, rule, at };
}

/** As many as a side has, each of the team and once. */
function canPlay({ players, reserves }: GroupSide, ids: readonly string[]): boolean {
  const team = [...players, ...reserves].map(({ id }) => id);
  return ids.length === players.length && new Set(ids).size === ids.length && ids.every((id) => team.includes(id));
}
