import { CreateNotifications1763683200001 } from './0001-notifications.js';
import { MailsWithoutAddress1763683200002 } from './0002-mails-without-address.js';

/** Oldest first. Append only. */
export const migrations = [CreateNotifications1763683200001, MailsWithoutAddress1763683200002];
