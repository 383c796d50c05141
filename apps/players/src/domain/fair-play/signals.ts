import type { UserId } from '@setpoint/kernel';

export type FairPlayKind = 'COLLUSION' | 'SANDBAGGING' | 'MISREPORTING';

export type FairPlayReason =
  | 'FAR_FROM_EXPECTED'
  | 'ALWAYS_ALTERNATING'
  | 'ANSWERED_AT_ONCE'
  | 'FEW_OPPONENTS'
  | 'UNDERRATED_START'
  | 'BETTER_THAN_LEVEL'
  | 'COLLAPSES'
  | 'DISPUTED'
  | 'OVERTURNED'
  | 'ENTERED_AT_ONCE'
  | 'SHUTOUTS'
  | 'UNANSWERED'
  | 'UNANSWERED_NO_SHOWS';

/** A signal: something unlikely for an honest player, in verifiable figures. */
export interface Signal {
  readonly kind: FairPlayKind;
  readonly reason: FairPlayReason;
  /** Probability under chance alone. */
  readonly chance: number;
  /** Its powers of ten: 3 is one in a thousand; at most 9, since no model is that good. */
  readonly score: number;
  /** Observed and usual value in the reason's unit: matches, shares of games or levels. */
  readonly observed: number;
  readonly usual: number;
  /** Number of matches. */
  readonly of: number;
  readonly opponents: readonly UserId[];
  /** The matches behind it, the latest first. */
  readonly matchIds: readonly string[];
}

/** Signals with a probability above 1/30 are ignored. */
const LEAST_SCORE = 1.5;
const HIGHEST_SCORE = 9;
const MOST_SHOWN = 20;

export interface Finding extends Omit<Signal, 'score' | 'matchIds' | 'opponents'> {
  readonly opponents?: readonly UserId[];
  readonly matches: readonly { readonly matchId: string; readonly endedAt: number }[];
  /** Weight from 0 to 1. */
  readonly weight?: number;
  readonly highest?: number;
}

/** The signal of a finding; none if chance explains it. */
export function signalOf({
  matches,
  weight = 1,
  highest = HIGHEST_SCORE,
  opponents = [],
  ...finding
}: Finding): Signal[] {
  const powers = -Math.log10(Math.max(finding.chance, 1e-12));
  const score = round(weight * Math.min(highest, powers));
  if (score < LEAST_SCORE) return [];
  const latest = matches.toSorted((one, other) => other.endedAt - one.endedAt).slice(0, MOST_SHOWN);
  return [
    {
      ...finding,
      score,
      chance: Math.max(finding.chance, 1e-12),
      ...{ observed: round(finding.observed), usual: round(finding.usual) },
      opponents,
      matchIds: latest.map(({ matchId }) => matchId),
    },
  ];
}

/** The strongest counts in full, the others half, since they are often correlated. */
export function together(scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  const strongest = Math.max(...scores);
  return round(strongest + (scores.reduce((sum, score) => sum + score, 0) - strongest) / 2);
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;
