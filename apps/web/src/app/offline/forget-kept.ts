import type { Session } from '@setpoint/client/session';
import { clearShelf } from '@setpoint/client/shelf';

/** Pages that were kept go with the session, also where it ends on a page that asks for no data (BYD-06). */
export function forgetKept(session: Session): void {
  const look = () => {
    if (session.state.kind === 'signed-out') clearShelf().catch(() => {});
  };
  look();
  session.subscribe(look);
}
