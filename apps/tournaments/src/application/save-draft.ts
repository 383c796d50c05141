import { Injectable } from '@nestjs/common';
import { accept, refuse, type FieldError, type Outcome } from '@setpoint/kernel';
import { CheckRegistration, isSeen } from './check-registration.js';
import { Drafts, type RegistrationDraft } from './ports/drafts.js';
import { Registrations } from './ports/registrations.js';

const LAST_STEP = 3;
const LONGEST_CODE = 50;
const MOST_VOUCHERS = 20;

/** Saves a step of the registration (TRN-05). Attempts at invite codes, which open private tournaments, are limited. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly drafts: Drafts,
    private readonly registrations: Registrations,
    private readonly check: CheckRegistration,
  ) {}

  async execute(
    draft: RegistrationDraft,
  ): Promise<Outcome<RegistrationDraft, 'INVALID_DATA' | 'TOURNAMENT_NOT_FOUND' | 'TOO_MANY_REQUESTS'>> {
    const fields = errorsOf(draft);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const tournament = await this.registrations.tournament(draft.tournamentId);
    if (!isSeen(tournament ?? undefined)) return refuse('TOURNAMENT_NOT_FOUND');
    const before = await this.drafts.find(draft.playerId, draft.tournamentId);
    const isNewCode = draft.inviteCode !== null && draft.inviteCode !== before?.inviteCode;
    const guessing = isNewCode && (await this.check.codeLimit(draft.playerId, tournament!, draft.inviteCode));
    if (guessing) return guessing;
    await this.drafts.save(draft);
    return accept(draft);
  }
}

function errorsOf({ activeStep, inviteCode, couponCode, voucherIds }: RegistrationDraft): FieldError[] {
  const errors: FieldError[] = [];
  if (activeStep < 0 || activeStep > LAST_STEP) errors.push({ field: 'activeStep', code: 'INVALID' });
  if ((inviteCode?.length ?? 0) > LONGEST_CODE) errors.push({ field: 'inviteCode', code: 'TOO_LONG' });
  if ((couponCode?.length ?? 0) > LONGEST_CODE) errors.push({ field: 'couponCode', code: 'TOO_LONG' });
  if (voucherIds.length > MOST_VOUCHERS) errors.push({ field: 'voucherIds', code: 'TOO_MANY' });
  return errors;
}
