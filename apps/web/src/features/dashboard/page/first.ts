import { asSent } from '@setpoint/client/as-sent';
import { ownPlace } from '../../../entities/place/own-place.js';
import type { First } from '../../../entities/site/preload.js';
import { DashboardQuery, variablesFor } from './dashboard-query.js';

/** For those who say where they play; for the others it depends on the language, which nobody knows yet. */
export const first: First = (answers, me) => {
  const place = ownPlace(me);
  if (place) answers.ask(asSent(DashboardQuery), variablesFor(me, place));
};
