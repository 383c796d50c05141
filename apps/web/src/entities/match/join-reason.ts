import type { MatchCardFragment } from '@setpoint/client/documents';

/** Reasons that have words of their own. */
const SAID = ['LEVEL_NOT_ALLOWED', 'MATCH_OVERLAPS', 'TEAM_FULL'] as const;
type JoinReason = (typeof SAID)[number] | 'PRIVATE' | 'SPORT' | 'CANNOT_JOIN';

/** Why the reader can't take a place, in the words of a person; null where nothing stands in the way. */
export function joinReason(
  match: Pick<MatchCardFragment, 'joinRefusal' | 'visibility' | 'sport'>,
  me: { readonly sports: readonly number[] } | null,
): JoinReason | null {
  const code = match.joinRefusal;
  if (!code) return null;
  if (code === 'LEVEL_NOT_ALLOWED' && me && !me.sports.includes(Number(match.sport.id))) return 'SPORT';
  if (code === 'CANNOT_JOIN' && match.visibility === 'PRIVATE') return 'PRIVATE';
  return SAID.find((reason) => reason === code) ?? 'CANNOT_JOIN';
}
