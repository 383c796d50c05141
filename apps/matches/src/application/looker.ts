import { isSupport, type Identity } from '@setpoint/kernel';
import type { Looker } from './ports.js';

export function lookerOf(who: Identity): Looker {
  if (isSupport(who)) return { kind: 'support' };
  return who.kind === 'user' ? { kind: 'player', id: who.userId } : { kind: 'visitor' };
}
