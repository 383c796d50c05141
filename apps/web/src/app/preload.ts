import type { Session } from '@setpoint/client/session';
import { languageOf, TEXT_BUNDLES } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { matchRoutes } from 'react-router';
import { accountRoutes } from '../features/account/routes.js';
import { authRoutes } from '../features/auth/routes.js';
import { featureRoutes } from './feature-routes.js';
import { openRoutes } from './screens.js';
import { bring } from './lazy-page.js';
import type { FeatureRoute, PageModule } from './route.js';
import { loadShell } from './shell/load-shell.js';

/** The first page on its way. What fails here fails again where it is needed, and is shown there. */
export interface FirstPage {
  /** Its code, its frame and its texts are here: it is drawn at once, without skeletons before it. */
  readonly drawable: Promise<unknown>;
  /** What it asks first has been sent. */
  readonly asked: Promise<unknown>;
}

/** The first page's code and what it asks first, while texts, session and frame are still on their way. */
export function preloadPage(session: Session, started: Promise<void>, texts: Promise<i18n>): FirstPage {
  const signIn = matching(authRoutes);
  const visitors = signIn ?? matching(openRoutes);
  const match = visitors ?? matching([...accountRoutes, ...featureRoutes] as FeatureRoute[]);
  const load = match?.route.lazy as (() => Promise<PageModule>) | undefined;
  if (!match || !load) return { drawable: Promise.resolve(), asked: Promise.resolve() };
  const page = bring(load);
  const frame = !visitors || session.token() ? bring(loadShell) : null;
  const bundle = signIn ? TEXT_BUNDLES.auth : visitors ? TEXT_BUNDLES.visitors : TEXT_BUNDLES.players;
  const words = texts.then((i18n) => i18n.loadNamespaces(bundle));
  const ask = async () => {
    const [{ preload }, shell, { language }] = await Promise.all([page, frame, texts, started]);
    if (!shell) return;
    preload?.(shell.dataClient(session), {
      me: session.state.kind === 'signed-in' ? session.state.user : null,
      language: languageOf(language),
      params: match.params,
      search: new URLSearchParams(window.location.search),
    });
  };
  return { drawable: Promise.all([page, frame, words]), asked: ask() };
}

const matching = (routes: FeatureRoute[]) => matchRoutes(routes, window.location.pathname)?.at(-1);
