import { accept, refuse, type Outcome, type SportId } from '@setpoint/kernel';
import type { z } from 'zod';
import type { Tournament } from './export.js';
import { sportOf } from './discipline.js';
import { ratingIn } from './participants.js';
import { readDraw } from './read-draw.js';
import { drawRows, eventRows, extended, participantRow, recordRows, type TodsParticipant } from './record.js';
import { daysIn, type Days } from './schedule.js';
import { rowsIn, type TodsWarning, type Warn } from './warnings.js';

/** A draw of a record: what becomes a tournament of its own. */
export interface TodsEvent {
  /** Where it stands in the record, by which it is chosen. */
  readonly path: string;
  readonly name: string;
  readonly sport: SportId | null;
  /** Null where nothing of it can be taken; the warnings say why. */
  readonly tournament: Tournament | null;
  /** In the record, without byes. */
  readonly matches: number;
  /** Of the tournament, without byes. */
  readonly taken: number;
  /** Of these, those that are decided. */
  readonly results: number;
  readonly warnings: readonly TodsWarning[];
}

export interface TodsReading {
  readonly name: string;
  readonly events: readonly TodsEvent[];
  /** Of what belongs to no event. */
  readonly warnings: readonly TodsWarning[];
}

/** What is common to all events of a record. */
export interface RecordContext {
  readonly id: string;
  readonly days: Days | null;
  readonly participants: readonly TodsParticipant[];
  /** With which sides were drawn. */
  readonly ratings: ReadonlyMap<string, number>;
}

const MOST_PARTICIPANTS = 5_000;
const MOST_WARNINGS = 1_000;

/**
 * Reads a record, also one that others wrote, row by row: what cannot be taken is reported with its path, and the rest
 * stands. Results are taken only where our own rules can lead to them.
 */
export function readTods(json: unknown): Outcome<TodsReading, 'NOT_A_RECORD'> {
  const parsed = recordRows.safeParse(json);
  if (!parsed.success) return refuse('NOT_A_RECORD', { data: { path: pathOf(parsed.error) } });
  const record = parsed.data;
  if ((record.participants?.length ?? 0) > MOST_PARTICIPANTS)
    return refuse('NOT_A_RECORD', { data: { path: 'participants' } });
  const warnings = new Warnings();
  const participants = participantsIn(record.participants, warnings.add);
  if (record.matchUps?.length) warnings.add('matchUps', 'MATCH_LEFT_OUT');
  const name = record.tournamentName ?? '';
  const ratings = new Map(participants.map((each) => [each.participantId, ratingIn(extended(each)) ?? 0]));
  const context = { id: record.tournamentId, days: daysIn(record), participants, ratings };
  const events = record.events.flatMap((event, index) => eventsIn(event, `events.${index}`, name, context));
  return accept({ name, events, warnings: warnings.rows });
}

function participantsIn(json: readonly unknown[] | undefined, warn: Warn): readonly TodsParticipant[] {
  const known = new Set<string>();
  return rowsIn(json, participantRow, 'participants', warn).flatMap(({ row, path }) => {
    if (known.has(row.participantId)) {
      warn(path, 'PARTICIPANT_TWICE', row.participantId);
      return [];
    }
    known.add(row.participantId);
    return [row];
  });
}

class Warnings {
  readonly #rows: TodsWarning[] = [];

  readonly add: Warn = (path, code, about) => {
    if (this.#rows.length < MOST_WARNINGS) this.#rows.push({ path, code, about: about ?? null });
  };

  get rows(): readonly TodsWarning[] {
    return this.#rows;
  }
}

/** One for each draw; an event without any is reported, too. */
function eventsIn(json: unknown, path: string, recordName: string, context: RecordContext): TodsEvent[] {
  const parsed = eventRows.safeParse(json);
  const refused = (code: TodsWarning['code'], at = path, of: string | null = null): TodsEvent => ({
    ...{ path, name: parsed.data?.eventName ?? '', sport: null, tournament: null, matches: 0, taken: 0, results: 0 },
    warnings: [{ path: at, code, about: of }],
  });
  if (!parsed.success) return [refused('NOT_READABLE', [path, pathOf(parsed.error)].filter(Boolean).join('.'))];
  const event = parsed.data;
  if (event.eventType === 'TEAM') return [refused('TEAM_EVENT')];
  if (event.eventType !== 'SINGLES' && event.eventType !== 'DOUBLES')
    return [refused('DRAW_NOT_SUPPORTED', `${path}.eventType`, event.eventType)];
  if (!event.drawDefinitions?.length) return [refused('NO_DRAW')];
  const sport = sportOf(event.discipline);
  return event.drawDefinitions.map((each, index): TodsEvent => {
    const at = `${path}.drawDefinitions.${index}`;
    const draw = drawRows.safeParse(each);
    if (!draw.success)
      return { ...refused('NOT_READABLE', [at, pathOf(draw.error)].filter(Boolean).join('.')), path: at };
    const warnings = new Warnings();
    const { drawName, matchUpFormat = event.matchUpFormat } = draw.data;
    const name = event.eventName ?? drawName ?? recordName;
    const players = event.eventType === 'DOUBLES' ? 2 : 1;
    const read = readDraw({ ...draw.data, matchUpFormat }, at, {
      ...context,
      name,
      sport,
      players,
      warn: warnings.add,
    });
    return { path: at, name, sport, ...read, ...countOf(read.tournament), warnings: warnings.rows };
  });
}

function countOf(tournament: Tournament | null): { readonly taken: number; readonly results: number } {
  const groups = tournament?.groups.flatMap(({ fixtures }) => fixtures) ?? [];
  const all = [...groups, ...(tournament?.bracket?.fixtures ?? [])];
  const matches = all.filter(({ decision }) => decision?.kind !== 'BYE');
  return { taken: matches.length, results: matches.filter(({ decision }) => decision !== null).length };
}

const pathOf = (error: z.ZodError): string => error.issues[0]?.path.join('.') ?? '';
