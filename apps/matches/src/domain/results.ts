import { resultRulesOf, type ResultRules } from '@setpoint/scoring';
import type { EnteredResult } from './entered-result.js';
import type { Match, MatchCore } from './match.js';

/** What may be entered: of a match of a competition that says it, otherwise a friendly may end in a draw (RES-02, RES-05). */
export const resultRules = ({ gameMode, competition, isFriendly }: MatchCore): ResultRules =>
  resultRulesOf(gameMode, { drawAllowed: competition?.drawAllowed ?? isFriendly });

/** How often the result was disputed: 0, 1 or 2 (RES-04). */
export function disputesOf(match: Match): number {
  switch (match.state) {
    case 'AWAITING_RESULT':
    case 'NOT_PLAYED':
      return match.returned ? 1 : 0;
    case 'AWAITING_CONFIRMATION':
      return (match.dispute ? 1 : 0) + match.earlier.filter((version) => version.dispute).length;
    case 'CONFIRMED':
      return match.earlier.filter((version) => version.dispute).length;
    default:
      return 0;
  }
}

/** The result entered last, whatever its state. */
export function latestResult(match: Match): EnteredResult | null {
  switch (match.state) {
    case 'AWAITING_RESULT':
    case 'NOT_PLAYED':
      return match.returned?.result ?? null;
    case 'AWAITING_CONFIRMATION':
    case 'CONFIRMED':
      return match.result;
    default:
      return null;
  }
}

/** Disputed twice: only agreement of both sides confirms it (RES-04). */
export const isContested = (match: Match): boolean => disputesOf(match) >= 2;

/** Played, with nothing entered or reported yet. */
export const isWithoutResult = (match: Match): boolean =>
  match.state === 'AWAITING_RESULT' && match.returned === null && match.noShows.length === 0;
