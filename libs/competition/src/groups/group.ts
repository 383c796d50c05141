import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import { forfeitOf, isSameDecision, type Decision, type Sides } from '../progress/decision.js';
import { tableOf, type Standing } from '../standings/table.js';
import { roundRobin } from './groups.js';

export interface Member {
  readonly id: string;
  readonly rating: number;
}

export interface GroupFixture {
  /** Round and number in it, from 1 on: `2-1`. */
  readonly id: string;
  readonly round: number;
  readonly sides: Sides;
  readonly decision: Decision | null;
  /** Of the pair of sides; left out for the first one. */
  readonly revision?: number;
}

/** A group as plain data: functions give a new one and leave the old one as it was. */
export interface Group {
  readonly members: readonly Member[];
  readonly fixtures: readonly GroupFixture[];
  readonly abandoned: readonly string[];
}

export function startGroup(members: readonly Member[]): Group {
  const fixtures = roundRobin(members.map(({ id }) => id)).flatMap((pairs, round) =>
    pairs.map((sides, index) => ({ id: `${round + 1}-${index + 1}`, round: round + 1, sides, decision: null })),
  );
  return { members: members.map(({ id, rating }) => ({ id, rating })), fixtures, abandoned: [] };
}

/** Also corrects: the last decision counts. The same one again changes nothing. */
export function decideInGroup(group: Group, fixtureId: string, decision: Decision): Outcome<Group, 'NO_SUCH_FIXTURE'> {
  const fixture = group.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return refuse('NO_SUCH_FIXTURE');
  if (fixture.decision && isSameDecision(fixture.decision, decision)) return accept(group);
  return accept({
    ...group,
    fixtures: group.fixtures.map((other) => (other === fixture ? { ...fixture, decision } : other)),
  });
}

/** Somebody leaves or is excluded: what is still to be played is forfeited, earlier results stand (TRN-15). */
export function abandonInGroup(group: Group, memberId: string): Outcome<Group, 'NOT_ENROLLED' | 'ALREADY_LEFT'> {
  if (!group.members.some(({ id }) => id === memberId)) return refuse('NOT_ENROLLED');
  if (group.abandoned.includes(memberId)) return refuse('ALREADY_LEFT');
  const abandoned = [...group.abandoned, memberId];
  const gone = new Set(abandoned);
  const fixtures = group.fixtures.map((fixture) => ({
    ...fixture,
    decision: fixture.decision ?? forfeitOf(fixture.sides, gone),
  }));
  return accept({ ...group, abandoned, fixtures });
}

/** An alternate takes a place in which nothing has been decided yet. */
export function replaceInGroup(
  group: Group,
  memberId: string,
  alternate: Member,
): Outcome<Group, 'NOT_ENROLLED' | 'ALREADY_ENROLLED' | 'ALREADY_PLAYED'> {
  if (!group.members.some(({ id }) => id === memberId)) return refuse('NOT_ENROLLED');
  if (group.members.some(({ id }) => id === alternate.id)) return refuse('ALREADY_ENROLLED');
  if (group.fixtures.some(({ sides, decision }) => decision && sides.includes(memberId)))
    return refuse('ALREADY_PLAYED');
  const renamed = (id: string) => (id === memberId ? alternate.id : id);
  return accept({
    ...group,
    members: group.members.map((member) => (member.id === memberId ? { ...alternate } : member)),
    fixtures: group.fixtures.map((fixture) =>
      fixture.sides.includes(memberId)
        ? {
            ...fixture,
            sides: [renamed(fixture.sides[0]), renamed(fixture.sides[1])] as const,
            revision: (fixture.revision ?? 1) + 1,
          }
        : fixture,
    ),
  });
}

export type ExchangeCode = 'NOT_ENROLLED' | 'SAME_GROUP' | 'ALREADY_PLAYED';

/** Two members of two groups take each other's place, as long as nothing has been decided of either. */
export function exchangeInGroups(
  groups: readonly Group[],
  one: string,
  other: string,
): Outcome<readonly Group[], ExchangeCode> {
  const placeOf = (id: string) => {
    const group = groups.find(({ members }) => members.some((member) => member.id === id));
    return group && { group, member: group.members.find((member) => member.id === id)! };
  };
  const [from, to] = [placeOf(one), placeOf(other)];
  if (!from || !to) return refuse('NOT_ENROLLED');
  if (from.group === to.group) return refuse('SAME_GROUP');
  const [left, entered] = [replaceInGroup(from.group, one, to.member), replaceInGroup(to.group, other, from.member)];
  if (!left.ok || !entered.ok) return refuse('ALREADY_PLAYED');
  return accept(
    groups.map((group) => (group === from.group ? left.value : group === to.group ? entered.value : group)),
  );
}

export const isGroupOver = (group: Group): boolean => group.fixtures.every(({ decision }) => decision !== null);

/** The table of a group as it stands (TRN-11). */
export const standingsOf = ({ members, fixtures }: Group, mode: GameMode): Standing[] =>
  tableOf(members, fixtures, mode);
