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
export type PointsKind = EarnedBy | 'PRIZE' | 'REDEEMED' | 'GIVEN_BACK' | 'RESULT_CORRECTED' | 'ADJUSTED';

/** One change of a player's balance; never changed or removed. */
export interface PointsEntry {
  readonly playerId: UserId;
  readonly kind: PointsKind;
  /** Each cause counts once for a player, however often it is told. */
  readonly cause: string;
  /** Not zero. */
  readonly points: number;
  readonly at: Date;
  /** The match, tournament, player, voucher or award that it is about. */
  readonly about: string | null;
  /** What support says of an adjustment, and who. */
  readonly reason: string | null;
  readonly by: UserId | null;
}

/** Points for something that a player did. What it is about is part of the cause, unless it happens once in a life. */
export function earned(playerId: string, kind: EarnedBy, about: string | null, at: Date, of = about): PointsEntry {
  const cause = of === null ? kind : `${kind}:${of}`;
  return { playerId: userId(playerId), kind, cause, points: EARNED[kind], at, about, reason: null, by: null };
}

export const correctionOf = (matchId: string, version: number): string => `RESULT_CORRECTED:${matchId}:${version}`;

/** What the points of a match change by with the version of its correction; never zero. */
export const corrected = (
  playerId: string,
  points: number,
  matchId: string,
  version: number,
  at: Date,
): PointsEntry => ({
  ...{ playerId: userId(playerId), kind: 'RESULT_CORRECTED', cause: correctionOf(matchId, version), points, at },
  ...{ about: matchId, reason: null, by: null },
});

/** Points that a player has chosen as a prize. */
export const claimed = (playerId: UserId, points: number, awardId: string, cause: string, at: Date): PointsEntry => ({
  ...{ playerId, kind: 'PRIZE', cause, points, at, about: awardId, reason: null, by: null },
});
