import type { UserId } from '@setpoint/kernel';
import type { TournamentId } from '../../domain/tournament.js';

/** Players looking for a partner (TRN-04). */
export abstract class TeamSeekers {
  abstract of(id: TournamentId): Promise<readonly UserId[]>;
  abstract set(id: TournamentId, player: UserId, isSeeking: boolean): Promise<void>;
}
