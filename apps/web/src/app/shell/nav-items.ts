import {
  IconBallTennis,
  IconGauge,
  IconHome,
  IconInfoCircle,
  IconLayoutDashboard,
  IconUsers,
  type IconProps,
} from '@tabler/icons-react';
import type { FunctionComponent } from 'react';

export interface NavItem {
  readonly to: string;
  /** Paths that belong to it besides the ones below `to`. */
  readonly under?: string;
  /** Key below `shell:nav`. */
  readonly text: string;
  readonly Icon: FunctionComponent<IconProps>;
}

const matches: NavItem = { to: '/match/list', under: '/match', text: 'matches', Icon: IconBallTennis };
const players: NavItem = { to: '/player/list', under: '/player', text: 'players', Icon: IconUsers };

/** Side bar of the signed-in and of visitors (SHL-02). */
export const SIGNED_IN_ITEMS: readonly NavItem[] = [
  { to: '/dashboard/app', under: '/dashboard', text: 'dashboard', Icon: IconLayoutDashboard },
  matches,
  players,
];

export const SIGNED_OUT_ITEMS: readonly NavItem[] = [{ to: '/', text: 'home', Icon: IconHome }, matches, players];

export const OTHER_ITEMS: readonly NavItem[] = [
  { to: '/levels', text: 'levels', Icon: IconGauge },
  { to: '/more-information', text: 'moreInformation', Icon: IconInfoCircle },
];

/** Own pages that stand below /player but belong to the profile menu. */
const OWN_PAGES = /^\/player\/(account|sports|notifications)(\/|$)/;

export function isCurrent(item: NavItem, pathname: string): boolean {
  if (OWN_PAGES.test(pathname)) return false;
  if (item.to === '/') return pathname === '/';
  const under = item.under ?? item.to;
  return pathname === under || pathname.startsWith(`${under}/`);
}
