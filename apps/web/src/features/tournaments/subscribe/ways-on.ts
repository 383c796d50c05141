import { subscribePath, tournamentPath } from './addresses.js';

/** Where a refusal leads on to. */
export interface WayOn {
  /** `subscribe:way.<label>` */
  readonly label:
    | 'another'
    | 'levels'
    | 'details'
    | 'mobile'
    | 'partner'
    | 'player'
    | 'code'
    | 'write'
    | 'again'
    | 'tournament';
  readonly to: string;
}

const ANOTHER_TOURNAMENT = new Set([
  'TOURNAMENT_NOT_FOUND',
  'REGISTRATIONS_CLOSED',
  'TOURNAMENT_FULL',
  'LEVEL_NOT_ALLOWED',
  'SLAM_NOT_QUALIFIED',
  'ALREADY_STARTED',
  'UNDER_TEN_DAYS',
  'OFFER_EXPIRED',
]);
const ANOTHER_PARTNER = new Set([
  'PARTNER_REQUIRED',
  'PARTNER_NOT_ALLOWED',
  'PARTNER_NOT_ELIGIBLE',
  'PARTNER_IN_ANOTHER_TEAM',
]);
const AGAIN = new Set(['WRONG_PRICE', 'REQUEST_REUSED', 'TOO_MANY_REQUESTS', 'INVALID_DATA', 'REGISTRATION_OVER']);

/** What to do about a refusal, the best way first; each ends at the tournament (TRN-06). */
export function waysOn(code: string, tournamentId: string, partnerId: string | null): readonly WayOn[] {
  const subscribe = subscribePath(tournamentId);
  const own = ((): readonly WayOn[] => {
    const another: WayOn = { label: 'another', to: '/tournament/list' };
    const partner: WayOn = { label: 'partner', to: `${subscribe}?step=entry` };
    if (ANOTHER_TOURNAMENT.has(code)) return [another];
    if (code === 'SEX_NOT_ALLOWED' || code === 'AGE_NOT_ALLOWED')
      return [another, { label: 'details', to: '/player/account' }];
    if (code === 'LEVEL_REQUIRED') return [{ label: 'levels', to: '/player/sports' }];
    if (code === 'MOBILE_REQUIRED') return [{ label: 'mobile', to: `${subscribe}?step=data` }];
    if (ANOTHER_PARTNER.has(code)) return [partner];
    if (code === 'PARTNER_NOT_FOLLOWED' || code === 'PARTNER_LEVEL_REQUIRED') {
      const player = partnerId && { label: 'player' as const, to: `/player/${encodeURIComponent(partnerId)}` };
      return [...(player ? [player] : []), partner];
    }
    if (code === 'INVITE_CODE_REQUIRED' || code === 'WRONG_INVITE_CODE')
      return [{ label: 'code', to: `${subscribe}?step=entry` }];
    if (code === 'PAID_REGISTRATIONS_BLOCKED') return [{ label: 'write', to: '/support#write' }];
    return AGAIN.has(code) ? [{ label: 'again', to: subscribe }] : [];
  })();
  return code === 'TOURNAMENT_NOT_FOUND' ? own : [...own, { label: 'tournament', to: tournamentPath(tournamentId) }];
}
