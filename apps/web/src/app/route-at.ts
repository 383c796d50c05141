import type { Params } from 'react-router';

interface Addressed {
  readonly path?: string | undefined;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The route at an address as the router finds it, which is not loaded yet: the one that names most segments. */
export function routeAt<Route extends Addressed>(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: Params } | null {
  const address = segmentsOf(pathname);
  let best: { route: Route; params: Params; named: number } | null = null;
  for (const route of routes) {
    const pattern = segmentsOf(route.path ?? '');
    const fits = (segment: string, index: number) => segment.startsWith(':') || segment === address[index];
    if (pattern.length !== address.length || !pattern.every(fits)) continue;
    const named = pattern.filter((segment) => !segment.startsWith(':')).length;
    if (best && best.named >= named) continue;
    const params = pattern.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), decoded(address[index]!)] as const] : [],
    );
    best = { route, params: Object.fromEntries(params), named };
  }
  return best;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
