import type { TextBundle } from '@setpoint/i18n/browser';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { First, Preload } from '../entities/site/preload.js';

/** What a route says about itself in `handle`. */
interface RouteHandle {
  /**
   * 'signed-in': without a session the login screen is shown and the path is remembered (RTE-12);
   * unverified people are sent to verify their email first (AUTH-26).
   */
  readonly access?: 'signed-in';
  /** For addresses without parameters: what the page asks first, in a module that needs hardly anything else. */
  readonly first?: () => Promise<{ readonly first: First }>;
  /** Texts that it needs besides those of all screens of its kind: they are loaded along with its code. */
  readonly texts?: readonly TextBundle[];
}

/** What the module of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Starts its query before the page is drawn for the first time. */
  readonly preload?: Preload;
}

/**
 * What `features/<feature>/routes.tsx` exports as `routes`: paths from the root, each page lazily
 * loaded (`lazy: () => import('./list/list-page.js')`, a `PageModule`), or an `element`.
 */
export type FeatureRoute = RouteObject & { readonly handle?: RouteHandle };
export type FeatureRoutes = readonly FeatureRoute[];
