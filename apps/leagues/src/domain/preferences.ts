import type { FieldError } from '@setpoint/kernel';
import type { Preferences } from './subscription.js';

export const MOST_COURTS = 20;
const E164 = /^\+[1-9]\d{6,14}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[\w.:-]{1,100}$/;

/** Validation errors of preferences (LEA-02). */
export function preferenceErrors({ absenceFrom, absenceTo, notificationMobile, courtIds }: Preferences): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string) => errors.push({ field, code });
  if ((absenceFrom === null) !== (absenceTo === null))
    add(absenceFrom === null ? 'absenceFrom' : 'absenceTo', 'REQUIRED');
  for (const [field, day] of Object.entries({ absenceFrom, absenceTo }))
    if (day !== null && !DAY.test(day)) add(field, 'INVALID');
  if (absenceFrom !== null && absenceTo !== null && absenceTo < absenceFrom) add('absenceTo', 'BEFORE_START');
  if (notificationMobile !== null && !E164.test(notificationMobile)) add('notificationMobile', 'INVALID');
  if (courtIds.length > MOST_COURTS) add('courtIds', 'TOO_MANY');
  else if (!courtIds.every((id) => ID.test(id))) add('courtIds', 'INVALID');
  return errors;
}

const LAST_STEP = 3;
const MOST_VOUCHERS = 20;

/** A draft may be incomplete, but no larger than a form of ours. */
export function draftErrors(draft: {
  readonly activeStep: number;
  readonly preferences: Preferences | null;
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string) => errors.push({ field, code });
  if (draft.activeStep < 0 || draft.activeStep > LAST_STEP) add('activeStep', 'OUT_OF_RANGE');
  if ((draft.couponCode ?? '').length > 50) add('couponCode', 'TOO_LONG');
  if (draft.voucherIds.length > MOST_VOUCHERS || !draft.voucherIds.every((id) => ID.test(id)))
    add('voucherIds', 'INVALID');
  if (draft.preferences) {
    const { courtIds, notificationMobile } = draft.preferences;
    if (courtIds.length > MOST_COURTS || !courtIds.every((id) => ID.test(id))) add('courtIds', 'INVALID');
    if ((notificationMobile ?? '').length > 20) add('notificationMobile', 'TOO_LONG');
  }
  return errors;
}
