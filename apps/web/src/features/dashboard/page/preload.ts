import { homePlaceOf } from '../../../entities/place/use-home-place.js';
import type { Preload } from '../../../entities/site/preload.js';
import { DashboardQuery, variablesFor } from './dashboard-query.js';

export const preload: Preload = (client, { me, language }) => {
  if (me) client.preload(DashboardQuery, variablesFor(me, homePlaceOf(me, language)));
};
