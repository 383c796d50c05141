import { isSupport, type Identity } from '@setpoint/kernel';
import type { Viewer } from './ports/match-reads.js';

export function viewerOf(identity: Identity): Viewer {
  if (isSupport(identity)) return { kind: 'support' };
  return identity.kind === 'user' ? { kind: 'player', id: identity.userId } : { kind: 'visitor' };
}
