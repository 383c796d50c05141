import type { TextBundle } from '@setpoint/i18n/browser';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { First } from '../entities/site/first-query.js';

export type LoadFirst = () => Promise<{ readonly first: First }>;

/** The `handle` of a route. */
interface RouteHandle {
  /**
   * 'signed-in': without a session the login screen is shown and the path is remembered (RTE-12);
   * unverified people are sent to verify their email first (AUTH-26).
   */
  readonly access?: 'signed-in';
  /** The page's first query, in a module with few imports: sent while the page's own code is on its way. */
  readonly first?: LoadFirst;
  /** Additional text namespaces, loaded along with its code. */
  readonly texts?: readonly TextBundle[];
}

/** What the module of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/**
 * What `features/<feature>/routes.tsx` exports as `routes`: paths from the root, each page lazily
 * loaded (`lazy: () => import('./list/list-page.js')`, a `PageModule`), or an `element`.
 */
export type FeatureRoute = RouteObject & { readonly handle?: RouteHandle };
export type FeatureRoutes = readonly FeatureRoute[];
