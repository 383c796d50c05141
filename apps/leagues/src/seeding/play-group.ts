import type { Random, Side } from '@setpoint/kernel';
import { playScore, winnerOf } from '@setpoint/scoring';
import { hear } from '../domain/play/answers.js';
import type { LeagueFixture } from '../domain/play/fixture.js';
import { dueAtOf, type Change, type PlayingGroup } from '../domain/play/group.js';
import { passTime } from '../domain/play/passing-time.js';

/** How a group was played. */
export interface Circumstances {
  /** What really decides matches, by the id of the member. */
  readonly skills: ReadonlyMap<string, number>;
  /** Members who leave their matches for later as long as there is time. */
  readonly late: ReadonlySet<string>;
  readonly random: Random;
  readonly newId: () => string;
  readonly now: Date;
}

export interface PlayedGroup {
  /** With its rounds as far as they were played. */
  readonly rounds: PlayingGroup;
  /** What the final changed, in its order. */
  readonly final: readonly { readonly before: PlayingGroup; readonly change: Change; readonly at: Date }[];
}

/** Plays a group that was just formed by the rules, each match at a time of its own, until now. */
export function playGroup(formed: PlayingGroup, circumstances: Circumstances): PlayedGroup {
  const final: { before: PlayingGroup; change: Change; at: Date }[] = [];
  const timeOf = matchTimes(circumstances);
  let [rounds, group] = [formed, formed];
  for (;;) {
    const match = nextMatch(group, timeOf);
    const due = dueAtOf(group);
    const at = match && (!due || match.at < due) ? match.at : due;
    if (!at || at > circumstances.now) return { rounds, final };
    const change =
      at === match?.at
        ? hear(group, { ...playedOut(group, match.fixture, circumstances), at }, at, circumstances.newId)
        : passTime(group, at, circumstances.newId);
    if (change.group.state === 'PLAYING') rounds = change.group;
    else final.push({ before: group, change, at });
    group = change.group;
  }
}

type TimeOf = (fixture: LeagueFixture) => Date | null;

function nextMatch(group: PlayingGroup, timeOf: TimeOf): { readonly fixture: LeagueFixture; readonly at: Date } | null {
  const planned = group.fixtures
    .filter(({ state }) => state === 'READY')
    .flatMap((fixture) => {
      const at = timeOf(fixture);
      return at ? [{ fixture, at }] : [];
    });
  return planned.sort((a, b) => +a.at - +b.at)[0] ?? null;
}

/** When each match is played; null where it is left to be played. */
function matchTimes({ late, random, now }: Circumstances): TimeOf {
  const times = new Map<string, Date>();
  return ({ id, opensAt, closesAt, sides }) => {
    if (closesAt > now && sides.some((side) => late.has(side))) return null;
    // Nobody leaves it to the last day.
    const at = times.get(id) ?? new Date(+opensAt + (0.1 + 0.75 * random.next()) * (+closesAt - +opensAt));
    times.set(id, at);
    return at;
  };
}

function playedOut(
  { league }: PlayingGroup,
  { id, revision, sides }: LeagueFixture,
  { skills, random }: Circumstances,
) {
  const [a, b] = sides.map((side) => skills.get(side)!);
  const sets = playScore(random, league.gameMode, a! - b!);
  const winner = winnerOf(league.gameMode, sets, 'COMPLETED') as Side | null;
  return {
    ...{ fixtureId: id, revision, matchId: null, version: 1 },
    ...{ how: 'PLAYED' as const, result: { outcome: 'COMPLETED' as const, sets, winner } },
  };
}
