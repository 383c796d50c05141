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

  describe('whose copy is needed no more', () => {
    const shop = template(async (url) => {
      await ask(
        url,
        `create table prices (id int); insert into prices values (1);
         create table sales (id int generated always as identity primary key);
         create table items (sale int references sales)`,
      );
    });

    it('serves the next one as if it were new: without its rows, numbers and connections', async () => {
      const postgres = await testPostgres();
      const used = await postgres.freshDatabase(shop);
      const left = new pg.Client({ connectionString: used.url });
      left.on('error', () => {});
      const ended = new Promise<void>((done) => left.once('end', done));
      await left.connect();
      await left.query('insert into sales default values; insert into items values (1)');
      await used.drop();
      await ended;
      const next = await postgres.freshDatabase(shop);
      expect(next.url).toBe(used.url);
      expect(await ask(next.url, 'insert into sales default values returning id')).toEqual([{ id: 1 }]);
      expect(await ask(next.url, 'select from items')).toEqual([]);
      await next.drop();
    });

    it.each([
      ['a row of the template', 'update prices set id = 2'],
      ['a row less', 'delete from prices'],
      ['a row more in a table that has some', 'insert into prices values (2)'],
      ['another column', 'alter table sales add column at date'],
      ['a constraint less', 'alter table items drop constraint items_sale_fkey'],
      ['another table', 'create table later (id int)'],
      ['very many rows', 'insert into items select null from generate_series(1, 5000)'],
    ])('is dropped after %s', async (_what, change) => {
      const postgres = await testPostgres();
      const used = await postgres.freshDatabase(shop);
      await ask(used.url, change);
      await used.drop();
      const next = await postgres.freshDatabase(shop);
      expect(next.url).not.toBe(used.url);
      expect(await ask(next.url, 'select id from prices')).toEqual([{ id: 1 }]);
      await next.drop();
    });
  });
});
