import { createSession } from '@setpoint/client/session';

/** The one session of this page. */
export const session = createSession();
