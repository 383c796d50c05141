/** The gateway's doors for sign-in: plain JSON over POST (AUTH-05, AUTH-12, AUTH-13). */

export interface FieldFault {
  readonly field: string;
  readonly code: string;
}

export interface DoorFault {
  readonly code: string;
  readonly fields: readonly FieldFault[];
}

export type DoorAnswer<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly fault: DoorFault };

export interface SignUpData {
  /** Null until the email is verified (AUTH-02). */
  readonly token: string | null;
  readonly refresh_token: string | null;
}

export const signUp = (idToken: string, body: object) => knock<SignUpData>('/auth/signup', body, idToken);
export const sendVerify = (idToken: string, body: object) => knock<object>('/auth/send-verify', body, idToken);
export const askForReset = (body: { email: string; language: string }) => knock<object>('/auth/reset-password', body);
export const passwordChanged = (idToken: string) => knock<object>('/auth/password-changed', {}, idToken);

async function knock<Data>(path: string, body: object, idToken?: string): Promise<DoorAnswer<Data>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(idToken && { authorization: `Bearer ${idToken}` }) },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data?: Data; error?: { code: string; fields?: FieldFault[] } };
    if (answer.data) return { ok: true, data: answer.data };
    return { ok: false, fault: { code: answer.error?.code ?? 'OTHER', fields: answer.error?.fields ?? [] } };
  } catch {
    return { ok: false, fault: { code: 'NO_CONNECTION', fields: [] } };
  }
}
