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
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
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
      service: 'matches',
      userId: 'u1',
      msg: 'signed up',
      account: { profile: { id: 'u1' } },
    });
    expect(JSON.stringify(line)).not.toMatch(/ana@|JWT abc|Ana|333|"c"/);
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
