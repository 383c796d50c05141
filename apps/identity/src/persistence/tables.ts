import type { Role, SportId } from '@setpoint/kernel';
import type { JWK } from 'jose';
import type { ColumnType } from 'kysely';
import type { Language } from '../domain/account.js';
import type { EndReason } from '../domain/session.js';

export interface Tables {
  account: AccountTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  signing_key: SigningKeyTable;
  invite_code: { user_id: string; code: string };
}

export interface AccountTable {
  id: string;
  provider_uid: string;
  status: 'ACTIVE' | 'DISABLED' | 'DELETED';
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  sports: SportId[];
  language: Language | null;
  roles: Role[];
  referred_by: string | null;
  invited_by: string | null;
  marketing: ColumnType<Record<string, string>, string, string>;
  registered_at: Date | null;
  verified_at: Date | null;
  signed_in_said_at: Date | null;
  disabled_at: Date | null;
  disabled_reason: string | null;
  deleted_at: Date | null;
}

export interface SessionTable {
  id: string;
  account_id: string;
  opened_at: Date;
  provider_signed_in_at: Date;
  expires_at: Date;
  generation: number;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

interface RefreshTokenTable {
  hash: string;
  session_id: string;
  generation: number;
  spent_at: Date | null;
  salt: string | null;
}

interface SigningKeyTable {
  kid: string;
  public_jwk: ColumnType<JWK, string, never>;
  sealed_private_jwk: string;
  published_at: Date;
  signs_from: Date;
}
