import { outgoing, tournamentGuestNamed, type OutgoingEvent } from '@setpoint/events';
import type { Guest } from '../domain/guest.js';

export const guestNamedEvent = ({ id, tournamentId, name }: Guest): OutgoingEvent =>
  outgoing(tournamentGuestNamed, { guestId: id, tournamentId, name });
