import { CreateNotifications1763683200001 } from './0001-notifications.js';
import { MailsWithoutAddress1763683200002 } from './0002-mails-without-address.js';
import { VersionsInsteadOfTimes1763683200003 } from './0003-versions-instead-of-times.js';
import { AddLevels1763683200004 } from './0004-levels.js';
import { AddReach1763683200005 } from './0005-reach.js';
import { AddGuestNames1763683200008 } from './0008-guest-names.js';
import { AddCompetitions1763683200009 } from './0009-competitions.js';
import { AddConversations1763683200010 } from './0010-conversations.js';
import { AddDelivery1763683200011 } from './0011-delivery.js';
import { CreateWebhooks1795554000020 } from './0012-webhooks.js';
import { AddTickets1763683200012 } from './0013-tickets.js';
import { CreateTasks1795554000030 } from './0015-tasks.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateNotifications1763683200001,
  MailsWithoutAddress1763683200002,
  VersionsInsteadOfTimes1763683200003,
  AddLevels1763683200004,
  AddReach1763683200005,
  AddGuestNames1763683200008,
  AddCompetitions1763683200009,
  AddConversations1763683200010,
  AddDelivery1763683200011,
  CreateWebhooks1795554000020,
  AddTickets1763683200012,
  CreateTasks1795554000030,
];
