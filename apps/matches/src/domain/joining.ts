import type { UserId } from '@setpoint/kernel';
import { missing, pendingInvitationOf, players, type Match } from './match.js';
import type { MatchCode } from './refusals.js';
import { levelOf, type Person, type RuleContext } from './rule-context.js';
import { isLevelAllowed } from './rules/level-limits.js';
import { overlapping } from './rules/overlap.js';
import { dayIn } from './rules/schedule.js';

/** Why nobody can take a place now. */
export function findPlaceRefusal(match: Match): MatchCode | null {
  if (match.state === 'READY') return 'TEAM_FULL';
  if (match.state !== 'ORGANIZING') return 'NOT_IN_THIS_STATE';
  return missing(match) === 0 ? 'TEAM_FULL' : null;
}

/** Whether the match is open to this person: public, or by invitation. */
export const isOpenTo = (match: Match, who: UserId): boolean =>
  pendingInvitationOf(match, who) !== undefined || (match.visibility === 'PUBLIC' && !match.removedIds.includes(who));

/** Whether the player is on holiday on the day of the match, or today if it has no date (ACC-07). */
export function isAway(
  { when, timeZone }: Pick<Match['plan'], 'when' | 'timeZone'>,
  person: Pick<Person, 'absence'> | undefined,
  now: Date,
): boolean {
  const day = when?.datePlay ?? dayIn(now, timeZone);
  return Boolean(person?.absence && person.absence.from <= day && day <= person.absence.to);
}

/** Whether a block, a holiday or another match prevents this person from playing. */
export function findPersonRefusal(match: Match, who: UserId, context: RuleContext, now: Date): MatchCode | null {
  if ([match.organiserId, ...players(match)].some((other) => context.blockBetween(who, other))) return 'CANNOT_JOIN';
  const person = context.person(who);
  if (isAway(match.plan, person, now)) return 'CANNOT_JOIN';
  return overlapping(match.plan.when, person?.engagements ?? [], match.id).length > 0 ? 'MATCH_OVERLAPS' : null;
}

/** Level limits apply to players without an invitation. */
export const findLevelRefusal = (match: Match, who: UserId, context: RuleContext): MatchCode | null =>
  pendingInvitationOf(match, who) ||
  isLevelAllowed(match, levelOf(context.person(who), match.sport, match.numberPlayers))
    ? null
    : 'LEVEL_NOT_ALLOWED';
