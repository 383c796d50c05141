import { Suspense, useMemo, type ReactNode } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router';
import { PageSkeleton } from '@setpoint/ui';
import { authRoutes } from '../features/auth/routes.js';
import { openRoutes, REDIRECTS } from './screens.js';
import { AuthFrame } from './frames/auth-frame.js';
import { OpenFrame } from './frames/open-frame.js';
import { useAskFirst } from './first-page.js';
import { componentOf, type LoadPage } from './lazy-page.js';
import type { FeatureRoute, FeatureRoutes, LoadFirst } from './route.js';
import { SignedInOnly } from './session/gates.js';
import { loadShell } from './shell/load-shell.js';

/** Every path of the web app (RTE-01 to RTE-13). */
export function Routes({ features }: { readonly features: FeatureRoutes }) {
  const routes = useMemo(() => routeTable(features), [features]);
  return useRoutes(routes);
}

function routeTable(features: FeatureRoutes): RouteObject[] {
  const ShellFrame = componentOf(loadShell);
  return [
    { element: <AuthFrame />, children: mounted(authRoutes) },
    // In the shell for those who are signed in, under the public header for everybody else.
    { element: <OpenFrame shell={<ShellFrame />} />, children: mounted(openRoutes) },
    {
      element: <ShellFrame />,
      children: mounted([
        ...REDIRECTS.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
        ...features,
      ]),
    },
    { path: '*', element: <Navigate to="/404" replace /> },
  ];
}

/** Pages are loaded when they are opened, behind a skeleton; gates stand before them. */
function mounted(routes: FeatureRoutes): RouteObject[] {
  return routes.map(({ lazy: load, handle, children, ...route }) => {
    const page = load ? <LazyPage load={load as LoadPage} first={handle?.first} /> : route.element;
    const element = handle?.access === 'signed-in' ? <SignedInOnly>{page}</SignedInOnly> : page;
    return {
      ...route,
      ...(handle && { handle }),
      ...(element !== undefined && { element }),
      ...(children && { children: mounted(children as FeatureRoute[]) }),
    } as RouteObject;
  });
}

function LazyPage({ load, first }: { readonly load: LoadPage; readonly first: LoadFirst | undefined }): ReactNode {
  const askFirst = useAskFirst(first);
  const Page = componentOf(load, askFirst);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
