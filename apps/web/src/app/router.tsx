import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router';
import { PageSkeleton } from '@setpoint/ui';
import { accountRoutes } from '../features/account/routes.js';
import { authRoutes } from '../features/auth/routes.js';
import { publicRoutes } from '../features/public/routes.js';
import { REDIRECTS } from './screens.js';
import { AuthFrame } from './frames/auth-frame.js';
import { OpenFrame } from './frames/open-frame.js';
import type { FeatureRoute, FeatureRoutes, PageModule } from './route.js';
import { SignedInOnly } from './session/gates.js';

const ShellFrame = lazy(() => import('./shell/shell-frame.js'));

/** Every path of the web app (RTE-01 to RTE-13). */
export function Routes({ features }: { readonly features: FeatureRoutes }) {
  const routes = useMemo(() => routeTable(features), [features]);
  return useRoutes(routes);
}

function routeTable(features: FeatureRoutes): RouteObject[] {
  return [
    { element: <AuthFrame />, children: mounted(authRoutes) },
    // In the shell for those who are signed in, under the public header for everybody else.
    { element: <OpenFrame shell={<ShellFrame />} />, children: mounted(publicRoutes) },
    {
      element: <ShellFrame />,
      children: mounted([
        ...REDIRECTS.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
        ...accountRoutes,
        ...features,
      ]),
    },
    { path: '*', element: <Navigate to="/404" replace /> },
  ];
}

/** Pages are loaded when they are opened, behind a skeleton; gates stand before them. */
function mounted(routes: FeatureRoutes): RouteObject[] {
  return routes.map(({ lazy: load, handle, children, ...route }) => {
    const page = load ? <LazyPage load={load as LoadPage} /> : route.element;
    const element = handle?.access === 'signed-in' ? <SignedInOnly>{page}</SignedInOnly> : page;
    return {
      ...route,
      ...(handle && { handle }),
      ...(element !== undefined && { element }),
      ...(children && { children: mounted(children as FeatureRoute[]) }),
    } as RouteObject;
  });
}

type LoadPage = () => Promise<PageModule>;

const pages = new WeakMap<LoadPage, ComponentType>();

function LazyPage({ load }: { readonly load: LoadPage }): ReactNode {
  let Page = pages.get(load);
  if (!Page) {
    Page = lazy(async () => ({ default: (await load()).Component }));
    pages.set(load, Page);
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
