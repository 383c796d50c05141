import { accountRoutes } from '../features/account/routes.js';
import { authRoutes } from '../features/auth/routes.js';
import { publicRoutes } from '../features/public/routes.js';
import { featureRoutes } from './feature-routes.js';

/** Addresses that lead on to another. */
export const REDIRECTS = [
  ['/dashboard', '/dashboard/app'],
  ['/player', '/player/list'],
  ['/match', '/match/list'],
  ['/court', '/court/list'],
  // The page to suggest a centre is still to come.
  ['/court/new', '/court/list'],
] as const;

/** Every address that has a screen (RTE-01 to RTE-13): what the build tells the server of the pages. */
export const addresses: readonly string[] = [
  ...REDIRECTS.map(([path]) => path),
  ...[...authRoutes, ...publicRoutes, ...accountRoutes, ...featureRoutes].map(({ path }) => path!),
];
