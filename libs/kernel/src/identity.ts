import type { UserId } from './ids.js';

export type Role = 'COURT_OWNER' | 'SUPPORT';

/** The caller. The gateway verifies the access token once and forwards this identity, signed. */
export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: UserId; readonly roles: readonly Role[]; readonly sessionId: string };

export const VISITOR: Identity = { kind: 'visitor' };

export const isSupport = (who: Identity) => who.kind === 'user' && who.roles.includes('SUPPORT');
