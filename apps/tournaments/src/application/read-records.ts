import { Injectable } from '@nestjs/common';
import { readTods, type TodsReading } from '@setpoint/competition';
import { accept, MOST_RECORD_BYTES, refuse, userId, type Outcome, type UserId } from '@setpoint/kernel';
import { jsonIn } from '@setpoint/service-kit';
import { eventOf, playersIn, type Accounts, type RecordEvent } from '../domain/record-event.js';
import { Records } from './ports/records.js';

export interface ReadRecord extends Omit<TodsReading, 'events'> {
  readonly events: readonly RecordEvent[];
}

/** Who somebody in a record is here. */
export interface Acquainted {
  /** In the record. */
  readonly id: string;
  readonly playerId: UserId;
}

/** Records that others wrote: what would come in, row by row, and whose accounts are in them (BYD-07). */
@Injectable()
export class ReadRecords {
  constructor(private readonly records: Records) {}

  async read(
    text: string,
    acquainted: readonly Acquainted[] = [],
  ): Promise<Outcome<ReadRecord, 'INVALID_DATA' | 'RECORD_NOT_VALID'>> {
    if (Buffer.byteLength(text) > MOST_RECORD_BYTES)
      return refuse('INVALID_DATA', { fields: [{ field: 'record', code: 'TOO_LONG' }] });
    const json = jsonIn(text);
    if (json === undefined) return refuse('RECORD_NOT_VALID', { fields: [{ field: 'record', code: 'NOT_JSON' }] });
    const outcome = readTods(json);
    if (!outcome.ok) {
      const field = ['record', outcome.data?.['path']].filter(Boolean).join('.');
      return refuse('RECORD_NOT_VALID', { fields: [{ field, code: 'NOT_READABLE' }] });
    }
    const { events, ...record } = outcome.value;
    const accounts = await this.#accounts(events.flatMap(playersIn), acquainted);
    return accept({ ...record, events: events.map((event) => eventOf(event, accounts)) });
  }

  /** As support says, or who has the id that is in the record; others are guests. */
  async #accounts(players: readonly { readonly id: string }[], acquainted: readonly Acquainted[]): Promise<Accounts> {
    const said = new Map(acquainted.map(({ id, playerId }) => [id, playerId]));
    const meant = new Map(players.map(({ id }) => [id, said.get(id) ?? userId(id)]));
    const known = await this.records.namesOf([...new Set(meant.values())]);
    const mistaken = [...said.keys()].filter((id) => !known.has(meant.get(id)!));
    return new Map<string, UserId | null>([
      ...[...meant].filter(([, account]) => known.has(account)),
      ...mistaken.map((id) => [id, null] as const),
    ]);
  }
}
