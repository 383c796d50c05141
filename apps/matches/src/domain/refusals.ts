import { refuse, type FieldError, type Refusal } from '@setpoint/kernel';

/** Why a command is refused: the error catalogue of this service, as in the schema. */
export const MATCH_CODES = [
  'MATCH_NOT_FOUND',
  'INVALID_DATA',
  'TEAM_FULL',
  'LEVEL_NOT_ALLOWED',
  'CANNOT_JOIN',
  'MATCH_OVERLAPS',
  'ALREADY_ANSWERED',
  'INVITATION_NOT_FOR_YOU',
  'INVITATION_EXISTS',
  'CANNOT_INVITE',
  'DUPLICATE_PLAYERS',
  'USER_NOT_IN_MATCH',
  'TOO_LATE_TO_LEAVE',
  'LAST_PARTICIPANT',
  'NOT_THE_ORGANISER',
  'NOT_IN_THIS_STATE',
  'FRIENDLY_LIMIT',
  'NOT_IN_THE_FUTURE',
  'COURT_NOT_FOUND',
  'RESULT_ALREADY_SAVED',
  'GAME_COUNT_NOT_ALLOWED',
  'SUPER_TIE_BREAK_NOT_ALLOWED',
  'DRAW_NOT_ALLOWED',
  'EVALUATION_INCOMPLETE',
  'RATING_ALREADY_ENTERED',
  'OWN_RESULT',
  'RESULT_CHANGED',
  'TOO_EARLY_TO_REPORT',
  'ALREADY_REPORTED',
  'OWN_REPORT',
  'TOO_LATE_TO_REPORT',
  'MISCONDUCT_ALREADY_REPORTED',
  'CALENDAR_FEED_CHANGED',
  'CANNOT_FOLLOW',
  'REACTION_NOT_FOUND',
  'NOT_IN_AUDIENCE',
  'TOO_SOON',
  'GUEST_EXISTS',
  'GUEST_LINK_NOT_VALID',
  'GUEST_HAS_ANSWERED',
  'INVITATION_WITHDRAWN',
  'TOO_EARLY_FOR_PHOTO',
  'NOT_YOUR_PHOTO',
  'OWN_PHOTO',
  'PHOTO_GONE',
  'UPLOAD_NOT_FOUND',
  'PLACE_IS_FREE',
  'TOO_LATE_TO_WAIT',
  'WAITING_LIST_FULL',
  'TOO_MANY_WAITING_LISTS',
  'POLL_EXISTS',
  'POLL_ENDED',
  'TOO_MANY_REQUESTS',
] as const;

export type MatchCode = (typeof MATCH_CODES)[number];

/** What can be wrong with a field; the web app has a text for each. */
export type MatchFieldCode =
  | 'REQUIRED'
  | 'REQUIRED_WITH_MAX'
  | 'INVALID'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'TOO_FEW_FOLLOWED'
  | 'OUT_OF_RANGE'
  | 'NOT_A_LEVEL'
  | 'NOT_ABOVE_MIN'
  | 'NOT_AN_OPPONENT'
  | 'NOT_IN_THE_FUTURE'
  | 'NOT_IN_THIS_SPORT'
  | 'SKIPPED_BY_CLOCK_CHANGE'
  | 'TOO_FAR_AHEAD'
  | 'YOURSELF';

export type MatchFieldError = FieldError<MatchFieldCode>;

export const invalidData = (...fields: readonly MatchFieldError[]): Refusal<'INVALID_DATA'> =>
  refuse('INVALID_DATA', { fields });
