import { accept, assertNever, type Outcome } from '@setpoint/kernel';
import { absenceOf, availabilityOf, type Absence, type Availability } from './availability.js';
import { chooseSports, type SportChoice, type Weigh } from './choose-sports.js';
import { editProfile, type ProfileEdit } from './edit-profile.js';
import type { Day, Profile } from './profile.js';
import { relocate, type ProfilesData } from './relocate.js';
import { tellOfSport, type SportDetails } from './sport-details.js';

/** What players change of their own profile. */
export type ProfileChange =
  /** General data (ACC-01). */
  | { readonly type: 'EDIT'; readonly edit: ProfileEdit }
  /** Language or location (API-05, API-06). */
  | { readonly type: 'RELOCATE'; readonly data: ProfilesData }
  /** Sports with the self-assessed level of each (PLY-10, LVL-03). */
  | { readonly type: 'CHOOSE_SPORTS'; readonly choices: readonly SportChoice[] }
  /** Racket, surface and habits in one sport (ACC-01). */
  | { readonly type: 'TELL_OF_SPORT'; readonly told: SportDetails }
  /** When one can play (PLY-10). */
  | { readonly type: 'SET_AVAILABILITY'; readonly availability: Availability }
  /** When one is away; null when one is back (PLY-10, ACC-07). */
  | { readonly type: 'SET_ABSENCE'; readonly absence: Absence | null }
  /** Onboarding was completed or declined. */
  | { readonly type: 'FINISH_WELCOME' };

export type ProfileChangeCode = 'INVALID_DATA' | 'SPORT_REQUIRED' | 'LEVEL_NOT_ALLOWED';

export interface ChangeContext {
  readonly today: Day;
  /** IANA name of the time zone at a position. */
  readonly timeZoneAt: (lat: number, lng: number) => string;
  readonly weigh: Weigh;
}

/** The profile after a change, or the refusal. */
export function changed(
  profile: Profile,
  change: ProfileChange,
  { today, timeZoneAt, weigh }: ChangeContext,
): Outcome<Profile, ProfileChangeCode> {
  switch (change.type) {
    case 'EDIT':
      return editProfile(profile, change.edit, today);
    case 'RELOCATE':
      return relocate(profile, change.data, timeZoneAt);
    case 'CHOOSE_SPORTS':
      return chooseSports(profile, change.choices, weigh);
    case 'TELL_OF_SPORT':
      return tellOfSport(profile, change.told, today);
    case 'SET_AVAILABILITY': {
      const checked = availabilityOf(change.availability);
      return checked.ok ? accept({ ...profile, availability: checked.value }) : checked;
    }
    case 'SET_ABSENCE': {
      const checked = absenceOf(change.absence, today);
      return checked.ok ? accept({ ...profile, absence: checked.value }) : checked;
    }
    case 'FINISH_WELCOME':
      return accept(profile.welcomed ? profile : { ...profile, welcomed: true });
    default:
      return assertNever(change);
  }
}
