import type { Side } from '@setpoint/kernel';
import { findScoreError, winnerOf, type ResultOutcome } from '@setpoint/scoring';
import { z } from 'zod';
import { winnerBy, type Decision } from '../progress/decision.js';
import type { TodsResult } from './record.js';
import { setOf, todsSet, type Scoring } from './score.js';

const winner = z.enum(['A', 'B']);

/** More than anybody corrects. */
export const MOST_REVISIONS = 10_000;

/** Lots and time expired: TODS has no word for them. */
export const unspokenSchema = z.union([
  z.object({ kind: z.literal('LOT'), winner }),
  z.looseObject({ kind: z.literal('PLAYED'), outcome: z.literal('TIME_EXPIRED') }),
]);
type Unspoken = z.infer<typeof unspokenSchema>;

export const hasNoWord = (decision: Decision): boolean =>
  decision.kind === 'LOT' || (decision.kind === 'PLAYED' && decision.outcome === 'TIME_EXPIRED');

/** The outcome of a match in TODS. */
export function resultFields(
  decision: Decision | null,
  { mode }: Pick<Scoring, 'mode'>,
): Pick<TodsResult, 'matchUpStatus' | 'winningSide' | 'score'> {
  const won = decision && winnerBy(decision);
  const sets = decision?.kind === 'PLAYED' ? decision.sets.map((set, index) => todsSet(mode, set, index)) : [];
  return {
    matchUpStatus: decision ? statusOf(decision) : 'TO_BE_PLAYED',
    ...(won && { winningSide: won === 'A' ? 1 : 2 }),
    ...(sets.length > 0 && { score: { sets } }),
  };
}

function statusOf(decision: Decision): string {
  switch (decision.kind) {
    case 'DOUBLE_FORFEIT':
      return 'DOUBLE_WALKOVER';
    case 'FORFEIT':
      return 'DEFAULTED';
    case 'LOT':
      return 'WALKOVER';
    case 'PLAYED':
      if (decision.outcome !== 'TIME_EXPIRED') return decision.outcome;
      // Time expired with nobody ahead: a draw.
      return decision.winner === null ? 'INCOMPLETE' : 'COMPLETED';
  }
}

/** A walkover or default without a winner: the other side is still to come. */
const OPEN_STATUSES = ['TO_BE_PLAYED', 'IN_PROGRESS', 'SUSPENDED', 'AWAITING_RESULT', 'BYE', 'WALKOVER', 'DEFAULTED'];

/** Nothing is lost without it: it has no winner, and may still be played. */
export const isUntold = ({ matchUpStatus, winningSide }: TodsResult): boolean =>
  winningSide == null && (matchUpStatus == null || OPEN_STATUSES.includes(matchUpStatus));

/** A result as we keep it; null while there is none, WRONG where our rules do not lead to it. */
export function decisionOf(
  match: TodsResult,
  unspoken: Unspoken | undefined,
  scoring: Scoring & { readonly drawAllowed: boolean },
): Decision | null | 'WRONG' {
  const won: Side | null = match.winningSide === 1 ? 'A' : match.winningSide === 2 ? 'B' : null;
  switch (match.matchUpStatus) {
    case undefined:
    case null:
    case 'TO_BE_PLAYED':
    case 'IN_PROGRESS':
    case 'SUSPENDED':
    case 'AWAITING_RESULT':
      return won === null ? null : 'WRONG';
    case 'DOUBLE_WALKOVER':
    case 'DOUBLE_DEFAULT':
      return { kind: 'DOUBLE_FORFEIT' };
    case 'DEFAULTED':
      return won === null ? 'WRONG' : { kind: 'FORFEIT', winner: won };
    case 'WALKOVER':
      if (won === null) return 'WRONG';
      return unspoken?.kind === 'LOT' ? { kind: 'LOT', winner: won } : played(match, 'WALKOVER', won, scoring);
    case 'RETIRED':
      return played(match, 'RETIRED', won, scoring);
    case 'COMPLETED':
      return played(match, unspoken?.kind === 'PLAYED' ? 'TIME_EXPIRED' : 'COMPLETED', won, scoring);
    case 'INCOMPLETE':
      return won === null ? played(match, 'TIME_EXPIRED', null, scoring) : 'WRONG';
    default:
      return 'WRONG';
  }
}

function played(
  match: TodsResult,
  outcome: ResultOutcome,
  won: Side | null,
  { mode, superTieBreakAllowed, drawAllowed }: Scoring & { readonly drawAllowed: boolean },
): Decision | 'WRONG' {
  const sets = (match.score?.sets ?? []).map(setOf);
  if (won === null && outcome !== 'TIME_EXPIRED') return 'WRONG';
  // Others need not tell how far it came before somebody retired.
  if (outcome === 'RETIRED' && sets.length === 0) return { kind: 'PLAYED', outcome, sets, winner: won };
  if (findScoreError(mode, sets, { outcome, drawAllowed, superTieBreakAllowed })) return 'WRONG';
  if (winnerOf(mode, sets, outcome, won) !== won) return 'WRONG';
  return { kind: 'PLAYED', outcome, sets, winner: won };
}
