import type { TodsWarning } from '@setpoint/competition';
import { SPORTS } from '@setpoint/kernel';
import type { ReadRecord } from '../application/read-records.js';
import { faultsOf, guestsIn, type RecordEvent } from '../domain/record-event.js';
import type * as Schema from './generated/schema.js';

const MOST = { events: 100, people: 256, warnings: 100 };

export const recordSource = ({ name, events, warnings }: ReadRecord) => ({
  name,
  events: events.slice(0, MOST.events).map(eventSource),
  warnings: warnings.slice(0, MOST.warnings).map(warningSource),
});

function eventSource(event: RecordEvent): Schema.RecordEvent {
  const { path, name, sport, format, tournament, matches, taken, results, people } = event;
  const played = SPORTS.find(({ id }) => id === sport);
  const tooMany = faultsOf(event).filter(({ code }) => code === 'TOO_MANY_ENTRIES');
  const warnings = [
    ...tooMany.map(({ field }) => ({ path: field, code: 'TOO_MANY_ENTRIES' as const, about: null })),
    ...event.warnings.map(warningSource),
  ];
  return {
    ...{ path, name, format: tooMany.length > 0 ? null : format, matches, results },
    sport: played ? { ...played, id: String(played.id) } : null,
    gameMode: tournament?.scoring.mode ?? null,
    numberPlayers: tournament?.sides[0]?.players.length ?? null,
    startOn: tournament?.days?.start ?? null,
    entries: tournament?.sides.length ?? 0,
    seeds: tournament?.seeds.length ?? 0,
    matchesTaken: taken,
    guests: guestsIn(event),
    people: people.slice(0, MOST.people).map(({ id, name: of, account }) => ({
      ...{ id, name: of, user: account === null ? null : { id: account } },
    })),
    warnings: warnings.slice(0, MOST.warnings),
    warningsCount: warnings.length,
  };
}

const warningSource = ({ path, code, about }: TodsWarning): Schema.RecordWarning => ({ path, code, about });
