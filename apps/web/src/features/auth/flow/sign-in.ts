import type { Session } from '@setpoint/client/session';
import {
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
  /** The provider's own words, where we have none. */
  readonly text?: string;
}

export interface RegistrationData {
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly number[];
  /** Own estimates in some of these sports. */
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
    return exchange(attempt, user, { actionSource: 'website', emailVerified: user.emailVerified });
  });

/** Who has an account with the provider, but got no answer from our side. */
let unfinished: string | null = null;

/**
 * Email, password and who it is (AUTH-01 to AUTH-04). A refusal leaves no half-made account behind; after an outage the
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

/** Adds names and sports for somebody whom the provider knows already (social sign-in, a broken-off registration). */
export const completeRegistration = (attempt: Attempt, data: RegistrationData): Promise<SignInEnd> =>
  guarded(async () => {
    const user = await (await provider()).current();
    if (!user) return { kind: 'refused', refusal: { code: 'PROVIDER_TOKEN_INVALID', fields: [] } };
    return exchange(attempt, user, registrationBody(attempt, user, data), { fromForm: true });
  });

/** Google or Facebook (AUTH-08, AUTH-09); who is new brings what the form holds so far. */
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

/** Whether the address has been verified meanwhile, in this browser or elsewhere; null: nobody is signed in with the provider. */
export const continueVerified = (attempt: Attempt): Promise<SignInEnd | null> =>
  guarded(async () => {
    const user = await (await provider()).current();
    if (!user?.emailVerified) return user && { kind: 'unverified', email: user.email };
    return exchange(attempt, user, { actionSource: 'website', emailVerified: true }, { fresh: true });
  });

function exchangeSocial(attempt: Attempt, user: ProviderUser, data: Partial<RegistrationData>): Promise<SignInEnd> {
  const [given = '', ...family] = (user.displayName ?? '').trim().split(/\s+/);
  return exchange(
    attempt,
    user,
    registrationBody(attempt, user, {
      ...data,
      firstName: data.firstName || given,
      lastName: data.lastName || family.join(' '),
      sports: data.sports ?? [],
    }),
  );
}

interface ExchangeOptions {
  /** The person filled in the form and sees its errors there. */
  readonly fromForm?: boolean;
  /** The provider's token must know of a verification that has just happened. */
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
