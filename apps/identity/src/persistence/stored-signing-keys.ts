import { Injectable } from '@nestjs/common';
import { Storage } from '@setpoint/service-kit';
import { type Kysely, sql } from 'kysely';
import { SigningKeys, type StoredKey } from '../application/signing-keys.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredSigningKeys extends SigningKeys {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  all(): Promise<readonly StoredKey[]> {
    return keysIn(this.storage.db);
  }

  async change(decide: Parameters<SigningKeys['change']>[0]): Promise<void> {
    await this.storage.transaction(async (tx) => {
      // There may be no row to lock yet. Readers are not held up.
      await sql`lock table signing_key in share row exclusive mode`.execute(tx);
      const { add, drop } = decide(await keysIn(tx));
      if (drop.length > 0) await tx.deleteFrom('signing_key').where('kid', 'in', drop).execute();
      if (add.length === 0) return;
      const rows = add.map((key) => ({
        kid: key.kid,
        public_jwk: JSON.stringify(key.publicJwk),
        sealed_private_jwk: key.sealedPrivateJwk,
        published_at: key.publishedAt,
        signs_from: key.signsFrom,
      }));
      await tx.insertInto('signing_key').values(rows).execute();
    });
  }
}

async function keysIn(db: Kysely<Tables>): Promise<StoredKey[]> {
  const rows = await db.selectFrom('signing_key').selectAll().orderBy('signs_from').orderBy('kid').execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    sealedPrivateJwk: row.sealed_private_jwk,
    publishedAt: row.published_at,
    signsFrom: row.signs_from,
  }));
}
