import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { z } from 'zod';
import { abandonInGroup, startGroup, type Group, type GroupFixture } from '../groups/group.js';
import { turned } from './phase-export.js';
import { placesOf, type TodsCode } from './places.js';
import { extended, type TodsGroupMatchUp, type TodsGroups, type TodsParticipant } from './record.js';
import { decisionOf, unspokenSchema } from './result.js';
import type { Scoring } from './score.js';

const sideExtension = z.object({ rating: z.number().min(0).max(100) });
const groupExtension = z.object({ abandoned: z.array(z.string().max(200)).max(128) });
const matchExtension = z.object({ decision: unspokenSchema });

/** With which a side was drawn, where the record says so. */
export const ratingIn = (more: unknown): number | null => sideExtension.safeParse(more).data?.rating ?? null;

/** Groups from their members, which determine the pairings; the record adds the results. */
export function groupsIn(
  { structures }: TodsGroups,
  participants: readonly TodsParticipant[],
  scoring: Scoring,
): Outcome<readonly Group[], TodsCode> {
  const ratings = new Map(participants.map((each) => [each.participantId, ratingIn(extended(each)) ?? 0]));
  const groups: Group[] = [];
  for (const { positionAssignments, matchUps, ...structure } of structures) {
    // Numbered through all groups, or from 1 in each.
    const before = Math.min(...positionAssignments.map(({ drawPosition }) => drawPosition)) - 1;
    const own = positionAssignments.map((each) => ({ ...each, drawPosition: each.drawPosition - before }));
    const places = placesOf(own)?.filter((id) => id !== null) ?? [];
    if (places.length < 2 || places.length < positionAssignments.length) return refuse('DRAW_INCOMPLETE');
    if (!places.every((id) => ratings.has(id))) return refuse('PARTICIPANT_UNKNOWN');
    const started = startGroup(places.map((id) => ({ id, rating: ratings.get(id)! })));
    const played = withResults(started, matchUps, (position) => places[position - before - 1] ?? '', scoring);
    if (!played.ok) return played;
    const gone = groupExtension.safeParse(extended(structure)).data?.abandoned ?? [];
    groups.push(gone.reduce((group, id) => left(group, id), played.value));
  }
  const members = groups.flatMap((group) => group.members.map(({ id }) => id));
  return new Set(members).size < members.length ? refuse('DRAW_INCOMPLETE') : accept(groups);
}

function left(group: Group, id: string): Group {
  const outcome = abandonInGroup(group, id);
  return outcome.ok ? outcome.value : group;
}

function withResults(
  group: Group,
  matchUps: readonly TodsGroupMatchUp[],
  idAt: (position: number) => string,
  scoring: Scoring,
): Outcome<Group, TodsCode> {
  const placeOf = (id: string) => group.members.findIndex((member) => member.id === id);
  const told = new Map<string, TodsGroupMatchUp>();
  for (const match of matchUps) {
    const pair = pairOf(match.drawPositions.map(idAt));
    if (told.has(pair)) return refuse('DRAW_INCOMPLETE');
    told.set(pair, match);
  }
  const fixtures: GroupFixture[] = [];
  for (const fixture of group.fixtures) {
    const match = told.get(pairOf(fixture.sides));
    const { decision: unspoken } = matchExtension.safeParse(match && extended(match)).data ?? {};
    const decision = match ? decisionOf(match, unspoken, { ...scoring, drawAllowed: true }) : null;
    if (decision === 'WRONG') return refuse('RESULT_NOT_ALLOWED', { data: { matchUp: match!.matchUpId } });
    // As other readers do: the lower place is the first side.
    const isTurned = placeOf(fixture.sides[0]) > placeOf(fixture.sides[1]);
    fixtures.push({ ...fixture, decision: decision && isTurned ? turned(decision) : decision });
    told.delete(pairOf(fixture.sides));
  }
  return told.size > 0 ? refuse('DRAW_INCOMPLETE') : accept({ ...group, fixtures });
}

const pairOf = (sides: readonly string[]): string => JSON.stringify([...sides].sort());
