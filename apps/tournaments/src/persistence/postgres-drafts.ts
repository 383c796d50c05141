import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { Drafts, type RegistrationDraft } from '../application/ports/drafts.js';
import { tournamentId, type TournamentId } from '../domain/tournament.js';
import { RegistrationDraftEntity } from './registration-entities.js';

@Injectable()
export class PostgresDrafts extends Drafts {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async find(player: UserId, id: TournamentId): Promise<RegistrationDraft | null> {
    const row = await this.storage.manager.findOneBy(RegistrationDraftEntity, { player_id: player, tournament_id: id });
    return (
      row && {
        playerId: userId(row.player_id),
        tournamentId: tournamentId(row.tournament_id),
        activeStep: row.active_step,
        isComplete: row.is_complete,
        partnerId: row.partner_id === null ? null : userId(row.partner_id),
        inviteCode: row.invite_code,
        useCredit: row.use_credit,
        couponCode: row.coupon_code,
        voucherIds: row.voucher_ids,
      }
    );
  }

  override async save(draft: RegistrationDraft): Promise<void> {
    const row = {
      player_id: draft.playerId,
      tournament_id: draft.tournamentId,
      active_step: draft.activeStep,
      is_complete: draft.isComplete,
      partner_id: draft.partnerId,
      invite_code: draft.inviteCode,
      use_credit: draft.useCredit,
      coupon_code: draft.couponCode,
      voucher_ids: [...draft.voucherIds],
    };
    await this.storage.manager.upsert(RegistrationDraftEntity, row, ['player_id', 'tournament_id']);
  }
}
