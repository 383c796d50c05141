import type { FieldError } from '@setpoint/kernel';
import { startOfDay } from '../domain/deadlines.js';
import { plannedEnd } from '../domain/planned-end.js';
import type { Tournament, TournamentDetails } from '../domain/tournament.js';
import type { Registrations } from './ports/registrations.js';

type Known = Pick<Registrations, 'tournament' | 'qualifiersOf'>;

/** A qualifier leads to a slam of its sport and format that begins after it, or to none (TRN-12). */
export async function slamErrors(
  details: TournamentDetails,
  registrations: Known,
  /** As it is kept, if it is. */
  before: Tournament | null = null,
): Promise<FieldError[]> {
  const { slamId, sport, numberPlayers, startOn, type } = details;
  const isSameTime = before?.startOn === startOn && before.slamId === slamId;
  if (slamId !== null) {
    const slam = await registrations.tournament(slamId);
    const fits = slam?.type === 'SLAM' && slam.sport === sport && slam.numberPlayers === numberPlayers;
    if (!fits) return [{ field: 'slamId', code: 'INVALID' }];
    return isSameTime || plannedEnd(details) <= slam.startsAt ? [] : [{ field: 'startOn', code: 'AFTER_SLAM' }];
  }
  if (type !== 'SLAM' || before === null || isSameTime) return [];
  const startsAt = startOfDay(startOn, details.timeZone);
  const qualifiers = await registrations.qualifiersOf(before.id);
  return qualifiers.every((each) => plannedEnd(each) <= startsAt)
    ? []
    : [{ field: 'startOn', code: 'BEFORE_QUALIFIER' }];
}
