import { Writable } from 'node:stream';
import { createLog } from '../src/index.js';

const logged = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  write(createLog({ name: 'matches', destination }));
  return lines.map((raw) => ({ ...(JSON.parse(raw) as Record<string, unknown>), raw }));
};

describe('the log', () => {
  it('keeps ids and removes personal data and secrets, wherever they stand', () => {
    const [line] = logged((log) =>
      log.info(
        {
          userId: 'u1',
          email: 'ana@setpoint.example',
          headers: { authorization: 'JWT abc', cookie: 'c' },
          account: { profile: { firstName: 'Ana', phone: '+39 333', id: 'u1' } },
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
    expect(JSON.stringify(line)).not.toMatch(/ana@|JWT abc|Ana|333|"c"/);
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
    expect(line).toMatchObject({ err: { code: '23505', constraint: 'account_email', fault: error.message } });
    expect(JSON.stringify(line)).not.toContain('ana@');
  });
});
