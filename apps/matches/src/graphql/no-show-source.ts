import { isSupport, type Identity } from '@setpoint/kernel';
import { isGuest } from '../domain/guest.js';
import { sideOf, team, type Match } from '../domain/match.js';
import { accusedSide, noShowCountsAt, openNoShow, type NoShowReport } from '../domain/no-shows.js';
import { expiryOf } from '../domain/pass-time.js';
import type * as schema from './generated/schema.js';
import { userRef } from './match-places.js';

/** Carries its match, which the access rule PARTICIPANT needs. */
export type NoShowSource = Omit<schema.NoShowReport, 'agreements'> & {
  readonly match: Match;
  readonly agreements: readonly AgreementSource[];
};
export type AgreementSource = schema.MatchAgreement & { readonly match: Match };

/** The latest report, for players of the match and support only. */
export function noShowSource(match: Match, who: Identity): NoShowSource | null {
  const report = match.noShows.at(-1);
  if (!report || !maySeeNoShows(match, who)) return null;
  return {
    match,
    state: stateOf(report),
    reportedBy: userRef(report.by),
    reportedAt: report.reportedAt,
    agreements: team(match, accusedSide(match, report)).flatMap(({ playerId, agreedAt }) =>
      agreedAt && !isGuest(playerId) ? [{ match, user: userRef(playerId), at: agreedAt }] : [],
    ),
    countsAt: report.answer ? null : noShowCountsAt(report),
  };
}

/** The end of a ready match is not a deadline that anybody could miss. */
export function expirySource(match: Match, who: Identity): Date | null {
  if (match.state === 'READY' || (openNoShow(match) && !maySeeNoShows(match, who))) return null;
  return expiryOf(match);
}

function stateOf({ answer }: NoShowReport): schema.NoShowReport['state'] {
  if (!answer) return 'REPORTED';
  return answer.accepted ? 'CONFIRMED' : 'REJECTED';
}

const maySeeNoShows = (match: Match, who: Identity): boolean =>
  isSupport(who) || (who.kind === 'user' && sideOf(match, who.userId) !== null);
