import pg from 'pg';
import { testPostgres } from '../src/index.js';

const ask = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

describe('the Postgres of tests', () => {
  it('gives each its own database, with the extensions of the platform', async () => {
    const postgres = await testPostgres();
    const [one, two] = await Promise.all([postgres.freshDatabase(), postgres.freshDatabase()]);
    await ask(one.url, 'create table mine (id int)');
    expect(await ask(two.url, `select to_regclass('mine') as found`)).toEqual([{ found: null }]);
    const found = await ask(two.url, 'select extname from pg_extension order by 1');
    expect(found.map((row) => row.extname)).toEqual([
      'btree_gist',
      'citext',
      'cube',
      'earthdistance',
      'pg_trgm',
      'plpgsql',
      'unaccent',
    ]);
    await Promise.all([one.drop(), two.drop()]);
    await expect(ask(one.url, 'select 1')).rejects.toThrow('does not exist');
  });

  it('is Postgres 18', async () => {
    const { adminUrl } = await testPostgres();
    const [row] = await ask(adminUrl, `select current_setting('server_version_num')::int / 10000 as major`);
    expect(row).toEqual({ major: 18 });
  });
});
