import { randomUUID } from 'node:crypto';
import { signIn, type Session } from '../../bench/sign-in.ts';

/** Somebody new, signed in, whose address is verified. The identity provider is the stack's emulator. */
export async function registered(stack: string): Promise<Session> {
  const { provider } = (await (await fetch(`${stack}/config.json`)).json()) as {
    provider: { apiKey: string; emulatorUrl: string; projectId: string };
  };
  const email = `${randomUUID()}@setpoint.example`;
  const accounts = `${provider.emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${provider.projectId}/accounts`;
  const created = await fetch(accounts, {
    method: 'POST',
    // how the emulator knows its administrator
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password: 'setpoint', emailVerified: true }),
  });
  if (!created.ok) throw new Error(`nobody can register: ${created.status} ${await created.text()}`);
  return signIn(stack, email, { first_name: 'Nina', last_name: 'Blanc', sports: [1], language: 'en' });
}
