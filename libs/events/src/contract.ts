import { z } from 'zod';

/** CloudEvents 1.0 in structured form, in outbox rows and on the wire (API-21). */
export interface EventEnvelope<Data = unknown> {
  readonly specversion: '1.0';
  /** Unique; used by consumers for deduplication. */
  readonly id: string;
  /** Service that emits it. */
  readonly source: string;
  /** `<owner>.<what-happened>.v<n>` */
  readonly type: string;
  /** ISO 8601 instant. */
  readonly time: string;
  /** Aggregate id; events of one subject are ordered. */
  readonly subject: string;
  /**
   * Increases with each event of its source: of two events about the same thing, the one with the higher version has the
   * newer state. Absent on events from before November 2026, which are older than any that have one.
   */
  readonly version?: number;
  /**
   * Marks a snapshot: re-emitted state. Delivered only to handlers that overwrite; nobody is
   * notified, and nothing is counted.
   */
  readonly snapshot?: true;
  /** W3C trace context of the command that led to it. */
  readonly traceparent?: string;
  readonly data: Data;
}

/** An event contract: `<owner>.<name>.v<version>`. Optional fields may be added; other changes need a new version. */
export interface EventContract<Schema extends z.ZodType = z.ZodType> {
  readonly owner: string;
  readonly name: string;
  readonly version: number;
  readonly type: string;
  readonly schema: Schema;
  /** Which field of the data is the aggregate id. */
  readonly subject: (data: z.output<Schema>) => string;
  /**
   * Whether the owner can emit it again for whatever there is, so that a lost one does not matter. Not if something
   * ends with it: what has ended is in no snapshot.
   */
  readonly hasSnapshot?: boolean;
}

/** Owner of the events that every service may emit. */
export const PLATFORM = 'platform';

export type DataOf<C extends EventContract> = z.output<C['schema']>;
export type EventOf<C extends EventContract> = EventEnvelope<DataOf<C>>;

/** An event emitted by a use-case: contract and data; the outbox adds the rest. */
export interface OutgoingEvent<C extends EventContract = EventContract> {
  readonly contract: C;
  readonly data: DataOf<C>;
}

export function defineEvent<Schema extends z.ZodType>(definition: {
  owner: string;
  name: string;
  version: number;
  schema: Schema;
  subject: (data: z.output<Schema>) => string;
  hasSnapshot?: boolean;
}): EventContract<Schema> {
  return { ...definition, type: `${definition.owner}.${definition.name}.v${definition.version}` };
}

export const outgoing = <C extends EventContract>(contract: C, data: DataOf<C>): OutgoingEvent<C> => ({
  contract,
  data,
});
