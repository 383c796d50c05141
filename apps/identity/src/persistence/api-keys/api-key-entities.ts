import { EntitySchema } from 'typeorm';

export interface ApiKeyRow {
  id: string;
  name: string;
  owner: string;
  court_id: string | null;
  scopes: string[];
  per_minute: number;
  per_day: number;
  cost_per_minute: number;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

export const ApiKeyEntity = new EntitySchema<ApiKeyRow>({
  name: 'api_key',
  tableName: 'api_key',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    owner: { type: 'text' },
    court_id: { type: 'text', nullable: true },
    scopes: { type: 'text', array: true },
    per_minute: { type: 'integer' },
    per_day: { type: 'integer' },
    cost_per_minute: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz', nullable: true },
    revoked_at: { type: 'timestamptz', nullable: true },
    last_used_at: { type: 'timestamptz', nullable: true },
  },
});

export interface ApiKeySecretRow {
  hash: string;
  key_id: string;
  hint: string;
  created_at: Date;
  expires_at: Date | null;
}

export const ApiKeySecretEntity = new EntitySchema<ApiKeySecretRow>({
  name: 'api_key_secret',
  tableName: 'api_key_secret',
  columns: {
    hash: { type: 'text', primary: true },
    key_id: { type: 'text' },
    hint: { type: 'text' },
    created_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz', nullable: true },
  },
});

export const apiKeyEntities = [ApiKeyEntity, ApiKeySecretEntity];
