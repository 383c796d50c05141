import type { FeatureRoutes } from './route.js';

const found = import.meta.glob<{ routes?: FeatureRoutes }>('../features/*/routes.tsx', { eager: true });

/** What features export as `routes`, shown inside the shell; those that export another name are mounted by the router itself. Their pages are loaded when they are opened. */
export const featureRoutes: FeatureRoutes = Object.values(found).flatMap(({ routes = [] }) => routes);
