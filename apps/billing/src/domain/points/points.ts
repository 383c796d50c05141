import { userId, type UserId } from '@setpoint/kernel';

/** What points are earned by (SMS-01), each once per cause. */
export const EARNED = {
  MATCH_PLAYED: 2,
  MATCH_WON: 1,
  EVALUATION_GIVEN: 1,
  PLAYER_REFERRED: 10,
  PROFILE_COMPLETED: 5,
  TOURNAMENT_PLAYED: 5,
  TOURNAMENT_WON: 30,
} as const;

export type EarnedBy = keyof typeof EARNED;
/** Why a balance changed. */
export type PointsKind =
  | EarnedBy
  | 'PRIZE'
  | 'REDEEMED'
  | 'GIVEN_BACK'
  | 'RESULT_CORRECTED'
  | 'TOURNAMENT_CORRECTED'
  | 'ADJUSTED';

/** One change of a player's balance; never changed or removed. */
export interface PointsEntry {
  readonly playerId: UserId;
  readonly kind: PointsKind;
  /** Each cause counts once per player. */
  readonly cause: string;
  /** Not zero. */
  readonly points: number;
  readonly at: Date;
  /** The match, tournament, player, voucher or award concerned. */
  readonly about: string | null;
  /** Reason and author of an adjustment by support. */
  readonly reason: string | null;
  readonly by: UserId | null;
}

/** Points for an action of a player. The subject is part of the cause unless the action counts only once. */
export function earned(playerId: string, kind: EarnedBy, about: string | null, at: Date, of = about): PointsEntry {
  const cause = of === null ? kind : `${kind}:${of}`;
  return { playerId: userId(playerId), kind, cause, points: EARNED[kind], at, about, reason: null, by: null };
}

/** What can be corrected, and the points that depend on it. */
export const CORRECTIONS = {
  RESULT_CORRECTED: ['MATCH_PLAYED', 'MATCH_WON'],
  TOURNAMENT_CORRECTED: ['TOURNAMENT_PLAYED', 'TOURNAMENT_WON'],
} as const satisfies Partial<Record<PointsKind, readonly EarnedBy[]>>;

/** A correction of a match or tournament. */
export interface Correction {
  readonly kind: keyof typeof CORRECTIONS;
  readonly about: string;
  /** Each version is applied once. */
  readonly version: number;
  readonly at: Date;
}

export const correctionOf = ({ kind, about, version }: Correction): string => `${kind}:${about}:${version}`;

/** Difference in points after a correction; never zero. */
export const corrected = (playerId: string, points: number, correction: Correction): PointsEntry => ({
  ...{ playerId: userId(playerId), kind: correction.kind, cause: correctionOf(correction), points, at: correction.at },
  ...{ about: correction.about, reason: null, by: null },
});

/** Points chosen as a prize. */
export const claimed = (playerId: UserId, points: number, awardId: string, cause: string, at: Date): PointsEntry => ({
  ...{ playerId, kind: 'PRIZE', cause, points, at, about: awardId, reason: null, by: null },
});
