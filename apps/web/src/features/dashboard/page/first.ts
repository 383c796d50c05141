import { asks, type First } from '../../../entities/site/first-query.js';
import { DashboardQuery, variablesFor } from './dashboard-query.js';

export const first: First = ({ me, home }) => (me && home ? asks(DashboardQuery, variablesFor(me, home)) : null);
