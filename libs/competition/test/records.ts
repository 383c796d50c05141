import { readTods, type TodsEvent, type Tournament } from '../src/index.js';

/** The only draw of a record, of which everything must be taken or reported. */
export function eventIn(json: unknown): TodsEvent {
  const outcome = readTods(json);
  if (!outcome.ok) throw new Error(outcome.code);
  const [event, ...others] = outcome.value.events;
  if (!event || others.length > 0) throw new Error('Not one event');
  return event;
}

export function tournamentIn(json: unknown): Tournament {
  const { tournament, warnings } = eventIn(json);
  if (!tournament || warnings.length > 0) throw new Error(JSON.stringify(warnings));
  return tournament;
}
