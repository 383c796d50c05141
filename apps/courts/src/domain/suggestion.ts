import {
  accept,
  courtId,
  oneLine,
  refuse,
  type CourtId,
  type FieldError,
  type Outcome,
  type UserId,
} from '@setpoint/kernel';
import { languageOfCountry, type Centre, type Court } from './court.js';
import { findCentreErrors } from './rules/centre.js';
import { findTownError, type Position } from './rules/position.js';

export type SuggestionState = 'PENDING' | 'APPROVED' | 'MERGED' | 'REJECTED';
/** Maximum per player in 24 hours (CRT-05). */
export const SUGGESTIONS_A_DAY = 5;
const LONGEST_NOTE = 500;

/** A player's suggestion of a centre (CRT-05). */
export interface SuggestedCentre extends Pick<
  Centre,
  'name' | 'address' | 'city' | 'country' | 'lat' | 'lng' | 'timeZone'
> {
  readonly note: string | null;
}

export interface Suggestion extends SuggestedCentre {
  readonly id: string;
  readonly suggestedBy: UserId;
  readonly suggestedAt: Date;
  readonly state: SuggestionState;
  readonly courtId: CourtId | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
}

/** The trimmed suggestion, or errors: name, address and city are required. */
export function checkedSuggestion(
  given: SuggestedCentre,
  town: Position | null,
): Outcome<SuggestedCentre, 'SUGGESTION_INVALID'> {
  const centre: SuggestedCentre = {
    ...given,
    name: oneLine(given.name),
    address: oneLine(given.address),
    city: oneLine(given.city),
    country: given.country.toUpperCase(),
    note: given.note?.trim() || null,
  };
  const fields: FieldError[] = findCentreErrors(courtOf(centre, courtId('')));
  if ((centre.note?.length ?? 0) > LONGEST_NOTE) fields.push({ field: 'note', code: 'TOO_LONG' });
  const elsewhere = findTownError(centre, town);
  if (elsewhere) fields.push(elsewhere);
  return fields.length > 0 ? refuse('SUGGESTION_INVALID', { fields }) : accept(centre);
}

/** The centre created from a suggestion; the owner adds the rest. */
export function courtOf(suggested: SuggestedCentre, id: CourtId): Court {
  const { name, address, city, country, lat, lng, timeZone } = suggested;
  return {
    ...{ id, name, address, city, country, lat, lng, timeZone },
    ...{ prefix: null, landline: null, mobile: null, email: null, website: null, facebook: null, instagram: null },
    ...{ bookingUrl: null, description: null, coverUrl: null, photos: [], coverPhotoId: null, logo: null },
    ...{ notificationPrefix: null, notificationMobile: null, notificationLanguage: languageOfCountry(country) },
    ...{ offers: [], ownerId: null, fields: [], version: 1 },
  };
}

export type SuggestionDecision =
  | { readonly kind: 'APPROVE' }
  | { readonly kind: 'MERGE'; readonly courtId: CourtId; readonly reason: string }
  | { readonly kind: 'REJECT'; readonly reason: string };

/** Decided once; rejecting and merging require a reason (ADM-02). */
export function decideSuggestion(
  suggestion: Suggestion,
  decision: SuggestionDecision,
  now: Date,
  newId: CourtId,
): Outcome<Suggestion, 'SUGGESTION_DECIDED' | 'REASON_REQUIRED'> {
  if (suggestion.state !== 'PENDING') return refuse('SUGGESTION_DECIDED');
  const reason = 'reason' in decision ? decision.reason.trim().slice(0, LONGEST_NOTE) : null;
  if (reason === '') return refuse('REASON_REQUIRED');
  const decided = { ...suggestion, reason, decidedAt: now };
  switch (decision.kind) {
    case 'APPROVE':
      return accept({ ...decided, state: 'APPROVED', courtId: newId });
    case 'MERGE':
      return accept({ ...decided, state: 'MERGED', courtId: decision.courtId });
    case 'REJECT':
      return accept({ ...decided, state: 'REJECTED' });
  }
}
