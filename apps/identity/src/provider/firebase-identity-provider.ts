import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { accept, type Outcome, refuse } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import {
  IdentityProvider,
  type KnownUser,
  type LinkRefusal,
  type NewProviderUser,
} from '../application/ports/identity-provider.js';
import { announceEmulator, type IdentitySettings } from '../config.js';
import type { ProviderUser } from '../domain/account.js';
import type { SignInMethod, SocialMethod } from '../domain/rules/sign-in-methods.js';
import { reachingProvider, responseOf, retryAfterIn } from './provider-unavailable.js';

/** Codes of tokens that are forged, malformed, of another project, expired or revoked. */
const INVALID_TOKEN = new Set([
  'argument-error',
  'invalid-argument',
  'invalid-id-token',
  'id-token-expired',
  'id-token-revoked',
  'user-not-found',
  'tenant-id-mismatch',
]);
const UNKNOWN_USER = new Set(['user-not-found', 'email-not-found']);
/** What the provider answers when it limits: most of it the library calls an internal error. */
const LIMITS = /TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT|QUOTA_EXCEEDED/;
/** When the provider does not say how long its limit holds. */
const LIMITED_RETRY_SECONDS = 60;
const EXISTS = new Set(['uid-already-exists', 'email-already-exists']);

const SOCIAL_IDS: Readonly<Record<SocialMethod, string>> = { GOOGLE: 'google.com', FACEBOOK: 'facebook.com' };
const METHODS: Readonly<Record<string, SignInMethod['method']>> = {
  password: 'PASSWORD',
  'google.com': 'GOOGLE',
  'facebook.com': 'FACEBOOK',
};

let instances = 0;

/** Firebase Authentication, or its emulator when the settings name one. */
@Injectable()
export class FirebaseIdentityProvider extends IdentityProvider implements OnModuleDestroy {
  private client: Promise<{ app: App; auth: Auth }> | undefined;

  constructor(
    @InjectConfig()
    private readonly settings: Pick<
      IdentitySettings,
      'projectId' | 'emulatorHost' | 'credentials' | 'providerTimeoutMs'
    >,
  ) {
    super();
  }

  async verify(idToken: string): Promise<Outcome<ProviderUser, 'PROVIDER_TOKEN_INVALID' | 'USER_DISABLED'>> {
    try {
      return await this.call(async (auth) => {
        const token = await auth.verifyIdToken(idToken);
        // The user record is newer than the token: verified, disabled or signed out since.
        const record = await auth.getUser(token.uid);
        if (record.disabled) return refuse('USER_DISABLED');
        const signedInAt = new Date(token.auth_time * 1_000);
        const validSince = new Date(record.tokensValidAfterTime ?? 0);
        if (signedInAt < validSince) return refuse('PROVIDER_TOKEN_INVALID');
        return accept({
          uid: record.uid,
          email: record.email ?? null,
          emailVerified: record.emailVerified,
          signInProvider: token.firebase.sign_in_provider,
          displayName: record.displayName ?? null,
          signedInAt,
          validSince,
        });
      });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'user-disabled') return refuse('USER_DISABLED');
      if (INVALID_TOKEN.has(code)) return refuse('PROVIDER_TOKEN_INVALID');
      throw error;
    }
  }

  verificationCode(email: string, continueUrl: string): Promise<Outcome<string, LinkRefusal>> {
    return this.code((auth) => auth.generateEmailVerificationLink(email, { url: continueUrl }));
  }

  passwordResetCode(email: string, continueUrl: string): Promise<Outcome<string, LinkRefusal>> {
    return this.code((auth) => auth.generatePasswordResetLink(email, { url: continueUrl }));
  }

  customToken(uid: string): Promise<string> {
    return this.call((auth) => auth.createCustomToken(uid));
  }

  async revokeTokens(uid: string): Promise<void> {
    await orUnknown(this.call((auth) => auth.revokeRefreshTokens(uid)));
  }

  async knows(uid: string): Promise<boolean> {
    return (await orUnknown(this.call((auth) => auth.getUser(uid)))) !== null;
  }

  async findByEmail(email: string): Promise<KnownUser | null> {
    const record = await orUnknown(this.call((auth) => auth.getUserByEmail(email)));
    return record && { uid: record.uid, disabled: record.disabled, emailVerified: record.emailVerified };
  }

  async setDisabled(uid: string, disabled: boolean): Promise<void> {
    await orUnknown(this.call((auth) => auth.updateUser(uid, { disabled })));
  }

  async methods(uid: string): Promise<readonly SignInMethod[]> {
    const record = await orUnknown(this.call((auth) => auth.getUser(uid)));
    return (record?.providerData ?? []).flatMap(({ providerId, email }) => {
      const method = METHODS[providerId];
      return method ? [{ method, email: email ?? null }] : [];
    });
  }

  async unlink(uid: string, method: SocialMethod): Promise<void> {
    await orUnknown(this.call((auth) => auth.updateUser(uid, { providersToUnlink: [SOCIAL_IDS[method]] })));
  }

  async remove(uid: string): Promise<void> {
    await orUnknown(this.call((auth) => auth.deleteUser(uid)));
  }

  async create(user: NewProviderUser): Promise<'CREATED' | 'EXISTS'> {
    try {
      await this.call((auth) => auth.createUser({ ...user }));
      return 'CREATED';
    } catch (error) {
      if (EXISTS.has(codeOf(error))) return 'EXISTS';
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.client) return;
    const { deleteApp } = await import('firebase-admin/app');
    await deleteApp((await this.client).app);
  }

  private async code(link: (auth: Auth) => Promise<string>): Promise<Outcome<string, LinkRefusal>> {
    try {
      const code = new URL(await this.call(link)).searchParams.get('oobCode');
      if (!code) throw new Error('the link of the provider has no oobCode');
      return accept(code);
    } catch (error) {
      if (UNKNOWN_USER.has(codeOf(error))) return refuse('USER_NOT_FOUND');
      if (isLimited(error)) {
        const retryAfterSeconds = retryAfterIn(error) ?? LIMITED_RETRY_SECONDS;
        return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
      }
      throw error;
    }
  }

  /** Wraps all calls of the provider. Rejects with ProviderUnavailable if there is no response. */
  private async call<R>(use: (auth: Auth) => Promise<R>): Promise<R> {
    this.client ??= this.connect();
    const { auth } = await this.client;
    return reachingProvider(() => use(auth), this.settings.providerTimeoutMs);
  }

  /** Loaded on first use, because the library takes longer to load than the service to start. */
  private async connect(): Promise<{ app: App; auth: Auth }> {
    const { projectId, emulatorHost, credentials } = this.settings;
    if (emulatorHost) announceEmulator(emulatorHost);
    else if (!credentials) throw new Error(`no emulator and no credentials for the identity provider of ${projectId}`);
    const { initializeApp, cert, applicationDefault } = await import('firebase-admin/app');
    const { getAuth } = await import('firebase-admin/auth');
    const credential =
      !credentials || emulatorHost
        ? {}
        : { credential: credentials === 'ambient' ? applicationDefault() : cert(JSON.parse(credentials) as object) };
    instances += 1;
    const app = initializeApp({ projectId, ...credential }, `setpoint-identity-${instances}`);
    return { app, auth: getAuth(app) };
  }
}

const isLimited = (error: unknown) => LIMITS.test(JSON.stringify(responseOf(error)?.data ?? null));

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}

async function orUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (UNKNOWN_USER.has(codeOf(error))) return null;
    throw error;
  }
}
