import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@setpoint/testkit';
import { AUTH_PROJECT, startAuthEmulator as start } from '../../../tools/stack/src/auth-emulator.ts';

export const PROJECT = AUTH_PROJECT;

/** The emulator dates tokens in whole seconds: what shall be later than one waits for the next. */
export async function nextSecond(): Promise<void> {
  const now = () => Math.floor(Date.now() / 1_000);
  const before = now();
  await eventually(() => now() > before, 'the second does not end');
}

/** Starts the Firebase Auth emulator as the stack does, on a free port. */
export async function startAuthEmulator(): Promise<{ host: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'setpoint-auth-emulator-'));
  mkdirSync(join(dataDir, 'logs'));
  const emulator = await start({ authEmulatorHost: undefined, authEmulatorPort: 0, dataDir });
  return {
    host: emulator.host,
    stop: async () => {
      await emulator.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a browser does at the provider. */
export class EmulatorBrowser {
  constructor(private readonly host: string) {}

  async signUp(email: string, password: string): Promise<{ uid: string; idToken: string }> {
    const { localId, idToken } = await this.call('signUp', { email, password, returnSecureToken: true });
    return { uid: String(localId), idToken: String(idToken) };
  }

  /** Null when the provider refuses. */
  async signInWithPassword(email: string, password: string): Promise<string | null> {
    const answer = await this.call('signInWithPassword', { email, password, returnSecureToken: true });
    return typeof answer['idToken'] === 'string' ? answer['idToken'] : null;
  }

  async signInWithIdp(providerId: string, user: { email: string; emailVerified: boolean; name: string }) {
    const claims = { sub: `idp-${user.email}`, email: user.email, email_verified: user.emailVerified, name: user.name };
    const { localId, idToken } = await this.call('signInWithIdp', {
      requestUri: 'http://localhost',
      returnSecureToken: true,
      postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=${providerId}`,
    });
    return { uid: String(localId), idToken: String(idToken) };
  }

  async signInWithCustomToken(token: string): Promise<string | null> {
    const answer = await this.call('signInWithCustomToken', { token, returnSecureToken: true });
    return typeof answer['idToken'] === 'string' ? answer['idToken'] : null;
  }

  async applyVerification(oobCode: string): Promise<boolean> {
    return (await this.call('update', { oobCode }))['emailVerified'] === true;
  }

  async resetPassword(oobCode: string, newPassword: string): Promise<boolean> {
    return 'email' in (await this.call('resetPassword', { oobCode, newPassword }));
  }

  private async call(method: string, body: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`http://${this.host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=fake`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  }
}
