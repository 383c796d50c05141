import { refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { checkedCourt } from './checked-court.js';
import type { Centre, Court, CourtField } from './court.js';
import { findTownError, type Position } from './rules/position.js';

/** The editor of a centre. */
export interface Editor {
  readonly userId: UserId;
  readonly isSupport: boolean;
}

/** Form of a centre (CRT-01), without fields, offers and photos. */
export type CentreInfo = Pick<
  Centre,
  | ('name' | 'address' | 'city' | 'country' | 'lat' | 'lng' | 'timeZone' | 'prefix' | 'landline' | 'mobile')
  | ('email' | 'website' | 'facebook' | 'instagram' | 'bookingUrl' | 'description')
  | ('notificationPrefix' | 'notificationMobile' | 'notificationLanguage')
>;

/** With another owner, or with none. The number for messages about bookings was the former owner's own. */
export function withOwner(court: Court, ownerId: UserId | null): Court {
  if (court.ownerId === ownerId) return court;
  return { ...court, ownerId, notificationPrefix: null, notificationMobile: null };
}

export type CourtEdit =
  | { readonly kind: 'INFO'; readonly info: CentreInfo; readonly town: Position | null }
  | { readonly kind: 'FIELDS'; readonly fields: readonly CourtField[] }
  | { readonly kind: 'OFFERS'; readonly offers: Centre['offers'] };

export type EditRefusal = 'NOT_YOUR_COURT' | 'COURT_CHANGED' | 'COURT_INVALID';

/** Only the owner and support may edit a centre (CRT-06). */
export function mayEdit(court: Pick<Centre, 'ownerId'>, { userId, isSupport }: Editor): boolean {
  return isSupport || court.ownerId === userId;
}

/**
 * Applies an edit. Edits based on another version than the stored one are refused
 * as a whole, so that nobody overwrites unseen changes.
 */
export function editCourt(court: Court, version: number, edit: CourtEdit, editor: Editor): Outcome<Court, EditRefusal> {
  if (!mayEdit(court, editor)) return refuse('NOT_YOUR_COURT');
  if (court.version !== version) return refuse('COURT_CHANGED');
  const elsewhere = edit.kind === 'INFO' ? findTownError(edit.info, edit.town) : null;
  const checked = checkedCourt({ ...court, ...changesOf(edit) });
  if (!elsewhere) return checked;
  return refuse('COURT_INVALID', { fields: [...(checked.ok ? [] : (checked.fields ?? [])), elsewhere] });
}

function changesOf(edit: CourtEdit): Partial<Court> {
  switch (edit.kind) {
    case 'INFO':
      return edit.info;
    case 'FIELDS':
      return { fields: edit.fields };
    case 'OFFERS':
      return { offers: edit.offers };
  }
}
