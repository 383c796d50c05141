import type { ProviderUser } from '../account.js';

/**
 * Whether the email counts as verified (AUTH-06, AUTH-08): that of a Facebook account does; for all others the provider
 * must have verified it.
 */
export const countsAsVerified = (user: ProviderUser) => user.emailVerified || user.signInProvider === 'facebook.com';

/** A Google sign-in goes on only with a verified email: no account is made before (AUTH-08). */
export const mayRegister = (user: ProviderUser) => user.signInProvider !== 'google.com' || user.emailVerified;
