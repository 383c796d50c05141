import { execute, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import { startTestService, type TestService } from '@setpoint/testkit';
import { accountsMeeting } from '../../src/persistence/postgres-account-search.js';
import { identityService } from '../../src/service.js';

const MANY = 20_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService(identityService, { settings: { provider: 'memory' } });
  await execute(
    service.manager,
    sql`insert into account (id, provider_uid, status, email, first_name, last_name, language, registered_at)
      select 'p' || n, 'uid-' || n, 'ACTIVE', md5(n::text) || '@setpoint.example', 'Ana', 'García ' || n, 'it', now()
      from generate_series(1, ${MANY}::int) n`,
  );
  await service.manager.query('analyze account');
});
afterAll(() => service?.stop());

const planOf = async (query: Sql) =>
  (await rowsOf<{ 'QUERY PLAN': string }>(service.manager, sql`explain ${query}`))
    .map((row) => row['QUERY PLAN'])
    .join('\n');

describe('the search for accounts among many', () => {
  it.each([['garcia 777'], ['aaaa'], ['p12345']])('ADM-05~ finds "%s" by its index', async (text) => {
    const meeting = accountsMeeting({ words: text.split(' ') });
    const plan = await planOf(sql`select count(*) from account where ${meeting}`);
    expect(plan).toContain('account_by_search_text');
    expect(plan).not.toContain('Seq Scan');
  });

  it('ADM-05~ shows the newest without reading all', async () => {
    const plan = await planOf(
      sql`select id from account order by coalesce(registered_at, deleted_at) desc, id desc limit 50`,
    );
    expect(plan).toContain('account_by_time');
  });
});
