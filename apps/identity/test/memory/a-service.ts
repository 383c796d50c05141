import {
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  NoCaptcha,
  silentLog,
  type Captcha,
} from '@setpoint/service-kit';
import { CountingUuids, FixedClock } from '@setpoint/testkit';
import { AccountMails } from '../../src/application/account-mails.js';
import { CancelDeletion } from '../../src/application/cancel-deletion.js';
import { DeleteDueAccounts } from '../../src/application/delete-due-accounts.js';
import { OwnSessions } from '../../src/application/own-sessions.js';
import { RequestDeletion } from '../../src/application/request-deletion.js';
import { SignInMethods } from '../../src/application/sign-in-methods.js';
import { EndAllSessions } from '../../src/application/end-all-sessions.js';
import { ExchangeProviderToken } from '../../src/application/exchange-provider-token.js';
import { Limits } from '../../src/application/limits.js';
import { OpenSession } from '../../src/application/open-session.js';
import { RefreshSession } from '../../src/application/refresh-session.js';
import { ResolveAccount } from '../../src/application/resolve-account.js';
import { RevokeSession } from '../../src/application/revoke-session.js';
import { SendPasswordResetMail } from '../../src/application/send-password-reset-mail.js';
import { SendVerificationMail } from '../../src/application/send-verification-mail.js';
import { SessionEndings } from '../../src/application/session-endings.js';
import { SetAccountAccess } from '../../src/application/set-account-access.js';
import { VerificationMails } from '../../src/application/verification-mails.js';
import { identityConfig } from '../../src/config.js';
import { MemoryIdentityProvider } from '../../src/provider/memory-identity-provider.js';
import { SeedAccounts } from '../../src/seeding/seed-accounts.js';
import { AccessTokens } from '../../src/tokens/access-tokens.js';
import { Encryption } from '../../src/tokens/encryption.js';
import { KeyRing } from '../../src/tokens/key-ring.js';
import { RefreshTokens } from '../../src/tokens/refresh-tokens.js';
import { TokenSecrets } from '../../src/tokens/secrets.js';
import { aRegistration, NOW, SECRET } from '../builders.js';
import {
  MemoryAccounts,
  MemoryDatabase,
  MemoryInviteCodes,
  MemorySessions,
  MemorySigningKeys,
} from './memory-stores.js';

/** The service without its entry points and tables: the real use-cases on in-memory ports. */
export function aService(overrides: Record<string, unknown> = {}, captcha: Captcha = new NoCaptcha()) {
  const settings = identityConfig.parse({ provider: 'memory', ...overrides });
  const clock = new FixedClock(NOW);
  const db = new MemoryDatabase();
  const push = new MemoryPushBus();
  const cache = new MemoryCache();
  const log = silentLog();
  const provider = new MemoryIdentityProvider(clock);
  const accounts = new MemoryAccounts(db);
  const sessions = new MemorySessions(db);
  const secrets = new TokenSecrets(SECRET);
  const refreshTokens = new RefreshTokens(secrets);
  const keyRing = new KeyRing(new MemorySigningKeys(db), new Encryption(secrets), settings);
  const accessTokens = new AccessTokens(keyRing, settings);
  const limiter = new MemoryRateLimiter();
  const limits = new Limits(limiter, settings);
  const endings = new SessionEndings(push, cache, log, settings);
  const mails = new AccountMails(provider, accounts, settings);
  const inviteCodes = new MemoryInviteCodes(db);
  const ids = new CountingUuids();
  const verificationMails = new VerificationMails(mails, limits, log);
  const resolveAccount = new ResolveAccount(
    ...([provider, accounts, inviteCodes, verificationMails, captcha, clock, ids] as const),
  );
  const openSession = new OpenSession(
    ...([accounts, endings, refreshTokens, accessTokens, clock, ids, log, settings] as const),
  );

  const pushed: unknown[] = [];
  return {
    ...{ settings, clock, db, push, cache, provider, accounts, sessions, keyRing, refreshTokens, limiter },
    /** What was pushed about sessions that were opened through `signIn`. */
    pushed,
    exchange: new ExchangeProviderToken(provider, limits, resolveAccount, openSession, verificationMails),
    sendVerification: new SendVerificationMail(provider, accounts, mails, limits),
    sendReset: new SendPasswordResetMail(accounts, mails, limits, captcha),
    endAll: new EndAllSessions(provider, accounts, endings, limits, clock),
    refresh: new RefreshSession(sessions, refreshTokens, accessTokens, limits, endings, clock, log, settings),
    revoke: new RevokeSession(sessions, refreshTokens, endings, clock),
    setAccess: new SetAccountAccess(accounts, provider, endings, clock),
    requestDeletion: new RequestDeletion(accounts, clock),
    cancelDeletion: new CancelDeletion(accounts, clock),
    deleteDue: new DeleteDueAccounts(accounts, provider, endings, log),
    methods: new SignInMethods(accounts, provider, limits),
    ownSessions: new OwnSessions(accounts, sessions, endings, clock),
    seed: new SeedAccounts(accounts, provider, clock),
    /** A verified player with a session. */
    async signIn(email = 'ana@setpoint.example') {
      const { uid, idToken } = provider.signUp({ email, password: 'setpoint', emailVerified: true });
      const outcome = await this.exchange.execute(aRegistration(idToken));
      if (!outcome.ok || !outcome.value.tokens) throw new Error('no session');
      const session = db.live().find((one) => one.accountId === outcome.value.account.id)!;
      await push.subscribe(`session:${session.id}`, (payload) => pushed.push(payload));
      return { uid, idToken, id: outcome.value.account.id, sid: session.id, ...outcome.value.tokens };
    },
  };
}
