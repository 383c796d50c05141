import { mailboxOf } from '@setpoint/kernel';
import { Guests, type GuestOfMatch } from '../../src/application/ports/guests.js';

/** Links lead nowhere; addresses are silenced as in Postgres. */
export class MemoryGuests extends Guests {
  private readonly silenced = new Set<string>();

  override async withLink(): Promise<GuestOfMatch | null> {
    return null;
  }

  override async isSilenced(address: string): Promise<boolean> {
    return this.silenced.has(mailboxOf(address));
  }

  override async silence(address: string): Promise<void> {
    this.silenced.add(mailboxOf(address));
  }
}
