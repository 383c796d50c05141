import type { Caller } from '../auth/caller.js';
import type { AuthRefusal } from '../routes/auth-refusals.js';

/** The uploader, or the refusal. The token is sent in a header, which protects against CSRF. */
export function callerOfUpload({ identity, tokenError }: Caller): { readonly id: string } | AuthRefusal {
  if (tokenError) return { code: tokenError, status: 401 };
  return identity.kind === 'user' ? { id: identity.userId } : { code: 'UNAUTHENTICATED', status: 401 };
}
