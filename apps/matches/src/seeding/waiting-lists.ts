import { userId, type UserId } from '@setpoint/kernel';
import { evolve, decide } from '../domain/match-machine.js';
import { players, type Match } from '../domain/match.js';
import { ruleContextOf, type Engagement } from '../domain/rule-context.js';
import type { HistorySeed } from './seeds.js';

const DAY_MS = 24 * 3_600_000;
const MOST_AHEAD_MS = 7 * DAY_MS;
/** Of every so many full matches one has people who wait. */
const EVERY = 4;
const WAITING = 3;

/** Followers of those who play wait for places of full matches; everybody featured waits for one. */
export function withWaitingLists(matches: readonly Match[], seed: HistorySeed): Match[] {
  const busy = engagementsIn(matches);
  const followers = Map.groupBy(seed.follows, ({ followedId }) => followedId);
  const cityOf = new Map([...seed.players, ...seed.courts].map(({ id, city }) => [id, city]));
  const patient = new Set(seed.featured ?? []);
  let full = 0;
  return matches.map((match) => {
    const ahead = match.state === 'READY' ? match.plan.when.startsAt.getTime() - seed.now.getTime() : 0;
    if (match.state !== 'READY' || ahead < DAY_MS || ahead > MOST_AHEAD_MS) return match;
    const city = cityOf.get(match.plan.courtId);
    const featured = [...patient].filter((id) => cityOf.get(id) === city);
    full += 1;
    const friends = players(match).flatMap(
      (player) => followers.get(player)?.map(({ followerId }) => followerId) ?? [],
    );
    const nearby = friends.filter((id) => cityOf.get(id) === city);
    const wishing = full % EVERY === 0 || featured.length > 0 ? [...nearby.slice(0, WAITING), ...featured] : [];
    return [...new Set(wishing)].slice(-WAITING).reduce((current: Match, id) => {
      const next = waitFor(current, userId(id));
      if (next !== current) patient.delete(id);
      return next;
    }, match);
  });

  function waitFor(match: Match, who: UserId): Match {
    const people = seed.players
      .filter(({ id }) => id === who)
      .map(({ levels, timeZone }) => ({
        ...{ id: who, levels, absence: null, timeZone, engagements: busy.get(who) ?? [], waitsFor: 0 },
      }));
    const context = ruleContextOf({ people, courts: [], blocks: [], follows: [] });
    const decision = decide({ type: 'WAIT', who }, match, context, seed.now);
    return decision.ok ? decision.value.reduce(evolve, match) : match;
  }
}

function engagementsIn(matches: readonly Match[]): ReadonlyMap<UserId, readonly Engagement[]> {
  const busy = new Map<UserId, Engagement[]>();
  for (const match of matches) {
    const { when } = match.plan;
    if (!when || (match.state !== 'ORGANIZING' && match.state !== 'READY')) continue;
    const engagement = { matchId: match.id, startsAt: when.startsAt, endsAt: when.endsAt, isPrivate: false };
    for (const id of players(match)) busy.set(id, [...(busy.get(id) ?? []), engagement]);
  }
  return busy;
}
