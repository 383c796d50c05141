import type { ShownTaskFragment } from '@setpoint/client/documents';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';

const PAGES: Partial<Record<ShownTaskFragment['kind'], string>> = { PAY: 'subscribe', TAKE_AWARD: 'take-award' };

/** Where a task is done. */
export function taskPath({ kind, about }: ShownTaskFragment): string {
  if (kind === 'ENTER_AVAILABILITY') return '/player/sports/availability';
  const page = PAGES[kind];
  return (about.kind === 'LEAGUE' ? leaguePath : tournamentPath)(about, ...(page ? [page] : []));
}
