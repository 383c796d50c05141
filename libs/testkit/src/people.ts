import type { Identity, Role, UserId } from '@setpoint/kernel';

type SignedIn = Extract<Identity, { kind: 'user' }>;

/** A signed-in player with that id. */
export const player = (id: string, roles: readonly Role[] = []): SignedIn => ({
  kind: 'user',
  userId: id as UserId,
  roles,
  sessionId: `session-of-${id}`,
});

export const courtOwner = (id = 'owner'): SignedIn => player(id, ['COURT_OWNER']);

export const support = (id = 'support'): SignedIn => player(id, ['SUPPORT']);
