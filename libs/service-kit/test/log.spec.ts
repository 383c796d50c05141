import { Writable } from 'node:stream';
import { testPostgres, type TestDatabase } from '@setpoint/testkit';
import { createLog, silentLog } from '../src/index.js';
import { NestLog } from '../src/observe/nest-log.js';
import { createDataSource } from '../src/storage/connection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await (await testPostgres()).freshDatabase();
});
afterAll(() => database?.drop());

const logged = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  write(createLog({ name: 'matches', destination }));
  return lines.map((raw): Record<string, unknown> & { raw: string } => ({ ...JSON.parse(raw), raw }));
};

describe('the log', () => {
  it('keeps ids and removes personal data and secrets, wherever they stand', () => {
    const [line] = logged((log) =>
      log.info(
        {
          userId: 'u1',
          email: 'ana@setpoint.example',
          headers: { authorization: 'JWT abc', cookie: 'c' },
          account: { profile: { firstName: 'Ana', phone: '+39 333 1234567', id: 'u1' } },
        },
        'signed up',
      ),
    );
    expect(line).toMatchObject({
      app: 'matches',
      userId: 'u1',
      msg: 'signed up',
      account: { profile: { id: 'u1' } },
    });
    expect(JSON.stringify(line)).not.toMatch(/ana@|JWT abc|Ana|\+39|"c"/);
  });

  it('says each field once', () => {
    const [line] = logged((log) =>
      log.child({ service: 'matches' }).child({ service: 'matches', user: 'u1' }).info({}, 'm'),
    );
    expect(line!.raw.match(/"service"/g)).toHaveLength(1);
    expect(line).toMatchObject({ service: 'matches', user: 'u1' });
  });

  it('tells what went wrong without the row that it went wrong with', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
      code: '23505',
      constraint: 'account_email',
      detail: 'Key (email)=(ana@setpoint.example) already exists.',
    });
    const [line] = logged((log) => log.error({ err: error }, 'failed'));
    expect(line).toMatchObject({ err: { code: '23505', constraint: 'account_email', error: error.message } });
    expect(JSON.stringify(line)).not.toContain('ana@');
  });

  it.each(['err', 'error', 'reason'])('keeps the values of a failed statement out, logged as %s', async (field) => {
    const source = createDataSource(
      { databaseUrl: database.url, schema: 'public', entities: [], migrations: [] },
      silentLog(),
    );
    await source.initialize();
    const failures = [
      source.query('select $1::text, $2::integer', ['+39 333 1234567', 'ana@setpoint.example']),
      source.query('select 1 / length($1)', ['']).catch((error: unknown) => {
        throw new Error('it failed', { cause: error });
      }),
      source.query(`select 1 from nowhere where email = $1`, ['ana@setpoint.example']),
    ];
    const errors = await Promise.all(failures.map((failure) => failure.catch((error: unknown) => error)));
    await source.destroy();
    const lines = logged((log) => errors.forEach((error) => log.error({ [field]: error }, 'failed')));
    expect(lines.map((line) => line[field])).toMatchObject([
      { code: '22P02', error: 'invalid input syntax for type integer: "…"', stack: expect.stringContaining(' at ') },
      { error: 'it failed', cause: { code: '22012', error: 'division by zero' } },
      { code: '42P01', error: 'relation "nowhere" does not exist' },
    ]);
    expect(lines.map(({ raw }) => raw).join()).not.toMatch(/ana@|\+39|select/);
  });
  it('keeps the value that Postgres names out of what Nest reports too', () => {
    const message = 'invalid input syntax for type integer: "ana@setpoint.example"';
    const lines = logged((log) => new NestLog(log).error(Object.assign(new Error(message), { code: '22P02' })));
    expect(lines).toMatchObject([{ msg: 'Error: invalid input syntax for type integer: "…"' }]);
    expect(lines[0]!.raw).not.toContain('ana@');
  });
});
