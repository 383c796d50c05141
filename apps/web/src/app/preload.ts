import type { Session } from '@setpoint/client/session';
import { languageOf, TEXT_BUNDLES } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { matchRoutes } from 'react-router';
import { accountRoutes } from '../features/account/routes.js';
import { featureRoutes } from './feature-routes.js';
import type { FeatureRoute, PageModule } from './route.js';

/**
 * The first page's code and what it asks first, while texts, session and frame are still on their way.
 * What fails here fails again where it is needed, and is shown there.
 */
export async function preloadPage(session: Session, started: Promise<void>, texts: Promise<i18n>): Promise<void> {
  const { pathname, search } = window.location;
  const match = matchRoutes([...accountRoutes, ...featureRoutes] as FeatureRoute[], pathname)?.at(-1);
  const load = match?.route.lazy as (() => Promise<PageModule>) | undefined;
  if (!match || !load) return;
  const frame = import('./shell/shell-frame.js');
  void texts.then((i18n) => i18n.loadNamespaces(TEXT_BUNDLES.players));
  const [{ preload }, { dataClient }, { language }] = await Promise.all([load(), frame, texts, started]);
  const me = session.state.kind === 'signed-in' ? session.state.user : null;
  preload?.(dataClient(session), {
    me,
    language: languageOf(language),
    params: match.params,
    search: new URLSearchParams(search),
  });
}
