import type { CreateMatchRequest } from '../src/application/create-match.js';

/** Public singles without court, date or invitations. */
export const aCreateRequest = (more: Partial<CreateMatchRequest> = {}): CreateMatchRequest => ({
  requestId: 'draft',
  sport: 1,
  visibility: 'PUBLIC',
  isFriendly: false,
  numberPlayers: 1,
  gameMode: 'THREE_SETS_6_GAMES',
  levelMin: null,
  levelMax: null,
  courtId: null,
  booked: false,
  datePlay: null,
  timePlay: null,
  minutesPlay: 60,
  invited: [],
  invitedGuests: [],
  message: null,
  ...more,
});
