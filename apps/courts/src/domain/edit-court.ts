import { refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { checkedCourt } from './checked-court.js';
import type { Centre, Court, CourtField } from './court.js';

/** Who asks to change a centre. */
export interface Editor {
  readonly userId: UserId;
  readonly isSupport: boolean;
}

/** What the form of a centre holds (CRT-01), beside its fields, offers and photos. */
export type CentreInfo = Pick<
  Centre,
  | ('name' | 'address' | 'city' | 'country' | 'lat' | 'lng' | 'timeZone' | 'prefix' | 'landline' | 'mobile')
  | ('email' | 'website' | 'facebook' | 'instagram' | 'bookingUrl' | 'description')
  | ('notificationPrefix' | 'notificationMobile' | 'notificationLanguage')
>;

export type CourtEdit =
  | { readonly kind: 'INFO'; readonly info: CentreInfo }
  | { readonly kind: 'FIELDS'; readonly fields: readonly CourtField[] }
  | { readonly kind: 'OFFERS'; readonly offers: Centre['offers'] };

export type EditRefusal = 'NOT_YOUR_COURT' | 'COURT_CHANGED' | 'COURT_INVALID';

/** Only who runs the centre, and support, may change it (CRT-06). */
export function mayEdit(court: Pick<Centre, 'ownerId'>, { userId, isSupport }: Editor): boolean {
  return isSupport || court.ownerId === userId;
}

/**
 * The centre with the edit, as it is saved. An edit that was made on another version than the one that is kept is refused
 * as a whole: nobody overwrites what they have not read.
 */
export function editCourt(court: Court, version: number, edit: CourtEdit, editor: Editor): Outcome<Court, EditRefusal> {
  if (!mayEdit(court, editor)) return refuse('NOT_YOUR_COURT');
  if (court.version !== version) return refuse('COURT_CHANGED');
  return checkedCourt({ ...court, ...changesOf(edit) });
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
