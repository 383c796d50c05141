import type { DataOf, OutgoingEvent } from '@setpoint/events';

/** Of the events of one type, what they say. */
export const dataOf = <C extends OutgoingEvent['contract']>(events: readonly OutgoingEvent[], type: string) =>
  events.filter(({ contract }) => contract.type === type).map(({ data }) => data as DataOf<C>);

/** What is older is no news, but counts. */
const NEWS_MS = 30 * 24 * 60 * 60 * 1000;
export const isNews = (at: Date, now: Date) => now.getTime() - at.getTime() < NEWS_MS;
