/** The dashboard's first view: the measure of P4 and P5. */
import { shippedOperation } from './shipped-operations.ts';

/** As the web app sends it. */
export const dashboard = (): string => shippedOperation('Dashboard');

/** Milano, both sports, any level: what a player sees who has just come in. */
export const dashboardVariables = (me: string): Record<string, unknown> => ({
  me,
  near: { lat: 45.4642, lng: 9.19, km: 30 },
  sports: [1, 2],
  levels: null,
  waiting: 8,
  cards: 6,
  people: 6,
  open: 6,
  friends: 8,
});
