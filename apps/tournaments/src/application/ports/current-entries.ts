import type { UserId } from '@setpoint/kernel';
import type { RegistrationId, TournamentId } from '../../domain/tournament.js';

export abstract class CurrentEntries {
  /** Registrations of a player, as captain or partner, that have not ended, in tournaments that are not over. */
  abstract of(player: UserId): Promise<readonly { readonly id: RegistrationId; readonly tournamentId: TournamentId }[]>;
}
