import type { Competition } from '../competition/competition.js';
import type { When } from '../match.js';
import { before, LEAVING_MS } from './deadlines.js';

const HOUR_MS = 3_600_000;
/** Time to see a suggestion and to agree on it. */
const HALF_A_DAY_MS = 12 * HOUR_MS;
/** If the window leaves no more than that: an hour to answer. */
const AT_THE_END_MS = LEAVING_MS + HOUR_MS;

/** Whether nobody could answer a proposal of this time any more: it would lapse at once (MAT-23). */
export const isWithoutNotice = ({ startsAt }: When, now: Date): boolean => before(startsAt, LEAVING_MS) <= now;

/** Whether a suggested time leaves both sides enough time to agree on it (BYD-10). */
export function hasNotice({ startsAt, endsAt }: When, { closesAt }: Competition, now: Date): boolean {
  const length = endsAt.getTime() - startsAt.getTime();
  const isNearEnd = now.getTime() + HALF_A_DAY_MS + length > closesAt.getTime();
  return startsAt.getTime() - now.getTime() >= (isNearEnd ? AT_THE_END_MS : HALF_A_DAY_MS);
}
