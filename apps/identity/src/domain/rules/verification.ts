import type { ProviderUser } from '../account.js';

/**
 * Whether the provider's word is enough to take the email for verified (AUTH-06, AUTH-08): Facebook accounts count
 * as verified; for everybody else the provider has to say so.
 */
export const countsAsVerified = (user: ProviderUser) => user.emailVerified || user.signInProvider === 'facebook.com';

/** A Google sign-in goes on only with a verified email: no account is made before (AUTH-08). */
export const mayRegister = (user: ProviderUser) => user.signInProvider !== 'google.com' || user.emailVerified;
