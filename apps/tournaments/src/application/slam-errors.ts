import type { FieldError } from '@setpoint/kernel';
import type { TournamentDetails } from '../domain/tournament.js';
import type { Registrations } from './ports/registrations.js';

/** A qualifier leads to a slam of its sport and format, or to none (TRN-12). */
export async function slamErrors(
  { slamId, sport, numberPlayers }: TournamentDetails,
  registrations: Pick<Registrations, 'tournament'>,
): Promise<FieldError[]> {
  if (slamId === null) return [];
  const slam = await registrations.tournament(slamId);
  const fits = slam?.type === 'SLAM' && slam.sport === sport && slam.numberPlayers === numberPlayers;
  return fits ? [] : [{ field: 'slamId', code: 'INVALID' }];
}
