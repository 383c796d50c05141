import { randomUUID } from 'node:crypto';
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

describe('a template of databases', () => {
  /** Its key is new in each run: a server that is kept between runs keeps templates, too. */
  const template = (prepare: (url: string) => Promise<void>) => ({ key: `spec_${randomUUID().slice(0, 8)}`, prepare });

  it('is made once, and each copy is its own', async () => {
    const postgres = await testPostgres();
    let made = 0;
    const filled = template(async (url) => {
      made += 1;
      await ask(url, 'create table kept as select 1 as answer');
    });
    const [one, two] = await Promise.all([postgres.freshDatabase(filled), postgres.freshDatabase(filled)]);
    await ask(one.url, 'update kept set answer = 2');
    expect(await ask(two.url, 'select answer from kept')).toEqual([{ answer: 1 }]);
    expect(made).toBe(1);
    await Promise.all([one.drop(), two.drop()]);
  });

  it('that could not be made leaves nothing half made behind', async () => {
    const postgres = await testPostgres();
    const broken = template(async (url) => {
      await ask(url, 'create table half (id int)');
      throw new Error('the second half is missing');
    });
    await expect(postgres.freshDatabase(broken)).rejects.toThrow('the second half is missing');
    const { key } = broken;
    const whole = { key, prepare: async (url: string) => void (await ask(url, 'create table whole (id int)')) };
    const database = await postgres.freshDatabase(whole);
    expect(await ask(database.url, `select to_regclass('half') as half, to_regclass('whole') as whole`)).toEqual([
      { half: null, whole: 'whole' },
    ]);
    await database.drop();
  });
});
