import { MigrationExecutor, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { infrastructureMigrations } from '../migrations/index.js';
import type { Log } from '../observe/log.js';
import { createDataSource, NO_TIMEOUTS, type DataSourceOptions, type Migration } from './connection.js';
import { rowOf, rowsOf, sql } from './sql.js';

/**
 * Migrates a service's schema: the kit's tables and the service's own, in one transaction. The first replica
 * does it under an advisory lock; the others wait and find nothing to do.
 * Throws with the migration's name if one fails; a failed run is rolled back.
 */
export async function migrate(options: DataSourceOptions, log: Log): Promise<void> {
  // A dedicated connection without timeouts.
  const source = createDataSource({ ...options, timeouts: NO_TIMEOUTS, connections: 1 }, log);
  await source.initialize();
  const runner = source.createQueryRunner();
  const { schema, migrations } = options;
  try {
    await runner.query(`select pg_advisory_lock(hashtext('migrations'), hashtext($1))`, [schema]);
    await runner.manager.transaction(async (manager) => {
      await createSchemaIfMissing(manager, schema);
      await adoptFormerMigrations(manager, schema, migrations);
      await runPending(source, runner, schema);
    });
  } finally {
    // The lock is released with the session.
    await source.destroy().catch((error: unknown) => log.warn({ err: error }, 'a connection did not end'));
  }
}

async function runPending(source: DataSource, runner: QueryRunner, schema: string): Promise<void> {
  let current = '';
  // TypeORM names the failed migration only in its log.
  for (const migration of source.migrations) {
    const up = migration.up.bind(migration);
    migration.up = (given) => {
      current = migration.constructor.name;
      return up(given);
    };
  }
  try {
    await new MigrationExecutor(source, runner).executePendingMigrations();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${current} of ${schema} failed: ${message}`, { cause: error });
  }
}

/** If an operator created the schema beforehand, the role may lack the right to create schemas. */
async function createSchemaIfMissing(manager: EntityManager, schema: string): Promise<void> {
  const found = await rowsOf(manager, sql`select 1 from pg_namespace where nspname = ${schema}`);
  if (found.length === 0) await manager.query(`create schema if not exists "${schema}"`);
}

/**
 * Until November 2026 migrations were numbered .sql files, remembered in the tables `migration` and
 * `plumbing_migration`. They are already applied: the nth file corresponds to the nth class of today.
 */
async function adoptFormerMigrations(manager: EntityManager, schema: string, own: readonly Migration[]): Promise<void> {
  const former = await rowOf<{ exists: boolean }>(
    manager,
    sql`select to_regclass(${`${schema}.plumbing_migration`}) is not null as exists`,
  );
  if (!former?.exists) return;
  await manager.query(
    `create table if not exists migrations (id serial primary key, timestamp bigint not null, name varchar not null)`,
  );
  await remember(manager, 'plumbing_migration', infrastructureMigrations);
  await remember(manager, 'migration', own);
  await manager.query(`drop table migration, migration_lock, plumbing_migration, plumbing_migration_lock`);
}

async function remember(manager: EntityManager, table: string, classes: readonly Migration[]): Promise<void> {
  const done = await rowsOf<{ name: string }>(manager, sql([`select name from ${table} order by name`]));
  if (done.length > classes.length) {
    throw new Error(`the database is ahead of this version: it has ${done.at(-1)!.name} in ${table}`);
  }
  for (const { name } of classes.slice(0, done.length)) {
    await manager.query(`insert into migrations (timestamp, name) values ($1, $2)`, [name.slice(-13), name]);
  }
}
