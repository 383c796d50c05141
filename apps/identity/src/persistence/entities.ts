import type { Role, SportId } from '@setpoint/kernel';
import type { JWK } from 'jose';
import { EntitySchema } from 'typeorm';
import type { Language } from '../domain/account.js';
import type { Browser, System } from '../domain/rules/device.js';
import type { EndReason } from '../domain/session.js';
import { apiKeyEntities } from './api-keys/api-key-entities.js';
import { DataBundleEntity } from './data-bundle-entities.js';
import { PhoneEntity } from './phone-entities.js';
import { SupportNominationEntity } from './support-nomination-entities.js';

export interface AccountRow {
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
  marketing: Record<string, string>;
  registered_at: Date | null;
  verified_at: Date | null;
  signed_in_emitted_at: Date | null;
  sign_ins_void_until: Date | null;
  disabled_at: Date | null;
  disabled_reason: string | null;
  disabled_until: Date | null;
  deletion_requested_at: Date | null;
  deletion_executes_at: Date | null;
  deleted_at: Date | null;
}

export interface SessionRow {
  id: string;
  account_id: string;
  opened_at: Date;
  provider_signed_in_at: Date;
  expires_at: Date;
  generation: number;
  ended_at: Date | null;
  end_reason: EndReason | null;
  browser: Browser | null;
  system: System | null;
}

export interface RefreshTokenRow {
  hash: string;
  session_id: string;
  generation: number;
  spent_at: Date | null;
  salt: string | null;
}

export interface SigningKeyRow {
  kid: string;
  public_jwk: JWK;
  encrypted_private_jwk: string;
  published_at: Date;
  signs_from: Date;
}

export interface InviteCodeRow {
  user_id: string;
  code: string;
}

export const AccountEntity = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'account',
  columns: {
    id: { type: 'text', primary: true },
    provider_uid: { type: 'text' },
    status: { type: 'text' },
    email: { type: 'citext', nullable: true },
    first_name: { type: 'text', nullable: true },
    last_name: { type: 'text', nullable: true },
    sports: { type: 'smallint', array: true },
    language: { type: 'text', nullable: true },
    roles: { type: 'text', array: true },
    referred_by: { type: 'text', nullable: true },
    invited_by: { type: 'text', nullable: true },
    marketing: { type: 'jsonb' },
    registered_at: { type: 'timestamptz', nullable: true },
    verified_at: { type: 'timestamptz', nullable: true },
    signed_in_emitted_at: { type: 'timestamptz', nullable: true },
    sign_ins_void_until: { type: 'timestamptz', nullable: true },
    disabled_at: { type: 'timestamptz', nullable: true },
    disabled_reason: { type: 'text', nullable: true },
    disabled_until: { type: 'timestamptz', nullable: true },
    deletion_requested_at: { type: 'timestamptz', nullable: true },
    deletion_executes_at: { type: 'timestamptz', nullable: true },
    deleted_at: { type: 'timestamptz', nullable: true },
  },
});

export const SessionEntity = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'session',
  columns: {
    id: { type: 'text', primary: true },
    account_id: { type: 'text' },
    opened_at: { type: 'timestamptz' },
    provider_signed_in_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz' },
    generation: { type: 'integer' },
    ended_at: { type: 'timestamptz', nullable: true },
    end_reason: { type: 'text', nullable: true },
    browser: { type: 'text', nullable: true },
    system: { type: 'text', nullable: true },
  },
});

export const RefreshTokenEntity = new EntitySchema<RefreshTokenRow>({
  name: 'refresh_token',
  tableName: 'refresh_token',
  columns: {
    hash: { type: 'text', primary: true },
    session_id: { type: 'text' },
    generation: { type: 'integer' },
    spent_at: { type: 'timestamptz', nullable: true },
    salt: { type: 'text', nullable: true },
  },
});

export const SigningKeyEntity = new EntitySchema<SigningKeyRow>({
  name: 'signing_key',
  tableName: 'signing_key',
  columns: {
    kid: { type: 'text', primary: true },
    public_jwk: { type: 'jsonb' },
    encrypted_private_jwk: { type: 'text' },
    published_at: { type: 'timestamptz' },
    signs_from: { type: 'timestamptz' },
  },
});

export const InviteCodeEntity = new EntitySchema<InviteCodeRow>({
  name: 'invite_code',
  tableName: 'invite_code',
  columns: { user_id: { type: 'text', primary: true }, code: { type: 'citext' } },
});

export const entities = [
  AccountEntity,
  SessionEntity,
  RefreshTokenEntity,
  SigningKeyEntity,
  InviteCodeEntity,
  PhoneEntity,
  ...apiKeyEntities,
  DataBundleEntity,
  SupportNominationEntity,
];
