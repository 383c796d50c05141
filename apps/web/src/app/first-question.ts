import type { Session } from '@setpoint/client/session';
import { earlyAnswers } from '../entities/site/early-answers.js';
import { ownPlace } from '../entities/place/own-place.js';
import { featureRoutes } from './feature-routes.js';
import { routeAt } from './route-at.js';

/** Sends the first query of the screen at this address, if its route declares one, before the screen's scripts are loaded. */
export async function askFirst(session: Session, started: Promise<void>, { pathname, search }: Address): Promise<void> {
  const { route, params } = routeAt(featureRoutes, pathname) ?? {};
  const load = route?.handle?.first;
  const isForMembers = route?.handle?.access === 'signed-in';
  if (!load || (isForMembers && !session.token())) return;
  const [{ first }, { asSent }] = await Promise.all([load(), import('@setpoint/client/as-sent'), started]);
  const { state } = session;
  const me = state.kind === 'signed-in' ? state.user : null;
  if (!me && (isForMembers || state.kind !== 'signed-out')) return;
  const asked = first({ me, home: ownPlace(me), pathname, params: params!, search: new URLSearchParams(search) });
  if (asked) earlyAnswers(session).ask(asSent(asked.query), asked.variables);
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}
