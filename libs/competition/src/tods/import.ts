import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { z } from 'zod';
import { isGroupOver } from '../groups/group.js';
import { settledFrom, sidesOf, type Bracket, type Fixture } from '../progress/bracket.js';
import type { Tournament } from './export.js';
import { groupsIn, ratingIn } from './groups-import.js';
import { sidesIn } from './participants.js';
import { placesOf, type TodsCode } from './places.js';
import { extended, recordSchema, type TodsBracket, type TodsMatchUp } from './record.js';
import { decisionOf, MOST_REVISIONS, unspokenSchema } from './result.js';
import { scoringOf, type Scoring } from './score.js';

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
  const scoring = scoringOf(draw.matchUpFormat);
  if (!scoring) return refuse('FORMAT_NOT_SUPPORTED', { data: { format: draw.matchUpFormat } });
  const { rounds, main } =
    draw.drawType === 'SINGLE_ELIMINATION'
      ? { rounds: null, main: draw.structures[0] }
      : { rounds: draw.structures[0], main: draw.structures[1] };
  const places = main && placesOf(main.positionAssignments);
  if (main && (!places || !Number.isInteger(Math.log2(places.length)))) return refuse('DRAW_INCOMPLETE');
  const groups = rounds ? groupsIn(rounds, record.participants, scoring) : accept([]);
  if (!groups.ok) return groups;
  const members = groups.value.flatMap((group) => group.members.map((member) => member.id));
  const sides = sidesIn(record.participants, new Set(rounds ? members : places));
  if (!sides) return refuse('PARTICIPANT_UNKNOWN');
  if (rounds && places) {
    if (!groups.value.every(isGroupOver)) return refuse('DRAW_INCOMPLETE');
    if (places.some((id) => id !== null && !members.includes(id))) return refuse('PARTICIPANT_UNKNOWN');
  }
  const gone = new Set(drawExtension.safeParse(extended(draw)).data?.abandoned);
  const bracket = main && places ? bracketIn(main, places, gone, scoring) : accept(null);
  if (!bracket.ok) return bracket;
  const seeds = [...(main?.seedAssignments ?? [])]
    .sort((a, b) => a.seedNumber - b.seedNumber)
    .flatMap(({ participantId }) => participantId ?? []);
  return accept({
    ...{ id: record.tournamentId, name: record.tournamentName ?? '', scoring, seeds: [...new Set(seeds)] },
    ...{ groups: groups.value, bracket: bracket.value },
    sides: sides.map(({ id, players, more }) => ({ id, players, rating: ratingIn(more) })),
  });
}

function bracketIn(
  structure: TodsBracket,
  places: readonly (string | null)[],
  gone: ReadonlySet<string>,
  scoring: Scoring,
): Outcome<Bracket, TodsCode> {
  const matchUps = new Map(structure.matchUps.map((match) => [`${match.roundNumber}-${match.roundPosition}`, match]));
  const abandoned = places.flatMap((id) => (id !== null && gone.has(id) ? id : []));
  let wrong: string | null = null;
  const bracket = settledFrom(places, abandoned, (id, slots, round) => {
    const match = matchUps.get(id);
    if (!match) return null;
    const { decision, revision } = known(match, slots, scoring);
    if (decision === 'WRONG') wrong ??= match.matchUpId;
    return { id, round, slots, revision, decision: decision === 'WRONG' ? null : decision };
  });
  return wrong === null ? accept(bracket) : refuse('RESULT_NOT_ALLOWED', { data: { matchUp: wrong } });
}

/** The record of a match whose sides are known. */
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
