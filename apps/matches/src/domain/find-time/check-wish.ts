import { accept, PADEL, TENNIS, type NumberPlayersId, type Outcome, type SportId, type UserId } from '@setpoint/kernel';
import { DateTime } from 'luxon';
import { invalidData, type MatchFieldError } from '../refusals.js';
import { isDuration } from '../rules/schedule.js';
import type { TimeWish } from './propose.js';

/** The request; unvalidated. */
export interface RequestedTimes {
  readonly others: readonly UserId[];
  readonly sport: number;
  readonly numberPlayers: number;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

export interface CheckedTimes extends TimeWish {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

/** Maximum number of days searched. */
export const MOST_DAYS = 14;

export function checkRequestedTimes(asked: RequestedTimes, who: UserId): Outcome<CheckedTimes, 'INVALID_DATA'> {
  const { sport, numberPlayers, from, to, minutes } = asked;
  const fields = [...errorsInPlayers(asked, who), ...errorsInDays(from, to)];
  if (sport !== TENNIS && sport !== PADEL) return invalidData(...fields, { field: 'sport', code: 'INVALID' });
  if (numberPlayers !== 1 && numberPlayers !== 2)
    return invalidData(...fields, { field: 'numberPlayers', code: 'INVALID' });
  if (sport === PADEL && numberPlayers === 1) fields.push({ field: 'numberPlayers', code: 'NOT_IN_THIS_SPORT' });
  if (!isDuration(minutes)) return invalidData(...fields, { field: 'minutes', code: 'INVALID' });
  return fields.length > 0 ? invalidData(...fields) : accept({ sport, numberPlayers, from, to, minutes });
}

function errorsInPlayers({ others, numberPlayers }: RequestedTimes, who: UserId): MatchFieldError[] {
  const error = (code: MatchFieldError['code']): MatchFieldError[] => [{ field: 'playerIds', code }];
  if (others.length === 0) return error('REQUIRED');
  if (others.includes(who)) return error('YOURSELF');
  if (new Set(others).size < others.length) return error('INVALID');
  return others.length > 2 * numberPlayers - 1 ? error('TOO_MANY') : [];
}

function errorsInDays(from: string, to: string): MatchFieldError[] {
  const [first, last] = [from, to].map((day) => DateTime.fromFormat(day, 'yyyy-MM-dd', { zone: 'utc' }));
  if (!first!.isValid) return [{ field: 'from', code: 'INVALID' }];
  const days = last!.diff(first!, 'days').days + 1;
  if (!last!.isValid || days < 1) return [{ field: 'to', code: 'INVALID' }];
  return days > MOST_DAYS ? [{ field: 'to', code: 'TOO_FAR_AHEAD' }] : [];
}
