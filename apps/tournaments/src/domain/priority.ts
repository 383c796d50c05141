import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { Registration } from './registration.js';
import type { RegistrationId } from './tournament.js';

// The priority list of a slam (TRN-12).

/** Qualifiers first, then most matches, then higher rating, then earlier request. */
function goesBefore(a: Registration, b: Registration): boolean {
  if (a.isQualified !== b.isQualified) return a.isQualified;
  if (a.matches !== b.matches) return a.matches > b.matches;
  if (a.rating !== b.rating) return (a.rating ?? 0) > (b.rating ?? 0);
  if (a.createdAt.getTime() !== b.createdAt.getTime()) return a.createdAt < b.createdAt;
  return a.id < b.id;
}

export const waitingOf = (registrations: readonly Registration[]): Registration[] =>
  registrations.filter(({ state }) => state === 'WAITING').sort((a, b) => a.turn! - b.turn!);

/** Inserts a new entry into the list behind everybody with higher priority, keeping changes by support. */
export function enlist(waiting: readonly Registration[], newcomer: Registration): Registration[] {
  let at = waiting.length;
  while (at > 0 && goesBefore(newcomer, waiting[at - 1]!)) at -= 1;
  return numbered(waiting.toSpliced(at, 0, newcomer));
}

/** Moves an entry to a position, from 1; positions beyond the end mean the end. */
export function moveTo(
  waiting: readonly Registration[],
  id: RegistrationId,
  position: number,
): Outcome<Registration[], 'NOT_ON_PRIORITY_LIST'> {
  const moved = waiting.find((each) => each.id === id);
  if (!moved) return refuse('NOT_ON_PRIORITY_LIST');
  const others = waiting.filter((each) => each !== moved);
  return accept(numbered(others.toSpliced(Math.max(1, position) - 1, 0, moved)));
}

const numbered = (list: readonly Registration[]): Registration[] =>
  list.map((each, i) => (each.turn === i + 1 ? each : { ...each, turn: i + 1 }));
