import type { Clock, Ids } from '@setpoint/kernel';
import type { Transaction } from 'kysely';
import type { SaidEvent } from './effects.js';
import type { PlumbingTables } from './plumbing-tables.js';

/** Writes outgoing events into the outbox, within the transaction of the state they tell of. */
export class OutboxWriter {
  constructor(
    private readonly service: string,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws when an event doesn't keep its contract: what is not right must not leave. */
  async write<Tables>(tx: Transaction<Tables>, said: readonly SaidEvent[]): Promise<void> {
    if (said.length === 0) return;
    const time = this.clock.now();
    const rows = said.map(({ event: { contract, data }, traceparent }) => {
      if (contract.owner !== this.service)
        throw new Error(`${this.service} can't say ${contract.type}: it isn't its own`);
      const checked = contract.schema.safeParse(data);
      if (!checked.success) throw new Error(`event ${contract.type} breaks its contract: ${checked.error.message}`);
      return {
        id: this.ids.next(),
        type: contract.type,
        subject: contract.subject(checked.data),
        time,
        traceparent: traceparent ?? null,
        data: JSON.stringify(checked.data),
      };
    });
    await (tx as unknown as Transaction<PlumbingTables>).insertInto('outbox').values(rows).execute();
  }
}
