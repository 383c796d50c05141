import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
import { insertRows, InjectSecret, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ProviderEvent } from '../../application/ports/payment-provider.js';
import { SandboxCalls } from '../../application/ports/sandbox.js';
import { SandboxEventEntity, type SandboxEventRow } from './sandbox-entities.js';
import { sign } from './sandbox-signature.js';
import type { CardBehaviour } from './test-cards.js';

const LATE_MS = 3 * 60_000;

interface EmitOptions {
  /** When it happens; now by default. */
  readonly at?: Date;
  readonly how?: CardBehaviour['events'];
  readonly about?: ProviderEvent['about'];
}

/** The sandbox's events and the signed webhooks that deliver them. */
@Injectable()
export class SandboxEvents extends SandboxCalls {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectSecret() private readonly secret: string,
  ) {
    super();
  }

  async emit(
    manager: EntityManager,
    type: string,
    ref: string,
    { at = this.clock.now(), how, about }: EmitOptions = {},
  ) {
    const late = how === 'LATE' || (how === 'REORDERED' && type === 'charge.processing');
    const event: SandboxEventRow = {
      id: `evt_${this.ids.next()}`,
      type,
      ref,
      about: about ?? null,
      happened_at: at,
      deliver_at: how === 'MISSING' ? null : new Date(at.getTime() + (late ? LATE_MS : 0)),
      copies: how === 'MISSING' ? 0 : how === 'TWICE' ? 2 : 1,
    };
    await insertRows(manager, SandboxEventEntity, [event]);
  }

  async due(now: Date, limit: number): Promise<{ raw: Buffer; signature: string }[]> {
    const rows = await rowsOf<SandboxEventRow>(
      this.storage.manager,
      sql`update sandbox_event set copies = copies - 1 where id in (
            select id from sandbox_event where copies > 0 and deliver_at <= ${now}
            order by deliver_at, id limit ${limit} for update skip locked
          ) returning *`,
    );
    return rows.map((row) => {
      const raw = Buffer.from(JSON.stringify(eventOf(row)));
      return { raw, signature: sign(this.secret, raw, now) };
    });
  }
}

export const eventOf = ({ id, type, ref, about }: SandboxEventRow): ProviderEvent => ({
  ...{ eventId: id, type, ref },
  ...(about && { about }),
});
