import type { Outcome } from '@setpoint/kernel';
import type { SignInMethod, SocialMethod } from '../../domain/rules/sign-in-methods.js';
import type { ProviderUser } from '../../domain/account.js';

/** A user to create at the provider. Idempotent by uid. */
export interface NewProviderUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
}

/** Whom the provider knows by an address. */
export interface KnownUser {
  readonly uid: string;
  readonly disabled: boolean;
  readonly emailVerified: boolean;
}

export type LinkRefusal = 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS';

/**
 * Who holds the credentials: Firebase Authentication, its emulator, or memory. One spec runs against all
 * (test/contract/identity-provider.spec.ts). What is not named as a refusal is thrown.
 */
export abstract class IdentityProvider {
  /** The current user of an ID token. Refuses forged, expired and revoked tokens. */
  abstract verify(idToken: string): Promise<Outcome<ProviderUser, 'PROVIDER_TOKEN_INVALID' | 'USER_DISABLED'>>;
  /** A one-time code that verifies the email; `continueUrl` is where the provider's own page leads on to. */
  abstract verificationCode(email: string, continueUrl: string): Promise<Outcome<string, LinkRefusal>>;
  /** A one-time code that sets a new password. */
  abstract passwordResetCode(email: string, continueUrl: string): Promise<Outcome<string, LinkRefusal>>;
  /** A token with which the browser signs in to the provider again (API-01). */
  abstract customToken(uid: string): Promise<string>;
  /** Makes every ID token and provider session of before void. */
  abstract revokeTokens(uid: string): Promise<void>;
  /** Whether the provider knows the user (disabled ones too). */
  abstract knows(uid: string): Promise<boolean>;
  abstract findByEmail(email: string): Promise<KnownUser | null>;
  /** Locks a user out or lets them in again. */
  abstract setDisabled(uid: string, disabled: boolean): Promise<void>;
  /** With what the user can sign in. Nothing when the provider does not know them. */
  abstract methods(uid: string): Promise<readonly SignInMethod[]>;
  /** The user can't sign in with this social network any more; what was not linked is success. */
  abstract unlink(uid: string, method: SocialMethod): Promise<void>;
  /** Forgets the user; whoever is not there is forgotten already. */
  abstract remove(uid: string): Promise<void>;
  /** Makes users who are not there yet. */
  abstract create(user: NewProviderUser): Promise<'CREATED' | 'EXISTS'>;
}
