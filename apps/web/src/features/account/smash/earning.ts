import type { PointsKind } from '@setpoint/client/documents';

/** What points are earned by, as the service counts them (SMS-01). */
export const EARNING = [
  ['MATCH_PLAYED', 2],
  ['MATCH_WON', 1],
  ['EVALUATION_GIVEN', 1],
  ['PLAYER_REFERRED', 10],
  ['PROFILE_COMPLETED', 5],
  ['TOURNAMENT_PLAYED', 5],
  ['TOURNAMENT_WON', 30],
] as const satisfies readonly (readonly [PointsKind, number])[];
