import { accountRoutes } from '../features/account/routes.js';
import { routes as chat } from '../features/chat/routes.js';
import { routes as courts } from '../features/courts/routes.js';
import { routes as dashboard } from '../features/dashboard/routes.js';
import { routes as leagues } from '../features/leagues/routes.js';
import { routes as matches } from '../features/matches/routes.js';
import { routes as notifications } from '../features/notifications/routes.js';
import { routes as players } from '../features/players/routes.js';
import { routes as rankings } from '../features/rankings/routes.js';
import { routes as tournaments } from '../features/tournaments/routes.js';
import { routes as tournamentEntries } from '../features/tournaments/subscribe/routes.js';
import type { FeatureRoutes } from './route.js';

/** The routes of the features that live in the shell. Their pages are loaded when they are opened. */
export const featureRoutes: FeatureRoutes = [
  ...dashboard,
  ...accountRoutes,
  ...matches,
  ...players,
  ...notifications,
  ...chat,
  ...courts,
  ...rankings,
  ...tournaments,
  ...tournamentEntries,
  ...leagues,
];
