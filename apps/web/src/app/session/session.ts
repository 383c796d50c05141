import { createSession } from '@setpoint/client/early';

/** The one session of this page. */
export const session = createSession();
