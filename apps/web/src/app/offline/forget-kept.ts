import type { Session } from '@setpoint/client/session';
import { leaveProvider, leaveProviderAtStart } from '../../entities/provider/provider.js';
import { clearShelf } from '@setpoint/client/shelf';

/**
 * When the session ends, deletes what this browser keeps of the person: offline pages, even on pages without the data
 * client (BYD-06), and the sign-in with the provider (AUTH-24).
 */
export function forgetKept(session: Session): void {
  const forget = (leave: () => void) => {
    if (session.state.kind !== 'signed-out') return;
    clearShelf().catch(() => {});
    leave();
  };
  forget(leaveProviderAtStart);
  session.subscribe(() => forget(() => void leaveProvider()));
}
