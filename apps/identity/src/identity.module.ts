import { Module } from '@nestjs/common';
import { AccountMails } from './application/account-mails.js';
import { Accounts } from './application/accounts.js';
import { EndAllSessions } from './application/end-all-sessions.js';
import { ExchangeProviderToken } from './application/exchange-provider-token.js';
import { ForgetEndedSessions } from './application/forget-ended-sessions.js';
import { IdentityProvider } from './application/identity-provider.js';
import { InviteCodes } from './application/invite-codes.js';
import { Limits } from './application/limits.js';
import { MoveClock } from './application/move-clock.js';
import { RefreshSession } from './application/refresh-session.js';
import { RevokeSession } from './application/revoke-session.js';
import { SeedAccounts } from './application/seed-accounts.js';
import { SendPasswordResetMail } from './application/send-password-reset-mail.js';
import { SendVerificationMail } from './application/send-verification-mail.js';
import { SessionEndings } from './application/session-endings.js';
import { Sessions } from './application/sessions.js';
import { SetAccountAccess } from './application/set-account-access.js';
import { SigningKeys } from './application/signing-keys.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { AccountAccessResolver } from './graphql/account-access.resolver.js';
import { ClockResolver } from './graphql/clock.resolver.js';
import { SessionResolver } from './graphql/session.resolver.js';
import { SignupResolver } from './graphql/signup.resolver.js';
import { UserResolver } from './graphql/user.resolver.js';
import { StoredAccounts } from './persistence/stored-accounts.js';
import { StoredInviteCodes } from './persistence/stored-invite-codes.js';
import { StoredSessions } from './persistence/stored-sessions.js';
import { StoredSigningKeys } from './persistence/stored-signing-keys.js';
import { ChooseProvider } from './provider/choose-provider.js';
import { SweepEndedSessions } from './timers/sweep-ended-sessions.js';
import { RotateSigningKeys } from './timers/rotate-signing-keys.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { KeyRing } from './tokens/key-ring.js';
import { RefreshTokens } from './tokens/refresh-tokens.js';
import { Sealer } from './tokens/sealer.js';
import { TokenSecrets } from './tokens/secrets.js';

@Module({
  providers: [
    // Use-cases
    ...[ExchangeProviderToken, SendVerificationMail, SendPasswordResetMail, EndAllSessions],
    ...[RefreshSession, RevokeSession, SetAccountAccess, MoveClock, SeedAccounts, ForgetEndedSessions],
    ...[AccountMails, SessionEndings, Limits],
    // Tokens
    ...[AccessTokens, RefreshTokens, KeyRing, Sealer, TokenSecrets],
    // Doors
    ...[UserResolver, SessionResolver, SignupResolver, ClockResolver, AccountAccessResolver],
    ...[OnProfileChanged, RotateSigningKeys, SweepEndedSessions],
    // Ports
    { provide: Accounts, useClass: StoredAccounts },
    { provide: Sessions, useClass: StoredSessions },
    { provide: SigningKeys, useClass: StoredSigningKeys },
    { provide: InviteCodes, useClass: StoredInviteCodes },
    ChooseProvider,
    { provide: IdentityProvider, useFactory: (choice: ChooseProvider) => choice.chosen(), inject: [ChooseProvider] },
  ],
})
export class IdentityModule {}
