import type { TextBundle } from '@setpoint/i18n/browser';
import { authRoutes } from '../features/auth/routes.js';
import { landingRoutes } from '../features/landing/routes.js';
import { publicRoutes } from '../features/public/routes.js';
import { supportRoutes } from '../features/support/routes.js';
import { featureRoutes } from './feature-routes.js';
import type { FeatureRoutes } from './route.js';

/** Addresses that lead on to another. */
export const REDIRECTS = [
  ['/dashboard', '/dashboard/app'],
  ['/player', '/player/list'],
  ['/match', '/match/list'],
  ['/court', '/court/list'],
  ['/tournament', '/tournament/list'],
  ['/lp', '/lp/join'],
] as const;

/** Pages for everybody: in the shell for those who are signed in, under the public header for all others. */
export const openRoutes = [...publicRoutes, ...supportRoutes, ...landingRoutes];

interface ScreenGroup {
  readonly routes: FeatureRoutes;
  /** In the shell for whoever comes. */
  readonly inShell: boolean;
  /** What all of them read. */
  readonly texts: TextBundle;
}

export const screenGroups: readonly ScreenGroup[] = [
  { routes: authRoutes, inShell: false, texts: 'auth' },
  { routes: openRoutes, inShell: false, texts: 'visitors' },
  { routes: featureRoutes, inShell: true, texts: 'players' },
];

/** Every address that has a screen (RTE-01 to RTE-13): what the build tells the server of the pages. */
export const screens = [
  ...REDIRECTS.map(([path]) => ({ path, inShell: false, texts: [] })),
  ...screenGroups.flatMap(({ routes, inShell, texts }) =>
    routes.map(({ path, lazy, handle }) => ({
      ...{ path: path!, load: lazy, first: handle?.first, inShell },
      texts: [texts, ...(handle?.texts ?? [])],
    })),
  ),
];
