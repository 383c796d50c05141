import type { UserId } from '@setpoint/kernel';
import type { TournamentId } from '../../domain/tournament.js';

/** A player's draft of a registration (TRN-05). */
export interface RegistrationDraft {
  readonly playerId: UserId;
  readonly tournamentId: TournamentId;
  /** From 0. */
  readonly activeStep: number;
  readonly isComplete: boolean;
  readonly partnerId: UserId | null;
  readonly inviteCode: string | null;
  readonly useCredit: boolean | null;
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}

export abstract class Drafts {
  abstract find(player: UserId, id: TournamentId): Promise<RegistrationDraft | null>;
  abstract save(draft: RegistrationDraft): Promise<void>;
}
