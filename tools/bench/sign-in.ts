/** Of the demo player that benches ask as. */
export interface Session {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** Signs a demo player in at the emulator of a running stack, then at the stack; with `names`, somebody who registers. */
export async function signIn(stack: string, email = 'ana@setpoint.example', names: object = {}): Promise<Session> {
  const { provider } = (await (await fetch(`${stack}/config.json`)).json()) as {
    provider: { apiKey: string; emulatorUrl: string };
  };
  const { idToken } = await post<{ idToken: string }>(
    `${provider.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${provider.apiKey}`,
    { email, password: 'setpoint', returnSecureToken: true },
  );
  const { data } = await post<{ data: Session }>(
    `${stack}/auth/signup`,
    { actionSource: 'website', emailVerified: true, ...names },
    { authorization: `Bearer ${idToken}` },
  );
  return data;
}

async function post<T>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
