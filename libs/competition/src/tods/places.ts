import type { TodsPositions } from './record.js';

/** Why a record of a phase is refused. */
export type TodsCode =
  /** Not a record of one event with groups. */
  'NOT_SUPPORTED' | 'FORMAT_NOT_SUPPORTED' | 'PARTICIPANT_UNKNOWN' | 'DRAW_INCOMPLETE' | 'RESULT_NOT_ALLOWED';

/** By place, null for a bye; null if places are missing or double. */
export function placesOf(assignments: TodsPositions): (string | null)[] | null {
  const sorted = [...assignments].sort((a, b) => a.drawPosition - b.drawPosition);
  const inOrder = sorted.every(({ drawPosition }, index) => drawPosition === index + 1);
  const isFilled = sorted.every(({ participantId, bye }) => Boolean(participantId) !== Boolean(bye));
  const placed = sorted.flatMap(({ participantId }) => participantId ?? []);
  if (sorted.length < 2 || !inOrder || !isFilled || new Set(placed).size < placed.length) return null;
  return sorted.map(({ participantId }) => participantId ?? null);
}
