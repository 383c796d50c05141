import type { Role, SportId, UserId } from '@setpoint/kernel';

export type Language = 'it' | 'en' | 'es' | 'fr';

/** What is known of everybody whose account is not deleted. */
export interface Person {
  readonly id: UserId;
  /** The person at the identity provider; one provider user is never two accounts (AUTH-05). */
  readonly providerUid: string;
  /** Unique whatever its case (AUTH-04). */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly SportId[];
  readonly language: Language;
  readonly roles: readonly Role[];
  /** Whose referral code was used on registration (AUTH-03). */
  readonly referredBy: UserId | null;
  /** Whose invitation to follow each other was accepted by registering (AUTH-28). */
  readonly invitedBy: UserId | null;
  /** Marketing cookies of the registration; nothing reads them but a data export. */
  readonly marketing: Readonly<Record<string, string>>;
  readonly registeredAt: Date;
  /** When the event signed-in was emitted last; at most hourly (PLY-14). */
  readonly signedInEmittedAt: Date | null;
  /** Sign-ins at the provider up to this one open no session: one that they had opened was ended (AUTH-24). */
  readonly signInsVoidUntil: Date | null;
  /** Asked for by the person, and not done yet (ACC-06). */
  readonly deletion: PendingDeletion | null;
}

export interface PendingDeletion {
  readonly requestedAt: Date;
  /** Until then the person may change their mind. */
  readonly executesAt: Date;
}

export interface UnverifiedAccount extends Person {
  readonly status: 'UNVERIFIED';
}

export interface VerifiedAccount extends Person {
  readonly status: 'VERIFIED';
  readonly verifiedAt: Date;
}

export interface DisabledAccount extends Person {
  readonly status: 'DISABLED';
  /** Null when the email had not been verified yet. */
  readonly verifiedAt: Date | null;
  readonly disabledAt: Date;
  /** When it opens by itself; null: only support opens it. */
  readonly disabledUntil: Date | null;
  readonly reason: string;
}

/** Nothing personal is left; the provider's uid stays, so that a late sign-in gets a clear answer (AUTH-07). */
export interface DeletedAccount {
  readonly status: 'DELETED';
  readonly id: UserId;
  readonly providerUid: string;
  readonly deletedAt: Date;
}

export type LivingAccount = UnverifiedAccount | VerifiedAccount | DisabledAccount;
export type Account = LivingAccount | DeletedAccount;

/** The person as the identity provider knows them at this moment. */
export interface ProviderUser {
  readonly uid: string;
  /** Null where a social provider gave none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** How this token was obtained: `password`, `google.com`, `facebook.com`, … */
  readonly signInProvider: string;
  readonly displayName: string | null;
  /** When the person proved who they are, by the provider's clock. */
  readonly signedInAt: Date;
  /** Sign-ins before this instant are void: the password was reset or tokens were revoked since (AUTH-13). */
  readonly validSince: Date;
}

export const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
