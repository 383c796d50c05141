import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';

const PLUMBING = new URL('../../migrations/', import.meta.url);

/** Numbered, append-only `.sql` files of a folder. */
class SqlFiles implements MigrationProvider {
  constructor(private readonly folder: URL) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(this.folder).catch(ignoreMissing)).filter((name) => name.endsWith('.sql')).sort();
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, this.folder), 'utf8');
      return [name.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  }
}

/**
 * Brings a service's schema up to date: first the plumbing's tables, then the service's own.
 * Safe to run from several replicas at once. Throws with the file's name when one fails; nothing of a failed run stays.
 */
export async function migrate<Tables>(db: Kysely<Tables>, schema: string, migrations: URL): Promise<void> {
  await run(db, schema, new SqlFiles(PLUMBING), 'plumbing_migration');
  await run(db, schema, new SqlFiles(migrations), 'migration');
}

async function run<Tables>(db: Kysely<Tables>, schema: string, provider: MigrationProvider, table: string) {
  const migrator = new Migrator({
    db,
    provider,
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`migration ${failed ?? table} of ${schema} failed: ${messageOf(error)}`, { cause: error });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
