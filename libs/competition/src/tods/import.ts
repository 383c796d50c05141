import { accept, refuse, type Outcome, type Side } from '@setpoint/kernel';
import { findScoreError, winnerOf, type ResultOutcome } from '@setpoint/scoring';
import { z } from 'zod';
import { settledFrom, sidesOf, type Bye, type Fixture } from '../progress/bracket.js';
import type { Decision } from '../progress/decision.js';
import type { Player, Tournament } from './export.js';
import { extended, recordSchema, type TodsMatchUp, type TodsRecord } from './record.js';
import { scoringOf, setOf, type Scoring } from './score.js';

export type TodsCode =
  /** Not a record of one event with one knock-out draw. */
  'NOT_SUPPORTED' | 'FORMAT_NOT_SUPPORTED' | 'PARTICIPANT_UNKNOWN' | 'DRAW_INCOMPLETE' | 'RESULT_NOT_ALLOWED';

const drawExtension = z.object({ abandoned: z.array(z.string()) });
const winner = z.enum(['A', 'B']);
/** More than anybody corrects. */
const MOST_REVISIONS = 10_000;
const matchExtension = z.object({
  revision: z.int().min(0).max(MOST_REVISIONS).optional(),
  decision: z
    .union([
      z.object({ kind: z.literal('LOT'), winner }),
      z.object({ kind: z.literal('BYE'), winner: winner.nullable() }),
      z.looseObject({ kind: z.literal('PLAYED'), outcome: z.literal('TIME_EXPIRED') }),
    ])
    .optional(),
});

/** Reads a record back, also one that others wrote. Results are taken only where our own rules can lead to them. */
export function fromTods(json: unknown): Outcome<Tournament, TodsCode> {
  const parsed = recordSchema.safeParse(json);
  if (!parsed.success) return refuse('NOT_SUPPORTED', { data: { path: parsed.error.issues[0]?.path.join('.') ?? '' } });
  const record = parsed.data;
  const [{ drawDefinitions }] = record.events;
  const [draw] = drawDefinitions;
  const [structure] = draw.structures;
  const scoring = scoringOf(draw.matchUpFormat);
  if (!scoring) return refuse('FORMAT_NOT_SUPPORTED', { data: { format: draw.matchUpFormat } });
  const places = placesOf(structure.positionAssignments);
  if (!places) return refuse('DRAW_INCOMPLETE');
  const sides = sidesIn(record, new Set(places));
  if (!sides) return refuse('PARTICIPANT_UNKNOWN');

  const matchUps = new Map(structure.matchUps.map((match) => [`${match.roundNumber}-${match.roundPosition}`, match]));
  const gone = new Set(drawExtension.safeParse(extended(draw)).data?.abandoned);
  const abandoned = places.flatMap((id) => (id !== null && gone.has(id) ? id : []));
  let wrong: string | null = null;
  const bracket = settledFrom(places, abandoned, (id, slots, round) => {
    const match = matchUps.get(id);
    if (!match) return null;
    const ours = matchExtension.safeParse(extended(match)).data ?? {};
    const sidesKnown = sidesOf({ slots }) !== null;
    const decision = decisionOf(
      match,
      ours.decision,
      sidesKnown,
      slots.every(({ kind }) => kind !== 'OPEN'),
      scoring,
    );
    if (decision === 'WRONG') wrong ??= match.matchUpId;
    const revision = ours.revision ?? (sidesKnown ? 1 : 0);
    return { id, round, slots, revision, decision: decision === 'WRONG' ? null : decision };
  });
  if (wrong !== null) return refuse('RESULT_NOT_ALLOWED', { data: { matchUp: wrong } });
  const seeds = [...(structure.seedAssignments ?? [])]
    .sort((a, b) => a.seedNumber - b.seedNumber)
    .flatMap(({ participantId }) => participantId ?? []);
  const seeded = [...new Set(seeds)];
  return accept({ id: record.tournamentId, name: record.tournamentName ?? '', scoring, sides, seeds: seeded, bracket });
}

