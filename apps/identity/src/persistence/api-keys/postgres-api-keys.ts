import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, LONGEST_HISTORY, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import {
  type Effects,
  execute,
  join,
  keepInAuditLog,
  rowOf,
  rowsOf,
  type Sql,
  sql,
  Storage,
} from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  type ApiKeyChange,
  type ApiKeyCriteria,
  type ApiKeyRecord,
  ApiKeys,
  type CountedUse,
} from '../../application/ports/api-keys.js';
import type { ApiKey, ApiKeyAction, ApiKeyUse } from '../../domain/api-keys/api-key.js';
import { apiKeyEvent } from '../../events/api-key-events.js';
import { ApiKeyEntity, type ApiKeyRow, ApiKeySecretEntity, type ApiKeySecretRow } from './api-key-entities.js';
import { apiKeyOf, apiKeyRowOf, secretRowOf } from './api-key-rows.js';

const ORDER = 'api-keys';

@Injectable()
export class PostgresApiKeys extends ApiKeys {
  constructor(private readonly storage: Storage) {
    super();
  }

  async page(criteria: ApiKeyCriteria, { first, after }: PageRequest, now: Date): Promise<Page<ApiKeyRecord>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const [at, id] = seen ?? ['infinity', ''];
    const meeting = meets(criteria, now);
    const [rows, counted] = await Promise.all([
      rowsOf<ApiKeyRow>(
        manager,
        sql`select * from api_key where ${meeting} and (created_at, id) < (${at}::timestamptz, ${id})
          order by created_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from api_key where ${meeting}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.created_at.toISOString(), row.id));
    return { ...shown, items: await this.withSecrets(shown.items), totalCount: counted!.count };
  }

  async find(id: string): Promise<ApiKeyRecord | null> {
    const row = await this.storage.manager.findOneBy(ApiKeyEntity, { id });
    return row && (await this.withSecrets([row]))[0]!;
  }

  async findBySecret(hash: string): Promise<ApiKey | null> {
    const secret = await this.storage.manager.findOneBy(ApiKeySecretEntity, { hash });
    return secret && this.find(secret.key_id);
  }

  async add(key: ApiKey, action: ApiKeyAction): Promise<void> {
    await this.storage.transaction((manager, effects) => save(manager, effects, key, action));
  }

  async change<R>(id: string, decide: (key: ApiKey) => ApiKeyChange<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const row = await manager
        .createQueryBuilder(ApiKeyEntity, 'api_key')
        .where('api_key.id = :id', { id })
        .setLock('pessimistic_write')
        .getOne();
      if (!row) return null;
      const secrets = await manager.findBy(ApiKeySecretEntity, { key_id: id });
      const { answer, key, action } = decide(apiKeyOf(row, secrets));
      if (key && action) await save(manager, effects, key, action);
      return answer;
    });
  }

  async count(uses: readonly CountedUse[]): Promise<void> {
    await this.storage.transaction(async (manager) => {
      const given = sql`jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as given("keyId" text, day date,
        requests bigint, cost bigint, refused bigint, "lastUsedAt" timestamptz)`;
      await execute(
        manager,
        sql`insert into api_key_use select "keyId", day, sum(requests), sum(cost), sum(refused) from ${given}
          join api_key on id = "keyId" group by 1, 2 order by 1, 2
          on conflict (key_id, day) do update set requests = api_key_use.requests + excluded.requests,
            cost = api_key_use.cost + excluded.cost, refused = api_key_use.refused + excluded.refused`,
      );
      await execute(
        manager,
        sql`update api_key set last_used_at = greatest(last_used_at, latest.at)
          from (select "keyId", max("lastUsedAt") as at from ${given} group by 1) as latest where id = "keyId"`,
      );
    });
  }

  usage(id: string, days: number): Promise<readonly ApiKeyUse[]> {
    return rowsOf<ApiKeyUse>(
      this.storage.manager,
      sql`select key_id as "keyId", day, requests, cost, refused from api_key_use
        where key_id = ${id} order by day desc limit ${days}`,
    );
  }

  log(id: string): Promise<readonly ApiKeyAction[]> {
    return rowsOf<ApiKeyAction>(
      this.storage.manager,
      sql`select kind, by, at, reason, before, after from (
          select * from api_key_action where key_id = ${id} order by position desc limit ${LONGEST_HISTORY}
        ) latest order by position`,
    );
  }

  private async withSecrets(rows: readonly ApiKeyRow[]): Promise<ApiKeyRecord[]> {
    const ids = rows.map(({ id }) => id);
    const secrets = await rowsOf<ApiKeySecretRow>(
      this.storage.manager,
      sql`select * from api_key_secret where key_id = any(${ids}::text[])`,
    );
    const of = Map.groupBy(secrets, ({ key_id }) => key_id);
    return rows.map((row) => apiKeyOf(row, of.get(row.id) ?? []));
  }
}

async function save(manager: EntityManager, effects: Effects, key: ApiKey, action: ApiKeyAction): Promise<void> {
  await manager.upsert(ApiKeyEntity, apiKeyRowOf(key), ['id']);
  await manager.delete(ApiKeySecretEntity, { key_id: key.id });
  await manager.insert(
    ApiKeySecretEntity,
    key.secrets.map((secret) => secretRowOf(key.id, secret)),
  );
  const { kind, by, at, reason, before, after } = action;
  await keepInAuditLog(manager, {
    ...{
      action: `API_KEY_${kind}`,
      by,
      at,
      reason,
      before,
      after: after ?? { hint: key.secrets.at(-1)?.hint ?? null },
    },
    about: { type: 'API_KEY', id: key.id },
  });
  await execute(
    manager,
    sql`insert into api_key_action (key_id, kind, by, at, reason, before, after) values (${key.id}, ${kind}, ${by}, ${at},
      ${reason}, ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`,
  );
  effects.emit(apiKeyEvent(key));
}

function meets({ text, state }: ApiKeyCriteria, now: Date): Sql {
  const conditions = [sql`true`];
  const part = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  if (part) conditions.push(sql`(name ilike ${part} or owner ilike ${part})`);
  if (state === 'REVOKED') conditions.push(sql`revoked_at is not null`);
  if (state === 'EXPIRED') conditions.push(sql`revoked_at is null and expires_at <= ${now}`);
  if (state === 'ACTIVE') conditions.push(sql`revoked_at is null and (expires_at is null or expires_at > ${now})`);
  return join(conditions, ' and ');
}
