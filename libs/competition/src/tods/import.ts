import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { z } from 'zod';
import { settledFrom, sidesOf, type Fixture } from '../progress/bracket.js';
import type { Tournament } from './export.js';
import { sidesIn } from './participants.js';
import { extended, recordSchema, type TodsMatchUp, type TodsPositions } from './record.js';
import { decisionOf, MOST_REVISIONS, unspokenSchema } from './result.js';
import { scoringOf, type Scoring } from './score.js';

export type TodsCode =
  /** Not a record of one event: with one knock-out draw, or with groups. */
  'NOT_SUPPORTED' | 'FORMAT_NOT_SUPPORTED' | 'PARTICIPANT_UNKNOWN' | 'DRAW_INCOMPLETE' | 'RESULT_NOT_ALLOWED';

const drawExtension = z.object({ abandoned: z.array(z.string()) });
const byeSchema = z.object({ kind: z.literal('BYE'), winner: z.enum(['A', 'B']).nullable() });
const matchExtension = z.object({
  revision: z.int().min(0).max(MOST_REVISIONS).optional(),
  decision: z.union([unspokenSchema, byeSchema]).optional(),
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
  if (!places || !Number.isInteger(Math.log2(places.length))) return refuse('DRAW_INCOMPLETE');
  const sides = sidesIn(record.participants, new Set(places));
  if (!sides) return refuse('PARTICIPANT_UNKNOWN');

  const matchUps = new Map(structure.matchUps.map((match) => [`${match.roundNumber}-${match.roundPosition}`, match]));
  const gone = new Set(drawExtension.safeParse(extended(draw)).data?.abandoned);
  const abandoned = places.flatMap((id) => (id !== null && gone.has(id) ? id : []));
  let wrong: string | null = null;
  const bracket = settledFrom(places, abandoned, (id, slots, round) => {
    const match = matchUps.get(id);
    if (!match) return null;
    const { decision, revision } = known(match, slots, scoring);
    if (decision === 'WRONG') wrong ??= match.matchUpId;
    return { id, round, slots, revision, decision: decision === 'WRONG' ? null : decision };
  });
  if (wrong !== null) return refuse('RESULT_NOT_ALLOWED', { data: { matchUp: wrong } });
  const seeds = [...(structure.seedAssignments ?? [])]
    .sort((a, b) => a.seedNumber - b.seedNumber)
    .flatMap(({ participantId }) => participantId ?? []);
  const seeded = [...new Set(seeds)];
  return accept({
    ...{ id: record.tournamentId, name: record.tournamentName ?? '', scoring, seeds: seeded, bracket },
    sides: sides.map(({ id, players }) => ({ id, players })),
  });
}

/** What the record tells of a match, once it is known who meets there. */
function known(match: TodsMatchUp, slots: Fixture['slots'], scoring: Scoring) {
  const ours = matchExtension.safeParse(extended(match)).data ?? {};
  const sidesKnown = sidesOf({ slots }) !== null;
  const revision = ours.revision ?? (sidesKnown ? 1 : 0);
  const told = ours.decision;
  const bye = told?.kind === 'BYE' ? told : null;
  if (!sidesKnown) return { revision, decision: slots.every(({ kind }) => kind !== 'OPEN') ? bye : null };
  const unspoken = told?.kind === 'BYE' ? undefined : told;
  return { revision, decision: decisionOf(match, unspoken, { ...scoring, drawAllowed: false }) };
}

/** By place, null for a bye; null if places are missing or double. */
export function placesOf(assignments: TodsPositions): (string | null)[] | null {
  const sorted = [...assignments].sort((a, b) => a.drawPosition - b.drawPosition);
  const inOrder = sorted.every(({ drawPosition }, index) => drawPosition === index + 1);
  const isFilled = sorted.every(({ participantId, bye }) => Boolean(participantId) !== Boolean(bye));
  const placed = sorted.flatMap(({ participantId }) => participantId ?? []);
  if (sorted.length < 2 || !inOrder || !isFilled || new Set(placed).size < placed.length) return null;
  return sorted.map(({ participantId }) => participantId ?? null);
}
