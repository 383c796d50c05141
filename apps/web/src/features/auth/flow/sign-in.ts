import type { Session } from '@setpoint/client/session';
import {
  leaveProvider,
  provider,
  ProviderError,
  type FacebookMeetsPassword,
  type ProviderUser,
} from '../../../entities/provider/provider.js';
import { isDefinite, signUp, type Refusal } from './auth-endpoints.js';
import { marketing } from './marketing.js';

/** How an attempt to sign in or to register ended. */
export type SignInEnd =
  | { readonly kind: 'signed-in' }
  /** Registered; the mail has to be followed first (AUTH-02). */
  | { readonly kind: 'unverified'; readonly email: string }
  /** The provider knows the person, Setpoint does not yet: names or sports are missing. */
  | { readonly kind: 'incomplete'; readonly email: string; readonly displayName: string | null }
  | { readonly kind: 'needs-password'; readonly facebook: FacebookMeetsPassword }
  | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  /** The provider's message, if we have no text. */
  readonly text?: string;
}

export interface RegistrationData {
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly number[];
  /** Self-assessed levels in some of these sports. */
  readonly levels?: readonly { readonly sport: number; readonly level: number }[];
  readonly referralCode?: string;
  readonly invitedCode?: string;
  readonly captchaToken?: string | undefined;
}

export interface Attempt {
  readonly session: Session;
  readonly language: string;
  readonly redirectTo: string | null;
}

/** Email and password (AUTH-06, AUTH-07). */
export const logIn = (attempt: Attempt, email: string, password: string): Promise<SignInEnd> =>
  guarded(async () => {
    const user = await (await provider()).signIn(email, password);
    return orLeave(await exchange(attempt, user, { actionSource: 'website', emailVerified: user.emailVerified }));
  });

/** Registered with the provider, but our API did not respond. */
let unfinished: string | null = null;

/**
 * Email, password and profile (AUTH-01 to AUTH-04). A refusal leaves no partial account behind; after an outage the
 * next attempt goes on with the account that the provider has already.
 */
export const register = (
  attempt: Attempt,
  credentials: { readonly email: string; readonly password: string },
  data: RegistrationData,
): Promise<SignInEnd> =>
  guarded(async () => {
    const identity = await provider();
    const begun = unfinished === credentials.email;
    const user = await identity[begun ? 'signIn' : 'register'](credentials.email, credentials.password);
    const end = await exchange(attempt, user, registrationBody(attempt, user, data), { fromForm: true });
    unfinished = null;
    if (end.kind !== 'refused') return end;
    if (isDefinite(end.refusal)) await user.remove().catch(() => {});
    else unfinished = credentials.email;
    return end;
  });

/** Adds names and sports for a user already known to the provider (social sign-in, interrupted registration). */
export const completeRegistration = (attempt: Attempt, data: RegistrationData): Promise<SignInEnd> =>
  guarded(async () => {
    const user = await (await provider()).current();
    if (!user) return { kind: 'refused', refusal: { code: 'PROVIDER_TOKEN_INVALID', fields: [] } };
    return exchange(attempt, user, registrationBody(attempt, user, data), { fromForm: true });
  });

/** Google or Facebook (AUTH-08, AUTH-09); new users bring the form's current values. */
export const socialSignIn = (
  attempt: Attempt,
  method: 'google' | 'facebook',
  data: Partial<RegistrationData> = {},
): Promise<SignInEnd> =>
  guarded(async () => {
    const user = await (await provider())[method]();
    if ('needsPasswordOf' in user) return { kind: 'needs-password', facebook: user };
    return exchangeSocial(attempt, user, data);
  });

/** The password that joins Facebook to an existing account (AUTH-09). */
export const linkFacebook = (attempt: Attempt, facebook: FacebookMeetsPassword, password: string): Promise<SignInEnd> =>
  guarded(async () => exchangeSocial(attempt, await facebook.link(password), {}));

/** Whether the address has been verified in the meantime; null if nobody is signed in with the provider. */
export const continueVerified = (attempt: Attempt): Promise<SignInEnd | null> =>
  guarded(async () => {
    const user = await (await provider()).current();
    if (!user?.emailVerified) return user && { kind: 'unverified', email: user.email };
    return exchange(attempt, user, { actionSource: 'website', emailVerified: true }, { fresh: true });
  });

async function exchangeSocial(
  attempt: Attempt,
  user: ProviderUser,
  data: Partial<RegistrationData>,
): Promise<SignInEnd> {
  const [given = '', ...family] = (user.displayName ?? '').trim().split(/\s+/);
  const body = registrationBody(attempt, user, {
    ...data,
    firstName: data.firstName || given,
    lastName: data.lastName || family.join(' '),
    sports: data.sports ?? [],
  });
  return orLeave(await exchange(attempt, user, body));
}

/** After a refusal the next attempt signs in again; only who waits for a mail goes on with this sign-in. */
async function orLeave(end: SignInEnd): Promise<SignInEnd> {
  if (end.kind === 'refused' && end.refusal.code !== 'EMAIL_NOT_VERIFIED') await leaveProvider();
  return end;
}

/** From now on this browser waits for a mail, whose link may open in another tab (AUTH-02). */
export async function waitForMail(session: Session, email: string): Promise<void> {
  await (await provider()).keep().catch((error: unknown) => console.warn(error));
  session.awaitVerification(email);
}

interface ExchangeOptions {
  /** Refusals shown at the form's fields. */
  readonly fromForm?: boolean;
  /** Forces a new token, which reflects the recent verification. */
  readonly fresh?: boolean;
}

async function exchange(
  attempt: Attempt,
  user: ProviderUser,
  body: object,
  { fromForm = false, fresh = false }: ExchangeOptions = {},
): Promise<SignInEnd> {
  const answer = await signUp(await user.idToken(fresh), body);
  if (answer.ok) {
    const { token, refresh_token: refreshToken } = answer.data;
    if (!token || !refreshToken) return { kind: 'unverified', email: user.email };
    await attempt.session.signIn({ token, refreshToken });
    // Left behind, it would let the next person at this browser in without a password (AUTH-24).
    await leaveProvider();
    return { kind: 'signed-in' };
  }
  const { code, fields } = answer.refusal;
  const nameless =
    code === 'INVALID_DATA' && fields.length > 0 && fields.every(({ field }) => COMPLETABLE.includes(field));
  if (code === 'USER_NOT_FOUND' || (nameless && !fromForm)) {
    return { kind: 'incomplete', email: user.email, displayName: user.displayName };
  }
  return { kind: 'refused', refusal: answer.refusal };
}

const COMPLETABLE = ['firstName', 'lastName', 'sports'];

function registrationBody(attempt: Attempt, user: ProviderUser, data: RegistrationData): object {
  return {
    actionSource: 'website',
    emailVerified: user.emailVerified,
    first_name: data.firstName,
    last_name: data.lastName,
    sports: data.sports,
    levels: data.levels,
    referralCode: data.referralCode,
    invitedCode: data.invitedCode,
    captchaToken: data.captchaToken,
    language: attempt.language,
    redirectTo: attempt.redirectTo ?? undefined,
    ...marketing(),
  };
}

async function guarded<End extends SignInEnd | null>(attempt: () => Promise<End>): Promise<End | Refused> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ProviderError) {
      return { kind: 'refused', refusal: { code: error.code, fields: [] }, text: error.message };
    }
    return {
      kind: 'refused',
      refusal: { code: 'OTHER', fields: [] },
      text: error instanceof Error ? error.message : '',
    };
  }
}
