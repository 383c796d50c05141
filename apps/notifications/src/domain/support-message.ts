import { PLATFORM_USER } from '@setpoint/kernel';
import type { Notice } from './notice.js';

/** What support writes to somebody. The member of support is not disclosed. */
export const noticeOfSupport = (userId: string, text: string): Notice => ({
  ...{ userId, type: 'SUPPORT_MESSAGE', senderId: PLATFORM_USER, about: text },
  ...{ matchId: null, courtId: null, level: null, guestName: null, competition: null },
});
