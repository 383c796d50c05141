import { otherSide, type UserId } from '@setpoint/kernel';
import { sideOf, team, type Match, type When } from '../match.js';
import { LEAVING_MS } from './deadlines.js';

const HOUR_MS = 3_600_000;
/** Half a day of notice for the other side of a competition's match, which it can't leave. */
const HALF_A_DAY_MS = 12 * HOUR_MS;
/** If the window leaves no more than that. */
const AT_THE_END_MS = 2 * HOUR_MS;
/** In other matches everybody has two hours in which they may still leave (MAT-11). */
const TO_LEAVE_MS = LEAVING_MS + 2 * HOUR_MS;

/** Whether a match may begin at this time without the other side having agreed to it. */
export function hasNotice({ startsAt, endsAt }: When, { competition }: Pick<Match, 'competition'>, now: Date): boolean {
  const notice = startsAt.getTime() - now.getTime();
  if (!competition) return notice >= TO_LEAVE_MS;
  const length = endsAt.getTime() - startsAt.getTime();
  const isNearEnd = now.getTime() + HALF_A_DAY_MS + length > competition.closesAt.getTime();
  return notice >= (isNearEnd ? AT_THE_END_MS : HALF_A_DAY_MS);
}

/** Whether somebody on the other side has neither agreed to this time nor has enough notice (MAT-09). */
export function isWithoutNotice(
  match: Match,
  { who, when, agreedBy }: { readonly who: UserId; readonly when: When; readonly agreedBy: readonly UserId[] },
  now: Date,
): boolean {
  const side = sideOf(match, who);
  const others = side ? team(match, otherSide(side)) : [];
  return !hasNotice(when, match, now) && others.some(({ playerId }) => !agreedBy.includes(playerId));
}
