import type { Session } from '@setpoint/client/session';
import {
  provider,
  ProviderFault,
  type FacebookMeetsPassword,
  type ProviderUser,
} from '../../../entities/provider/provider.js';
import { signUp, type DoorFault } from './doors.js';
import { marketing } from './marketing.js';

/** How an attempt to sign in or to register ended. */
export type SignInEnd =
  | { readonly kind: 'signed-in' }
  /** Registered; the mail has to be followed first (AUTH-02). */
  | { readonly kind: 'unverified'; readonly email: string }
  /** The provider knows the person, Setpoint does not yet: names or sports are missing. */
  | { readonly kind: 'incomplete'; readonly email: string; readonly displayName: string | null }
  | { readonly kind: 'needs-password'; readonly facebook: FacebookMeetsPassword }
  | { readonly kind: 'refused'; readonly fault: DoorFault; readonly text?: string };

export interface RegistrationData {
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly number[];
  readonly referralCode?: string;
  readonly invitedCode?: string;
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

/** Email, password and who it is (AUTH-01 to AUTH-04). A refusal leaves no half-made account behind. */
export const register = (
  attempt: Attempt,
  credentials: { readonly email: string; readonly password: string },
  data: RegistrationData,
): Promise<SignInEnd> =>
  guarded(async () => {
    const user = await (await provider()).register(credentials.email, credentials.password);
    const end = await exchange(attempt, user, registrationBody(attempt, user, data), { fromForm: true });
    if (end.kind === 'refused' && end.fault.code !== 'NO_CONNECTION') await user.remove().catch(() => {});
    return end;
  });

/** Adds names and sports for somebody whom the provider knows already (social sign-in, a broken-off registration). */
export const completeRegistration = (attempt: Attempt, data: RegistrationData): Promise<SignInEnd> =>
  guarded(async () => {
    const user = await (await provider()).current();
    if (!user) return { kind: 'refused', fault: { code: 'PROVIDER_TOKEN_INVALID', fields: [] } };
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
export const continueVerified = async (attempt: Attempt): Promise<SignInEnd | null> => {
  const user = await (await provider()).current();
  if (!user?.emailVerified) return user && { kind: 'unverified', email: user.email };
  return guarded(() => exchange(attempt, user, { actionSource: 'website', emailVerified: true }, { fresh: true }));
};

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
  /** The person filled in the form and sees its faults there. */
  readonly fromForm?: boolean;
  /** The provider's token must tell of a verification that has just happened. */
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
  const { code, fields } = answer.fault;
  const nameless =
    code === 'INVALID_DATA' && fields.length > 0 && fields.every(({ field }) => COMPLETABLE.includes(field));
  if (code === 'USER_NOT_FOUND' || (nameless && !fromForm)) {
    return { kind: 'incomplete', email: user.email, displayName: user.displayName };
  }
  return { kind: 'refused', fault: answer.fault };
}

const COMPLETABLE = ['firstName', 'lastName', 'sports'];

function registrationBody(attempt: Attempt, user: ProviderUser, data: RegistrationData): object {
  return {
    actionSource: 'website',
    emailVerified: user.emailVerified,
    first_name: data.firstName,
    last_name: data.lastName,
    sports: data.sports,
    referralCode: data.referralCode,
    invitedCode: data.invitedCode,
    language: attempt.language,
    redirectTo: attempt.redirectTo ?? undefined,
    ...marketing(),
  };
}

async function guarded(attempt: () => Promise<SignInEnd>): Promise<SignInEnd> {
  try {
    return await attempt();
  } catch (fault) {
    if (fault instanceof ProviderFault) {
      return { kind: 'refused', fault: { code: fault.code, fields: [] }, text: fault.message };
    }
    return { kind: 'refused', fault: { code: 'OTHER', fields: [] }, text: fault instanceof Error ? fault.message : '' };
  }
}
