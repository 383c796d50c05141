import type { Session } from '@setpoint/client/session';

export type SignInError = 'wrong' | 'refused' | 'unreachable';

/** Provider sign-in, then the exchange for a session of ours (AUTH-05). Null when it worked. */
export async function signIn(session: Session, email: string, password: string): Promise<SignInError | null> {
  let idToken: string;
  try {
    const { providerToken } = await import('./provider.js');
    idToken = await providerToken(email, password);
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return code.startsWith('auth/') && code !== 'auth/network-request-failed' ? 'wrong' : 'unreachable';
  }
  try {
    const response = await fetch('/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ actionSource: 'website', emailVerified: true }),
    });
    if (response.status >= 500) return 'unreachable';
    const { data } = (await response.json()) as { data?: { token: string | null; refresh_token: string | null } };
    if (!data?.token || !data.refresh_token) return 'refused';
    await session.signIn({ token: data.token, refreshToken: data.refresh_token });
    return null;
  } catch {
    return 'unreachable';
  }
}
