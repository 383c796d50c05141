import type { FieldError } from '@setpoint/kernel';

/** The gateway's sign-in endpoints: plain JSON over POST (AUTH-05, AUTH-12, AUTH-13). */

export interface Refusal {
  readonly code: string;
  readonly fields: readonly FieldError[];
}

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refusal: Refusal };

export interface SignUpData {
  /** Null until the email is verified (AUTH-02). */
  readonly token: string | null;
  readonly refresh_token: string | null;
}

export const signUp = (idToken: string, body: object) => post<SignUpData>('/auth/signup', body, idToken);
export const sendVerify = (idToken: string, body: object) => post<object>('/auth/send-verify', body, idToken);
export const requestReset = (body: { email: string; language: string; captchaToken: string | undefined }) =>
  post<object>('/auth/reset-password', body);
export const passwordChanged = (idToken: string) => post<object>('/auth/password-changed', {}, idToken);

/** The gateway or a service is unavailable, whatever the body says. */
const OUTAGE = [502, 503, 504];
/** Errors after which it is unknown whether the request took effect. */
const UNCERTAIN = ['NO_CONNECTION', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'OTHER'];

/** Whether the request certainly had no effect. */
export const isDefinite = ({ code }: Refusal): boolean => !UNCERTAIN.includes(code);

async function post<Data>(path: string, body: object, idToken?: string): Promise<Answer<Data>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(idToken && { authorization: `Bearer ${idToken}` }) },
      body: JSON.stringify(body),
    });
    if (OUTAGE.includes(response.status)) return refused(await codeInOutage(response));
    const { data, error } = (await response.json()) as Body<Data>;
    return data ? { ok: true, data } : refused(error?.code ?? 'OTHER', error?.fields);
  } catch {
    return refused('NO_CONNECTION');
  }
}

interface Body<Data> {
  readonly data?: Data;
  readonly error?: { readonly code: string; readonly fields?: FieldError[] };
}

/** That only the captcha is away is said by our gateway: then nothing has happened. All else is one outage to people. */
async function codeInOutage(response: Response): Promise<string> {
  const { error } = await (response.json() as Promise<Body<never>>).catch((): Body<never> => ({}));
  return error?.code === 'CAPTCHA_UNAVAILABLE' ? error.code : 'SERVICE_UNAVAILABLE';
}

const refused = (code: string, fields: readonly FieldError[] = []) =>
  ({ ok: false, refusal: { code, fields } }) as const;
