import {
  IconBallTennis,
  IconBolt,
  IconBuildingStadium,
  IconDiscount,
  IconGauge,
  IconHome,
  IconInfoCircle,
  IconLifebuoy,
  IconListNumbers,
  IconMessageCircle,
  IconTournament,
  IconTrophy,
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
  /** Shows how many conversations have something new. */
  readonly countsChats?: true;
}

const tournaments: NavItem = {
  to: '/tournament/list',
  under: '/tournament',
  text: 'tournaments',
  Icon: IconTournament,
};
const league: NavItem = { to: '/league', text: 'league', Icon: IconListNumbers };
const matches: NavItem = { to: '/match/list', under: '/match', text: 'matches', Icon: IconBallTennis };
const players: NavItem = { to: '/player/list', under: '/player', text: 'players', Icon: IconUsers };
const chat: NavItem = { to: '/dashboard/chat', text: 'chat', Icon: IconMessageCircle, countsChats: true };
const courts: NavItem = { to: '/court/list', under: '/court', text: 'courts', Icon: IconBuildingStadium };

/** Side bar of the signed-in and of visitors (SHL-02). */
export const SIGNED_IN_ITEMS: readonly NavItem[] = [
  { to: '/dashboard/app', text: 'dashboard', Icon: IconHome },
  tournaments,
  league,
  matches,
  players,
  chat,
  courts,
];

export const SIGNED_OUT_ITEMS: readonly NavItem[] = [
  { to: '/', text: 'home', Icon: IconHome },
  tournaments,
  league,
  matches,
  players,
  courts,
];

export const OTHER_ITEMS: readonly NavItem[] = [
  { to: '/rank', text: 'rankings', Icon: IconTrophy },
  { to: '/smash', text: 'smash', Icon: IconBolt },
  { to: '/levels', text: 'levels', Icon: IconGauge },
  { to: '/coupon', text: 'coupon', Icon: IconDiscount },
  { to: '/support', text: 'support', Icon: IconLifebuoy },
  { to: '/more-information', text: 'moreInformation', Icon: IconInfoCircle },
];

/** Bottom bar items besides home. */
export const SIGNED_IN_BOTTOM_ITEMS = [matches, chat] as const;
export const SIGNED_OUT_BOTTOM_ITEMS = [matches, tournaments] as const;

/** Own pages that stand below /player but belong to me. */
const OWN_PAGES = ['/player/account', '/player/sports'];

/** Whether a page is mine: my profile, account or sports. `own` is my profile's address. */
export const isOwn = (pathname: string, own: string | null): boolean =>
  isBelow(pathname, own) || OWN_PAGES.some((path) => isBelow(pathname, path));

/** What is mine, or the bell's, is not among the players, whose address it shares. */
export function isCurrent(item: NavItem, pathname: string, own: string | null): boolean {
  if (isOwn(pathname, own) || isBelow(pathname, '/player/notifications')) return false;
  if (item.to === '/') return pathname === '/';
  const under = item.under ?? item.to;
  return isBelow(pathname, under);
}

const isBelow = (pathname: string, path: string | null): boolean =>
  path !== null && (pathname === path || pathname.startsWith(`${path}/`));

export const profileOf = (me: { readonly id: string; readonly slug: string } | null): string | null =>
  me && `/player/${me.id}/${me.slug}`;
