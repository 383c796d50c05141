import type { RouteObject } from 'react-router';

/** What a route says about itself in `handle`. */
export interface RouteHandle {
  /** 'signed-in': without a session the login screen is shown, the path is remembered (RTE-12). */
  readonly access?: 'signed-in';
}

/**
 * What `features/<feature>/routes.tsx` exports as `routes`: paths from the root, each page lazily
 * loaded (`lazy: () => import('./list/list-page.js')` with an exported `Component`).
 */
export type FeatureRoutes = readonly (RouteObject & { readonly handle?: RouteHandle })[];
