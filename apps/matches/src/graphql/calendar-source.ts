import type { EntryOfMatch } from '../application/read-calendar.js';
import { matchSource, type MatchSource } from './match-source.js';

/** Source of the fields of type CalendarEntry. */
export type CalendarEntrySource = Omit<EntryOfMatch, 'view'> & { readonly match: () => MatchSource | null };

export const calendarEntrySource = ({ view, ...entry }: EntryOfMatch): CalendarEntrySource => ({
  ...entry,
  match: () => view && matchSource(view),
});
