import { planRound, roundInPlan, type Member, type Pair } from '@setpoint/league';

export type Planner = (number: number, members: readonly Member[], matches: readonly Pair[]) => readonly Pair[];

export const ours: Planner = (number, members, matches) => planRound({ number, members, matches, open: [] }).pairs;

/** Everybody as planned; whose opponent is away is idle. */
export const circle: Planner = (number, members) => {
  const rounds = members.length - 1 + (members.length % 2);
  return pairsOf(members)
    .filter(([a, b]) => roundInPlan(a, b, members.length) === (number - 1) % rounds)
    .map(([a, b]): Pair => [members[a]!.id, members[b]!.id]);
};

/** One after the other takes whom they met least. */
export const greedy: Planner = (_, members, matches) => {
  const meetings = ([a, b]: Pair) => matches.filter((pair) => pair.includes(a) && pair.includes(b)).length;
  const taken = new Set<string>();
  return pairsOf(members)
    .map(([a, b]): Pair => [members[a]!.id, members[b]!.id])
    .sort((one, other) => meetings(one) - meetings(other))
    .filter((pair) => {
      if (pair.some((id) => taken.has(id))) return false;
      pair.forEach((id) => taken.add(id));
      return true;
    });
};

/** Seats of all who could meet. */
const pairsOf = (members: readonly Member[]): [number, number][] =>
  members.flatMap((one, a) =>
    members.flatMap((other, b): [number, number][] =>
      a < b && one.freeDays.length > 0 && other.freeDays.length > 0 ? [[a, b]] : [],
    ),
  );
