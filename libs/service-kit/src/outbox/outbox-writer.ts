import { PLATFORM } from '@setpoint/events';
import type { Clock, Ids } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../storage/sql.js';
import type { EmittedEvent } from './effects.js';
import { OutboxEntity } from './entities.js';

/** Writes emitted events to the outbox, within the transaction of the state change. */
export class OutboxWriter {
  constructor(
    private readonly service: string,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws if an event violates its contract. */
  async write(manager: EntityManager, emitted: readonly EmittedEvent[]): Promise<void> {
    const time = this.clock.now();
    const rows = emitted.map(({ event: { contract, data }, traceparent, snapshot }) => {
      const isOurs = contract.owner === this.service || contract.owner === PLATFORM;
      if (!isOurs) throw new Error(`${contract.type} is not an event of ${this.service}`);
      const checked = contract.schema.safeParse(data);
      if (!checked.success) throw new Error(`event ${contract.type} breaks its contract: ${checked.error.message}`);
      return {
        id: this.ids.next(),
        type: contract.type,
        subject: contract.subject(checked.data),
        time,
        traceparent: traceparent ?? null,
        snapshot,
        data: checked.data as unknown,
      };
    });
    await insertRows(manager, OutboxEntity, rows);
  }
}
