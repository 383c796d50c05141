import { DEFAULT_PARAMETERS } from '@setpoint/rating';
import { userId } from '@setpoint/kernel';
import type { WatchedLevel, WatchedMatch, WatchedPlayer } from '../../../src/domain/fair-play/watched.js';
import { estimateOf } from '../../../src/domain/levels/estimate.js';
import { ParametersOverTime } from '../../../src/domain/levels/parameters-over-time.js';
import { rateHistory } from '../../../src/domain/levels/rate-history.js';
import type { RatedMatch } from '../../../src/domain/levels/rated-match.js';

export type Cheat = 'WINS_SOLD' | 'IN_TURN' | 'SANDBAGGER' | 'MISREPORTER';

interface Member {
  readonly id: string;
  readonly skill: number;
  readonly assessed: number;
  readonly friends: readonly number[];
  readonly answersAtOnce: number;
  readonly cheat: Cheat | null;
  /** Only of a pair that colludes. */
  readonly mate: number;
}

interface PlayedMatch extends RatedMatch {
  readonly enteredBy: string;
  readonly enteredAfterMs: number;
  readonly answeredAfterMs: number | null;
  readonly disputedOf: string | null;
}

const SINGLES = { sport: 1, numberPlayers: 1 } as const;
const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

/** Numbers that look random and are the same each time (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    int: (below: number) => Math.floor(next() * below),
    chance: (share: number) => next() < share,
  };
}

/**
 * A year of a club: friends who play each other more than the rest, days good and bad, own estimates that are off, people
 * who always confirm at the net; and some who cheat, each kind in its own way.
 */
export function simulatedClub(seed: number, honest: number, each: number) {
  const random = numbers(seed);
  const kinds: Cheat[] = ['WINS_SOLD', 'IN_TURN', 'SANDBAGGER', 'MISREPORTER'];
  const cheats = kinds.flatMap((kind) =>
    Array.from({ length: kind === 'WINS_SOLD' || kind === 'IN_TURN' ? 2 * each : each }, () => kind),
  );
  const size = honest + cheats.length;
  const members = Array.from({ length: size }, (_, i): Member => {
    const cheat = cheats[i - honest] ?? null;
    const usual = Math.min(6.8, Math.max(1.2, random.normal(3.6, 1)));
    // Who hides strength has some; who buys wins needs them.
    const skill =
      cheat === 'SANDBAGGER' ? 3.5 + random.next() * 2 : cheat === 'WINS_SOLD' ? 3 + ((i - honest) % 2) * 0.5 : usual;
    return {
      ...{ id: `player${i}`, skill, cheat, mate: honest + ((i - honest) ^ 1) },
      assessed: Math.max(1, Math.round(2 * (skill + random.normal(0, 0.35) - (cheat === 'SANDBAGGER' ? 2 : 0))) / 2),
      friends: Array.from({ length: 3 + random.int(12) }, () => random.int(honest)),
      answersAtOnce: random.chance(0.1) ? 0.7 : 0.03,
    };
  });
  const matches: PlayedMatch[] = [];
  const play = (a: number, b: number, endedAt: number) =>
    matches.push(playOnce(random, members[a]!, members[b]!, endedAt, matches.length));
  for (let i = 0; i < size; i++) {
    const count = members[i]!.cheat === null ? 4 + random.int(24) : 20 + random.int(16);
    for (let n = 0; n < count; n++) {
      const { friends } = members[i]!;
      const other = random.chance(0.7) ? friends[random.int(friends.length)]! : random.int(honest);
      if (other !== i) play(i, other, random.next() * 365 * DAY);
    }
  }
  members.forEach(({ cheat, mate }, i) => {
    if ((cheat !== 'WINS_SOLD' && cheat !== 'IN_TURN') || mate < i) return;
    for (let n = 0; n < 18; n++) play(i, mate, (20 + n * 18 + random.next()) * DAY);
  });
  return { players: watched(members, matches), cheats: new Map(members.map(({ id, cheat }) => [id, cheat])) };
}

