import type { DataOf, leagueFixtureReady } from '@setpoint/events';
import type { Random, Side } from '@setpoint/kernel';
import { playScore, winnerOf, type SetScore } from '@setpoint/scoring';
import { hear } from '../domain/play/answers.js';
import type { LeagueFixture } from '../domain/play/fixture.js';
import { dueAtOf, type Change, type PlayingGroup } from '../domain/play/group.js';
import { passTime } from '../domain/play/passing-time.js';
import { playEvent } from '../events/outgoing-play.js';

/** How a group was played. */
export interface Circumstances {
  /** What really decides matches, by the id of the member. */
  readonly skills: ReadonlyMap<string, number>;
  /** Members who leave their matches for later as long as there is time. */
  readonly late: ReadonlySet<string>;
  readonly random: Random;
  readonly newId: () => string;
  /** Of the match of a fixture. */
  readonly matchIdOf: (group: PlayingGroup, fixture: LeagueFixture) => string;
  readonly now: Date;
}

/** A match that was played, as its fixture was announced. */
export interface PlayedFixture {
  readonly matchId: string;
  readonly ready: DataOf<typeof leagueFixtureReady>;
  readonly sets: readonly SetScore[];
  /** When both sides had agreed on the result. */
  readonly at: Date;
}

export interface PlayedGroup {
  /** With its rounds as far as they were played. */
  readonly rounds: PlayingGroup;
  /** What the final changed, in its order. */
  readonly final: readonly { readonly before: PlayingGroup; readonly change: Change; readonly at: Date }[];
  readonly fixtures: readonly PlayedFixture[];
}

/** Plays a group that was just formed by the rules, each match at a time of its own, until now. */
export function playGroup(formed: PlayingGroup, circumstances: Circumstances): PlayedGroup {
  const final: { before: PlayingGroup; change: Change; at: Date }[] = [];
  const fixtures: PlayedFixture[] = [];
  const timeOf = matchTimes(circumstances);
  let [rounds, group] = [formed, formed];
  for (;;) {
    const match = nextMatch(group, timeOf);
    const due = dueAtOf(group);
    const at = match && (!due || match.at < due) ? match.at : due;
    if (!at || at > circumstances.now) return { rounds, final, fixtures };
    let change: Change;
    if (at === match?.at) {
      const answer = playedOut(group, match.fixture, circumstances);
      change = hear(group, { ...answer, at }, at, circumstances.newId);
      const ready = playEvent({ kind: 'READY', fixture: match.fixture }, group).data as PlayedFixture['ready'];
      fixtures.push({ matchId: answer.matchId, ready, sets: answer.result.sets, at });
    } else change = passTime(group, at, circumstances.newId);
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

function playedOut(group: PlayingGroup, fixture: LeagueFixture, { skills, random, matchIdOf }: Circumstances) {
  const { league } = group;
  const { id, revision, sides } = fixture;
  const [a, b] = sides.map((side) => skills.get(side)!);
  const sets = playScore(random, league.gameMode, a! - b!);
  const winner = winnerOf(league.gameMode, sets, 'COMPLETED') as Side | null;
  return {
    ...{ fixtureId: id, revision, matchId: matchIdOf(group, fixture), version: 1 },
    ...{ how: 'PLAYED' as const, result: { outcome: 'COMPLETED' as const, sets, winner } },
  };
}
