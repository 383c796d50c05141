import type { EnteredTournamentFragment, MyEntryFragment } from '@setpoint/client/documents';

export type TournamentErrorCode = NonNullable<EnteredTournamentFragment['registrationRefusal']>;

/** Where somebody stands who opens the address of subscribing. */
export type Stage =
  | { readonly kind: 'steps' }
  /** A place is held: it is to be paid, by the captain or by the partner. */
  | { readonly kind: 'pay'; readonly entry: MyEntryFragment; readonly reference: string }
  | { readonly kind: 'offer'; readonly entry: MyEntryFragment }
  /** A place is to be paid or taken by somebody whose mobile number is missing. */
  | { readonly kind: 'data'; readonly entry: MyEntryFragment }
  /** Nothing to do here any more. */
  | { readonly kind: 'entered' }
  | { readonly kind: 'refused'; readonly code: TournamentErrorCode };

/** What the steps ask for themselves. */
const ASKED_IN_STEPS: ReadonlySet<TournamentErrorCode> = new Set([
  'INVITE_CODE_REQUIRED',
  'WRONG_INVITE_CODE',
  'MOBILE_REQUIRED',
  'PARTNER_REQUIRED',
]);

const OVER: ReadonlySet<MyEntryFragment['state']> = new Set(['RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN']);

export function stageOf({
  myRegistration: entry,
  registrationRefusal: refusal,
}: Pick<EnteredTournamentFragment, 'myRegistration' | 'registrationRefusal'>): Stage {
  if (entry && !OVER.has(entry.state)) {
    if (entry.paymentRefusal) return { kind: 'data', entry };
    if (entry.state === 'OFFERED') return { kind: 'offer', entry };
    const { paymentReference: reference } = entry;
    // Time is up in EXPIRING: what was paid until then decides, nothing more can be paid.
    return reference && entry.state !== 'EXPIRING' ? { kind: 'pay', entry, reference } : { kind: 'entered' };
  }
  return refusal && !ASKED_IN_STEPS.has(refusal) ? { kind: 'refused', code: refusal } : { kind: 'steps' };
}
