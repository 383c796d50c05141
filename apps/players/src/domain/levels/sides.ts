import {
  accept,
  formatsOf,
  isSportId,
  refuse,
  type NumberPlayersId,
  type Outcome,
  type Side,
  type UserId,
} from '@setpoint/kernel';
import type { Pool } from './rated-match.js';

export type TwoSides = Readonly<Record<Side, readonly UserId[]>>;

/** Two complete sides of different players in a sport that is played so. */
export function sidesIn(
  sport: number,
  A: readonly UserId[],
  B: readonly UserId[],
): Outcome<{ readonly pool: Pool; readonly sides: TwoSides }, 'INVALID_DATA'> {
  const isComplete = A.length === B.length && new Set([...A, ...B]).size === A.length + B.length;
  if (!isSportId(sport) || !isComplete) return refuse('INVALID_DATA');
  const numberPlayers = formatsOf(sport).find((format: NumberPlayersId) => format === A.length);
  return numberPlayers ? accept({ pool: { sport, numberPlayers }, sides: { A, B } }) : refuse('INVALID_DATA');
}
