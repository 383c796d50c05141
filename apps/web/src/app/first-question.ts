import type { Session } from '@setpoint/client/session';
import { earlyAnswers } from '../entities/site/early-answers.js';
import { featureRoutes } from './feature-routes.js';

/** Asks what the screen at this address asks first, where its route says so, without the scripts of the screen. */
export async function askFirst(session: Session, started: Promise<void>, pathname: string): Promise<void> {
  const load = featureRoutes.find(({ path }) => path === pathname)?.handle?.first;
  if (!load || !session.token()) return;
  const [{ first }] = await Promise.all([load(), started]);
  if (session.state.kind === 'signed-in') first(earlyAnswers(session), session.state.user);
}
