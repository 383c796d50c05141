/** Maps API field names to draft fields. */
const FIELD_OF_INPUT: Readonly<Record<string, string>> = {
  sport: 'sport',
  numberPlayers: 'numPlayer',
  visibility: 'type',
  isFriendly: 'is_friendly',
  levelMin: 'limit_min_level',
  levelMax: 'limit_max_level',
  courtId: 'court',
  booked: 'court',
  datePlay: 'datePlay',
  timePlay: 'timePlay',
  minutesPlay: 'timePlay',
  inviteTeamA: 'invitations',
  inviteTeamB: 'invitations',
  guests: 'invitations',
  message: 'message',
  comment: 'comment',
  winner: 'winner',
  evaluations: 'evaluations',
};

/** Refusals that belong to one field although they carry no field of their own. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  COURT_NOT_FOUND: 'court',
  NOT_IN_THE_FUTURE: 'timePlay',
  MATCH_OVERLAPS: 'timePlay',
  PLAYER_NOT_FREE: 'timePlay',
  CANNOT_INVITE: 'invitations',
  PLAYER_AWAY: 'invitations',
  DUPLICATE_PLAYERS: 'invitations',
  GUEST_EXISTS: 'invitations',
  FRIENDLY_LIMIT: 'is_friendly',
  WINNER_REQUIRED: 'winner',
  EVALUATION_INCOMPLETE: 'evaluations',
};

interface Refused {
  readonly errorCode: string | null;
  readonly fieldErrors?: readonly { readonly field: string; readonly code: string }[];
  /** Which set is wrong. */
  readonly setIndex?: number | null;
}

/** What the server refused, field by field as drafts call them; null when it concerns the command as a whole. */
export function refusedFields({
  errorCode,
  fieldErrors = [],
  setIndex = null,
}: Refused): Readonly<Record<string, string>> | null {
  if (errorCode && setIndex !== null) return { [`sets.${setIndex}`]: errorCode };
  const named = fieldErrors.flatMap(({ field, code }) => {
    const name = FIELD_OF_INPUT[field.split(/[.[]/)[0] ?? ''];
    return name ? [[name, code] as const] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const own = errorCode ? FIELD_OF_CODE[errorCode] : undefined;
  return own ? { [own]: errorCode! } : null;
}
