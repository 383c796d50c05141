import type { LanguageCode } from '@setpoint/i18n';
import type { NumberPlayersId, SportId, UserId } from '@setpoint/kernel';
import type { Absence, Availability } from './availability.js';
import { NO_AVAILABILITY } from './availability.js';
import type { Estimate } from './levels/estimate.js';
import type { SportDetails } from './sport-details.js';

export type Sex = 'M' | 'F';
export type PlayingHand = 'RIGHT' | 'LEFT';
/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/**
 * UNVERIFIED: registered, the mail not verified yet; nobody else sees the profile.
 * LISTED: visible to others. STAFF: works for the platform; never listed.
 */
export type Visibility = 'UNVERIFIED' | 'LISTED' | 'STAFF';

export interface Location {
  readonly name: string;
  /** Place, region and country in one line. */
  readonly fullName: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** A known level (LVL-01). */
export interface Level {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly rating: number;
  /** True while it comes from the player's own estimate (LVL-03). */
  readonly selfAssessed: boolean;
  /** Kept once matches have moved the level, in case none of them counts in the end; absent if nothing was said. */
  readonly estimate?: Estimate;
}

export interface Profile {
  readonly id: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex | null;
  readonly birthDate: Day | null;
  readonly description: string | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly playingHand: PlayingHand | null;
  /** Two letters, ISO 3166. */
  readonly nationality: string | null;
  readonly photoUrl: string | null;
  readonly language: LanguageCode;
  readonly location: Location | null;
  readonly kmToSearch: number;
  readonly sports: readonly SportId[];
  readonly levels: readonly Level[];
  readonly sportDetails: readonly SportDetails[];
  readonly availability: Availability;
  readonly absence: Absence | null;
  readonly inviteCode: string;
  /** Who invited, if anybody (PLY-09). */
  readonly referredBy: UserId | null;
  readonly visibility: Visibility;
  /** Whether search engines may show the profile. */
  readonly searchEngines: boolean;
  /** Whether onboarding was completed or declined; until then it is offered on any device. */
  readonly welcomed: boolean;
  readonly registeredAt: Date;
  readonly lastLoginAt: Date;
}

export interface Registration {
  readonly id: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly SportId[];
  readonly language: LanguageCode;
  readonly referredBy: UserId | null;
  readonly isStaff: boolean;
  readonly inviteCode: string;
  readonly at: Date;
}

export const DEFAULT_KM_TO_SEARCH = 30;

/** The initial profile of an account: without levels, unlisted until the mail is verified. */
export function newProfile(registration: Registration): Profile {
  const { id, firstName, lastName, language, referredBy, inviteCode, at } = registration;
  return {
    id,
    firstName,
    lastName,
    language,
    inviteCode,
    referredBy: referredBy === id ? null : referredBy,
    sports: [...new Set(registration.sports)].sort(),
    visibility: registration.isStaff ? 'STAFF' : 'UNVERIFIED',
    searchEngines: true,
    welcomed: registration.isStaff,
    registeredAt: at,
    lastLoginAt: at,
    sex: null,
    birthDate: null,
    description: null,
    heightCm: null,
    weightKg: null,
    playingHand: null,
    nationality: null,
    photoUrl: null,
    location: null,
    kmToSearch: DEFAULT_KM_TO_SEARCH,
    levels: [],
    sportDetails: [],
    availability: NO_AVAILABILITY,
    absence: null,
  };
}

/** Lists the player once the mail is verified. Staff stay unlisted. */
export const verified = (profile: Profile): Profile =>
  profile.visibility === 'UNVERIFIED' ? { ...profile, visibility: 'LISTED' } : profile;

const HOUR = 3_600_000;

/** Records a login, at most once an hour and never an older one (PLY-14). */
export const loggedIn = (profile: Profile, at: Date): Profile =>
  at.getTime() - profile.lastLoginAt.getTime() >= HOUR ? { ...profile, lastLoginAt: at } : profile;

export const displayName = (profile: Pick<Profile, 'firstName' | 'lastName'>) =>
  `${profile.firstName} ${profile.lastName}`.trim();

/** Age in whole years on a day; who is born on 29 February ages on 1 March in common years. */
export function ageOn(birthDate: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The day of an instant in UTC. */
export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10);
