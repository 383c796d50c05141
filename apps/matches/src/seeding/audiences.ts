import { userId, type MatchId } from '@setpoint/kernel';
import { decideAudience } from '../domain/audience/decide.js';
import { REACTIONS, type Fan } from '../domain/audience/fan.js';
import { players, type Match } from '../domain/match.js';
import { ruleContextOf } from '../domain/rule-context.js';
import { chance, pick } from './chance.js';
import type { HistorySeed } from './seeds.js';

export interface SeededFan {
  readonly matchId: MatchId;
  readonly fan: Fan;
}

const WEEK_MS = 7 * 24 * 3_600_000;
const MOST_FANS = 8;

/** Followers of those who play watch the matches of this week, and most of them react. */
export function audiencesOf(matches: readonly Match[], seed: HistorySeed): SeededFan[] {
  const followers = Map.groupBy(seed.follows, ({ followedId }) => followedId);
  return matches
    .filter(({ plan: { when } }) => when && Math.abs(when.startsAt.getTime() - seed.now.getTime()) < WEEK_MS)
    .flatMap((match) => {
      const friends = players(match).flatMap((player) => followers.get(player) ?? []);
      const fans = [...new Set(friends.map(({ followerId }) => followerId))].slice(0, MOST_FANS);
      return fans.flatMap((id) => fanOf(id, match, seed) ?? []);
    });
}

const nobodyKnown = ruleContextOf({ people: [], courts: [], blocks: [], follows: [] });

function fanOf(id: string, match: Match, { random, now }: HistorySeed): SeededFan | null {
  const who = userId(id);
  const watches = chance(random, 0.5);
  const reaction = chance(random, 0.7) ? pick(random, REACTIONS) : null;
  const following = decideAudience({ type: 'FOLLOW', who }, null, match, nobodyKnown, now);
  if (!watches || !following.ok) return null;
  const reacted =
    reaction && decideAudience({ type: 'REACT', who, reaction }, following.value, match, nobodyKnown, now);
  return { matchId: match.id, fan: reacted?.ok ? reacted.value : following.value };
}
