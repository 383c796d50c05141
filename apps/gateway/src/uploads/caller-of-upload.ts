import type { Caller } from '../auth/caller.js';
import type { AuthRefusal } from '../routes/auth-refusals.js';

/** Who uploads, or why nobody does. The token comes in a header that no other site can make a browser send. */
export function callerOfUpload({ identity, tokenError }: Caller): { readonly id: string } | AuthRefusal {
  if (tokenError) return { code: tokenError, status: 401 };
  return identity.kind === 'user' ? { id: identity.userId } : { code: 'UNAUTHENTICATED', status: 401 };
}
