import type { LeagueErrorCode } from '@setpoint/client/documents';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { subscribePath } from './addresses.js';

/** Where a refusal leads on to. */
export interface WayOn {
  /** Key of its text in `league`. */
  readonly label:
    | 'now.way.levels'
    | 'now.way.details'
    | 'now.way.write'
    | 'subscribe.again'
    | 'subscribe.toLeague'
    | 'missing.action';
  readonly to: string;
}

/** Nothing is different for who tries again at once. */
const WAITING: ReadonlySet<string> = new Set<LeagueErrorCode>([
  'ENROLMENT_CLOSED',
  'ENROLMENT_NOT_OPEN',
  'PHASE_ENDED',
  'IN_ANOTHER_TEAM',
]);

/** What to do about a refusal, the best way first (LEA-03). */
export function waysOn(code: string, leagueId: string): readonly WayOn[] {
  if (code === 'LEAGUE_NOT_FOUND') return [{ label: 'missing.action', to: '/league' }];
  const league: WayOn = { label: 'subscribe.toLeague', to: leaguePath({ id: leagueId }) };
  if (WAITING.has(code)) return [league];
  if (code === 'PAID_REGISTRATIONS_BLOCKED') return [{ label: 'now.way.write', to: '/support#write' }, league];
  const again: WayOn = { label: 'subscribe.again', to: subscribePath(leagueId) };
  if (code === 'LEVEL_REQUIRED') return [{ label: 'now.way.levels', to: '/match/list' }, again, league];
  if (code === 'SEX_NOT_ALLOWED') return [{ label: 'now.way.details', to: '/player/account' }, again, league];
  return [again, league];
}
