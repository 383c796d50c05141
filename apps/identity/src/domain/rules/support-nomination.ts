import { type Account, type ProviderUser, sameEmail } from '../account.js';

/** Who asks for a first account of support: the setting SUPPORT_EMAILS, or the command `--grant-support`. */
export type Nominator = 'SETTING' | 'COMMAND';

/** An address whose owner is to get the role of support (ADM-15). */
export interface SupportNomination {
  readonly email: string;
  readonly by: Nominator;
}

/** A command for an address that nobody verifies lapses: it may have been misspelt. */
export const NOMINATION_DAYS = 7;

export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - NOMINATION_DAYS * 86_400_000);

export type Proof = Pick<ProviderUser, 'uid' | 'email' | 'emailVerified'>;

/**
 * Whether the account is that of the address's owner. Only the provider's own verification counts: an address that is good
 * enough for signing in with Facebook (AUTH-06) could be anybody's.
 */
export const provesAddress = (account: Account, { email }: SupportNomination, user: Proof): boolean =>
  account.status === 'VERIFIED' &&
  account.providerUid === user.uid &&
  user.emailVerified &&
  user.email !== null &&
  sameEmail(user.email, account.email) &&
  sameEmail(account.email, email);
