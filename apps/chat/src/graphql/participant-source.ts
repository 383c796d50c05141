import type { Participant } from '../application/ports/conversation-reads.js';
import { userRef } from './ids.js';

export const participantSource = ({ userId, guestName, readSeq }: Participant) => ({
  ...{ guestName, readSeq },
  user: userId && userRef(userId),
});