/** By place; null if places are missing, double or no power of two. */
function placesOf(
  assignments: TodsRecord['events'][0]['drawDefinitions'][0]['structures'][0]['positionAssignments'],
): (string | null)[] | null {
  const sorted = [...assignments].sort((a, b) => a.drawPosition - b.drawPosition);
  const isWhole = sorted.length >= 2 && Number.isInteger(Math.log2(sorted.length));
  const inOrder = sorted.every(({ drawPosition }, index) => drawPosition === index + 1);
  const isFilled = sorted.every(({ participantId, bye }) => Boolean(participantId) !== Boolean(bye));
  const placed = sorted.flatMap(({ participantId }) => participantId ?? []);
  if (!isWhole || !inOrder || !isFilled || new Set(placed).size < placed.length) return null;
  return sorted.map(({ participantId }) => participantId ?? null);
}

/** In the order of the record; null if somebody placed is no participant, or a player of a pair is none. */
function sidesIn({ participants }: TodsRecord, placed: ReadonlySet<string | null>): Tournament['sides'] | null {
  const byId = new Map(participants.map((participant) => [participant.participantId, participant]));
  const sides = participants
    .filter(({ participantId }) => placed.has(participantId))
    .map(({ participantId, individualParticipantIds }) => ({
      id: participantId,
      players: (individualParticipantIds ?? [participantId]).map((id) => playerOf(byId.get(id))),
    }));
  const known = new Set<string | null>([null, ...sides.map(({ id }) => id)]);
  if ([...placed].some((id) => !known.has(id))) return null;
  const isComplete = sides.every(({ players }) => players.every((player) => player !== null));
  return isComplete ? (sides as Tournament['sides']) : null;
}

function playerOf(participant: TodsRecord['participants'][number] | undefined): Player | null {
  if (!participant) return null;
  const { participantId, person } = participant;
  const id = person?.personId ?? participantId;
  return { id, givenName: person?.standardGivenName ?? '', familyName: person?.standardFamilyName ?? '' };
}

function decisionOf(
  match: TodsMatchUp,
  ours: z.infer<typeof matchExtension>['decision'],
  sidesKnown: boolean,
  slotsKnown: boolean,
  scoring: Scoring,
): Fixture['decision'] | 'WRONG' {
  if (!sidesKnown) return slotsKnown && ours?.kind === 'BYE' ? (ours as Bye) : null;
  const winner: Side | null = match.winningSide === 1 ? 'A' : match.winningSide === 2 ? 'B' : null;
  switch (match.matchUpStatus) {
    case undefined:
    case 'TO_BE_PLAYED':
    case 'IN_PROGRESS':
    case 'SUSPENDED':
      return winner === null ? null : 'WRONG';
    case 'DOUBLE_WALKOVER':
    case 'DOUBLE_DEFAULT':
      return { kind: 'DOUBLE_FORFEIT' };
    case 'DEFAULTED':
      return winner === null ? 'WRONG' : { kind: 'FORFEIT', winner };
    case 'WALKOVER':
      if (winner === null) return 'WRONG';
      return ours?.kind === 'LOT' ? { kind: 'LOT', winner } : played(match, 'WALKOVER', winner, scoring);
    case 'RETIRED':
      return played(match, 'RETIRED', winner, scoring);
    case 'COMPLETED':
      return played(match, ours?.kind === 'PLAYED' ? 'TIME_EXPIRED' : 'COMPLETED', winner, scoring);
    default:
      return 'WRONG';
  }
}

function played(match: TodsMatchUp, outcome: ResultOutcome, winner: Side | null, scoring: Scoring): Decision | 'WRONG' {
  const sets = (match.score?.sets ?? []).map(setOf);
  const rules = { outcome, drawAllowed: false, superTieBreakAllowed: scoring.superTieBreakAllowed };
  if (winner === null || findScoreError(scoring.mode, sets, rules)) return 'WRONG';
  if (winnerOf(scoring.mode, sets, outcome, winner) !== winner) return 'WRONG';
  return { kind: 'PLAYED', outcome, sets, winner };
}
