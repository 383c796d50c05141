import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@setpoint/testkit';
import { startAuthEmulator, type AuthEmulator } from '../src/auth-emulator.ts';

describe('the sign-in emulator', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'auth-emulator-spec-'));
  const reports: string[] = [];
  let emulator: AuthEmulator;
  beforeAll(async () => {
    mkdirSync(join(dataDir, 'logs'));
    const config = { authEmulatorHost: undefined, authEmulatorPort: 0, dataDir };
    emulator = await startAuthEmulator(config, (what) => reports.push(what));
  });
  afterAll(async () => {
    await emulator?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const call = async (method: string) => {
    const response = await fetch(
      `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ana@setpoint.example', password: 'setpoint', returnSecureToken: true }),
      },
    );
    return (await response.json()) as { localId?: string; error?: { message: string } };
  };

  it('is started again when it is killed, at the same address and with its accounts', async () => {
    const { pid, host } = emulator;
    const { localId } = await call('signUp');
    expect(localId).toBeDefined();
    await eventually(
      () => readFileSync(join(dataDir, 'auth-accounts.json'), 'utf8').includes(localId!),
      'the account is not kept',
    );
    process.kill(pid!, 'SIGKILL');
    await eventually(() => reports.includes('The sign-in emulator runs again'), 'it does not come back');
    expect(emulator.host).toBe(host);
    expect(emulator.pid).not.toBe(pid);
    expect(await call('signInWithPassword')).toMatchObject({ localId });
    expect(reports).toEqual([
      'The sign-in emulator ended (SIGKILL); starting it again in 100 ms',
      'The sign-in emulator runs again',
    ]);
  });
});
