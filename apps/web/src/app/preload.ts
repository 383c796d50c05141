import type { Session } from '@setpoint/client/session';
import { languageOf, TEXT_BUNDLES, type TextBundle } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { matchRoutes } from 'react-router';
import { bring } from './lazy-page.js';
import type { FeatureRoute, PageModule } from './route.js';
import { screenGroups } from './screens.js';
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
  const found = screenGroups
    .map((group) => ({ group, match: matchRoutes(group.routes as FeatureRoute[], window.location.pathname)?.at(-1) }))
    .find(({ match }) => match);
  const { group, match } = found ?? {};
  const load = match?.route.lazy as (() => Promise<PageModule>) | undefined;
  if (!group || !match || !load) return { drawable: Promise.resolve(), asked: Promise.resolve() };
  const page = bring(load);
  const frame = group.inShell || session.token() ? bring(loadShell) : null;
  const bundles: TextBundle[] = [group.texts, ...(match.route.handle?.texts ?? [])];
  const words = texts.then((i18n) => i18n.loadNamespaces(bundles.flatMap((bundle) => TEXT_BUNDLES[bundle])));
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
