import { useSession, type Session } from '@setpoint/client/session';
import { languageOf, TEXT_BUNDLES, type LanguageCode, type TextBundle } from '@setpoint/i18n/browser';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { matchRoutes, useLocation, useParams } from 'react-router';
import { homePlaceOf } from '../entities/place/use-home-place.js';
import type { Visit } from '../entities/site/first-query.js';
import { preload } from './lazy-page.js';
import type { FeatureRoute, LoadFirst, PageModule } from './route.js';
import { screenGroups } from './screens.js';
import { loadShell } from './shell/load-shell.js';

/** The first page on its way. Errors are handled where the page is rendered. */
export interface FirstPage {
  /** Code, frame and texts are loaded: it renders without skeletons. */
  readonly drawable: Promise<unknown>;
  /** What it asks first has been sent. */
  readonly asked: Promise<unknown>;
}

/** The first page's code and what it asks first, while texts, session and frame are still on their way. */
export function preloadPage(session: Session, started: Promise<void>, texts: Promise<i18n>): FirstPage {
  const { pathname, search } = window.location;
  const found = screenGroups
    .map((group) => ({ group, match: matchRoutes(group.routes as FeatureRoute[], pathname)?.at(-1) }))
    .find(({ match }) => match);
  const { group, match } = found ?? {};
  const load = match?.route.lazy as (() => Promise<PageModule>) | undefined;
  if (!group || !match || !load) return { drawable: Promise.resolve(), asked: Promise.resolve() };
  const page = preload(load);
  const frame = group.inShell || session.token() ? preload(loadShell) : null;
  const { texts: more = [], first, access } = match.route.handle ?? {};
  const bundles: TextBundle[] = [group.texts, ...more];
  const words = texts.then((i18n) => i18n.loadNamespaces(bundles.flatMap((bundle) => TEXT_BUNDLES[bundle])));
  const ask = async () => {
    if (!first) return;
    const [{ language }] = await Promise.all([texts, started]);
    if (access === 'signed-in' && session.state.kind !== 'signed-in') return;
    await askFor(first, session, languageOf(language), { pathname, search, params: match.params });
  };
  return { drawable: Promise.all([page, frame, words]), asked: ask() };
}

/** Sends what a page asks first, for when its code begins to be loaded on the way to it. */
export function useAskFirst(first: LoadFirst | undefined): (() => void) | undefined {
  const session = useSession();
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const params = useParams();
  if (!first) return undefined;
  // Failures are retried by the page.
  return () => void askFor(first, session, languageOf(i18n.language), { pathname, search, params }).catch(() => {});
}

type Address = Pick<Visit, 'pathname' | 'params'> & { readonly search: string };

async function askFor(load: LoadFirst, session: Session, language: LanguageCode, address: Address): Promise<void> {
  const [{ first }, { dataClient }] = await Promise.all([load(), preload(loadShell)]);
  const me = session.state.kind === 'signed-in' ? session.state.user : null;
  const home = homePlaceOf(me, language);
  const asked = first({ ...address, me, home, search: new URLSearchParams(address.search) });
  if (asked) dataClient(session).preload(asked.query, asked.variables as never);
}
