import { Injectable } from '@nestjs/common';
import { execute, rowOf, sql, Storage } from '@setpoint/service-kit';
import type { ProviderEvent } from '../application/ports/payment-provider.js';
import { ProviderEvents } from '../application/ports/provider-events.js';

@Injectable()
export class PostgresProviderEvents extends ProviderEvents {
  constructor(private readonly storage: Storage) {
    super();
  }

  async isKnown(eventId: string): Promise<boolean> {
    return (await rowOf(this.storage.manager, sql`select from provider_event where id = ${eventId}`)) !== undefined;
  }

  async keep({ eventId, type, ref }: ProviderEvent, receivedAt: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into provider_event (id, type, ref, received_at) values (${eventId}, ${type}, ${ref}, ${receivedAt})
          on conflict do nothing`,
    );
  }

  async paymentOf(ref: string): Promise<string | null> {
    const row = await rowOf<{ id: string }>(this.storage.manager, sql`select id from payment where ref = ${ref}`);
    return row?.id ?? null;
  }

  async readUntil(provider: string): Promise<Date | null> {
    const row = await rowOf<{ read_until: Date }>(
      this.storage.manager,
      sql`select read_until from provider_mark where provider = ${provider}`,
    );
    return row?.read_until ?? null;
  }

  async markRead(provider: string, until: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into provider_mark (provider, read_until) values (${provider}, ${until})
          on conflict (provider) do update set read_until = excluded.read_until`,
    );
  }
}