function playOnce(random: ReturnType<typeof numbers>, a: Member, b: Member, endedAt: number, n: number): PlayedMatch {
  const together = a.cheat !== null && a.cheat === b.cheat && a.cheat !== 'SANDBAGGER' && a.cheat !== 'MISREPORTER';
  const late = endedAt > 120 * DAY;
  // A sandbagger plays in earnest in seven of ten matches, once the level is where it should not be.
  const throws = (member: Member) => member.cheat === 'SANDBAGGER' && late && random.chance(0.3);
  const edge = a.skill - b.skill + random.normal(0, 0.35) - (throws(a) ? 5 : 0) + (throws(b) ? 5 : 0);
  let games = playGames(random, edge);
  if (together && a.cheat === 'WINS_SOLD') games = { A: 12, B: random.int(3) };
  if (together && a.cheat === 'IN_TURN')
    games = Math.floor(endedAt / (18 * DAY)) % 2 ? { A: 12, B: 7 } : { A: 7, B: 12 };
  const [winner, loser] = games.A > games.B ? [a, b] : [b, a];
  const liar = loser.cheat === 'MISREPORTER' ? loser : null;
  const enterer = liar ?? (random.chance(0.6) ? winner : loser);
  const answerer = enterer === a ? b : a;
  const disputed = liar ? random.chance(0.85) : random.chance(0.02);
  const atOnce = together || random.chance(answerer.answersAtOnce);
  return {
    ...{
      kind: 'MATCH',
      matchId: `match${n}`,
      pool: SINGLES,
      endedAt,
      gameMode: 'THREE_SETS_6_GAMES',
      surface: null,
      outcome: 'COMPLETED',
    },
    ...{ winner: games.A > games.B ? 'A' : 'B', games, teams: { A: [a.id], B: [b.id] } },
    enteredBy: disputed && !liar ? loser.id : enterer.id,
    enteredAfterMs: (random.chance(0.1) ? 1 : 5 + random.int(600)) * MINUTE,
    answeredAfterMs: atOnce ? MINUTE : random.chance(0.15) ? null : (3 + random.int(2000)) * MINUTE,
    disputedOf: disputed ? enterer.id : null,
  };
}

function playGames(random: ReturnType<typeof numbers>, edge: number) {
  const game = Math.min(0.93, Math.max(0.07, 0.5 + 0.115 * edge));
  const total = { A: 0, B: 0 };
  const sets = { A: 0, B: 0 };
  while (sets.A < 2 && sets.B < 2) {
    let [x, y] = [0, 0];
    while (Math.max(x, y) < 6 || (Math.abs(x - y) < 2 && Math.max(x, y) < 7)) {
      if (random.chance(game)) x++;
      else y++;
    }
    total.A += x;
    total.B += y;
    sets[x > y ? 'A' : 'B']++;
  }
  return total.A === total.B
    ? { A: total.A + Number(sets.A > sets.B), B: total.B }
    : sets.A > sets.B === total.A > total.B
      ? total
      : { A: total.B, B: total.A };
}

function watched(members: readonly Member[], matches: readonly PlayedMatch[]): WatchedPlayer[] {
  const estimates = new Map(members.map((member) => [member.id, estimateOf(member.assessed, DEFAULT_PARAMETERS)]));
  const history = rateHistory(matches, [], (id) => estimates.get(id)!, ParametersOverTime.DEFAULT);
  const played = new Map(matches.map((match) => [match.matchId, match]));
  const moves = history.steps.flatMap(({ event, entry, after }) =>
    event.kind === 'MATCH' && entry.kind === 'MATCH' ? [{ match: event, entry, after }] : [],
  );
  const byPlayer = Map.groupBy(moves, ({ entry }) => entry.playerId);
  return members.map(({ id, assessed: own }) => {
    const steps = byPlayer.get(id) ?? [];
    const level: WatchedLevel = {
      ...SINGLES,
      assessed: own,
      now: steps.at(-1)?.after.rating.mean ?? own,
      matches: steps.length,
    };
    return {
      playerId: userId(id),
      levels: [level],
      matches: steps.map(({ match, entry: { side, winChance, expectedShare, share } }): WatchedMatch => {
        const other = side === 'A' ? 'B' : 'A';
        const { enteredBy, enteredAfterMs, answeredAfterMs, disputedOf } = played.get(match.matchId)!;
        return {
          ...{ matchId: match.matchId, endedAt: match.endedAt, opponents: match.teams[other].map(userId) },
          outcome: match.winner === side ? 'W' : 'L',
          ...{ gamesWon: match.games[side], gamesLost: match.games[other] },
          expected: { winChance, share: expectedShare, actualShare: share },
          ...{ entered: enteredBy === id, enteredAfterMs, answeredAfterMs },
          ...{ disputed: Number(disputedOf === id), overturned: Number(disputedOf === id), noShow: false },
        };
      }),
    };
  });
}
