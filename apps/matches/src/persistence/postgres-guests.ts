import { Injectable } from '@nestjs/common';
import { matchId, userId, mailboxOf } from '@setpoint/kernel';
import { execute, rowOf, sql, Storage } from '@setpoint/service-kit';
import { Guests, type GuestOfMatch } from '../application/ports/guests.js';
import { SilencedAddressEntity, type GuestRow } from './guest-entities.js';

@Injectable()
export class PostgresGuests extends Guests {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async withLink(tokenHash: string): Promise<GuestOfMatch | null> {
    const row = await rowOf<Pick<GuestRow, 'id' | 'match_id'>>(
      this.storage.manager,
      sql`select g.id, g.match_id from guest_link l join guest g on g.id = l.guest_id where l.token_hash = ${tokenHash}`,
    );
    return row ? { matchId: matchId(row.match_id), guestId: userId(row.id) } : null;
  }

  override async isSilenced(address: string): Promise<boolean> {
    return this.storage.manager.existsBy(SilencedAddressEntity, { address: mailboxOf(address) });
  }

  override async silence(address: string, at: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into silenced_address (address, silenced_at) values (${mailboxOf(address)}, ${at}) on conflict do nothing`,
    );
  }
}
