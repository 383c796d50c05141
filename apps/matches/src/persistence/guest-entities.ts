import { EntitySchema } from 'typeorm';
import type { GuestChannel, GuestLanguage } from '../domain/guest.js';

export interface GuestRow {
  id: string;
  match_id: string;
  name: string;
  channel: GuestChannel;
  address: string;
  /** Canonical mailbox of an address (mailboxOf); null in rows written by earlier versions. */
  mailbox: string | null;
  language: GuestLanguage | null;
  invited_by: string;
  claimed_by: string | null;
  position: number;
}

export interface GuestLinkRow {
  token_hash: string;
  guest_id: string;
}

export interface SilencedAddressRow {
  /** The mailbox. */
  address: string;
  silenced_at: Date;
}

export const GuestEntity = new EntitySchema<GuestRow>({
  name: 'guest',
  tableName: 'guest',
  columns: {
    id: { type: 'text', primary: true },
    match_id: { type: 'text' },
    name: { type: 'text' },
    channel: { type: 'text' },
    address: { type: 'text' },
    mailbox: { type: 'text', nullable: true },
    language: { type: 'text', nullable: true },
    invited_by: { type: 'text' },
    claimed_by: { type: 'text', nullable: true },
    position: { type: 'smallint' },
  },
});

export const GuestLinkEntity = new EntitySchema<GuestLinkRow>({
  name: 'guest_link',
  tableName: 'guest_link',
  columns: { token_hash: { type: 'text', primary: true }, guest_id: { type: 'text' } },
});

export const SilencedAddressEntity = new EntitySchema<SilencedAddressRow>({
  name: 'silenced_address',
  tableName: 'silenced_address',
  columns: { address: { type: 'text', primary: true }, silenced_at: { type: 'timestamptz' } },
});
