import { Injectable } from '@nestjs/common';
import { execute, insertRows, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { type SigningKeyPair, SigningKeys } from '../application/ports/signing-keys.js';
import { SigningKeyEntity, type SigningKeyRow } from './entities.js';

@Injectable()
export class PostgresSigningKeys extends SigningKeys {
  constructor(private readonly storage: Storage) {
    super();
  }

  all(): Promise<readonly SigningKeyPair[]> {
    return keysIn(this.storage.manager);
  }

  async change(decide: Parameters<SigningKeys['change']>[0]): Promise<void> {
    await this.storage.transaction(async (manager) => {
      // Advisory lock, because there may be no row yet. Does not block readers.
      await manager.query('lock table signing_key in share row exclusive mode');
      const { add, drop } = decide(await keysIn(manager));
      if (drop.length > 0) await execute(manager, sql`delete from signing_key where kid = any(${drop})`);
      await insertRows(manager, SigningKeyEntity, add.map(rowOf));
    });
  }
}

async function keysIn(manager: EntityManager): Promise<SigningKeyPair[]> {
  const rows = await manager.find(SigningKeyEntity, { order: { signs_from: 'ASC', kid: 'ASC' } });
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    encryptedPrivateJwk: row.encrypted_private_jwk,
    publishedAt: row.published_at,
    signsFrom: row.signs_from,
  }));
}

const rowOf = (key: SigningKeyPair): SigningKeyRow => ({
  kid: key.kid,
  public_jwk: key.publicJwk,
  encrypted_private_jwk: key.encryptedPrivateJwk,
  published_at: key.publishedAt,
  signs_from: key.signsFrom,
});
