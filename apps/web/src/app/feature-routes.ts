import type { FeatureRoutes } from './route.js';

const found = import.meta.glob<{ routes: FeatureRoutes }>('../features/*/routes.tsx', { eager: true });

/** The routes of every feature, shown inside the shell. Their pages are loaded when they are opened. */
export const featureRoutes: FeatureRoutes = Object.values(found).flatMap((feature) => feature.routes);
