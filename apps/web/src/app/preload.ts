import type { Session } from '@setpoint/client/session';
import { languageOf } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { matchRoutes } from 'react-router';
import { featureRoutes } from './feature-routes.js';
import type { FeatureRoute } from './route.js';

/**
 * The first page's code and its query, while texts, session and frame are still on their way.
 * What fails here fails again where it is needed, and is shown there.
 */
export async function preloadPage(session: Session, started: Promise<void>, texts: Promise<i18n>): Promise<void> {
  const { pathname, search } = window.location;
  const match = matchRoutes(featureRoutes as FeatureRoute[], pathname)?.at(-1);
  if (!match) return;
  const { lazy: page, handle } = match.route as FeatureRoute;
  if (typeof page === 'function') void page();
  if (session.token()) void import('./shell/shell-frame.js');
  if (!handle?.query) return;
  const [{ preload }, { dataClient }, { language }] = await Promise.all([
    handle.query(),
    import('../entities/site/data-client.js'),
    texts,
    started,
  ]);
  const me = session.state.kind === 'signed-in' ? session.state.user : null;
  if (!me && handle.access === 'signed-in') return;
  const visit = { me, language: languageOf(language), params: match.params, search: new URLSearchParams(search) };
  preload(dataClient(session), visit);
}
