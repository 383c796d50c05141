import { Module } from '@nestjs/common';
import { Captcha, Log, openCaptcha, SETTINGS } from '@setpoint/service-kit';
import { ManageApiKeys } from './application/api-keys/manage-api-keys.js';
import { Figures } from './application/ports/figures.js';
import { FiguresResolver } from './graphql/figures.resolver.js';
import { PostgresFigures } from './persistence/postgres-figures.js';
import { AccountMails } from './application/account-mails.js';
import { AccountSearch } from './application/ports/account-search.js';
import { ConfirmPhone } from './application/confirm-phone.js';
import { AuditLog } from './application/ports/audit-log.js';
import { EndSessions } from './application/end-sessions.js';
import { EndSuspensions } from './application/end-suspensions.js';
import { GrantNominatedSupport } from './application/grant-nominated-support.js';
import { SupportNominations } from './application/ports/support-nominations.js';
import { SetSupportRole } from './application/set-support-role.js';
import { GrantNominatedSupportInTime } from './timers/grant-nominated-support.js';
import { PostgresSupportNominations } from './persistence/postgres-support-nominations.js';
import { EndSuspensionsInTime } from './timers/end-suspensions.js';
import { PostgresAuditLog } from './persistence/postgres-audit-log.js';
import { EndAllSessions } from './application/end-all-sessions.js';
import { ExchangeProviderToken } from './application/exchange-provider-token.js';
import { Limits } from './application/limits.js';
import { MoveClock } from './application/move-clock.js';
import { OpenSession } from './application/open-session.js';
import { ApiKeys } from './application/ports/api-keys.js';
import { Accounts } from './application/ports/accounts.js';
import { DataBundles } from './application/ports/data-bundles.js';
import { FindEndedSessions } from './application/find-ended-sessions.js';
import { IdentityProvider } from './application/ports/identity-provider.js';
import { InviteCodes } from './application/ports/invite-codes.js';
import { Phones } from './application/ports/phones.js';
import { Sessions } from './application/ports/sessions.js';
import { SigningKeys } from './application/ports/signing-keys.js';
import { RefreshSession } from './application/refresh-session.js';
import { RemovePhone } from './application/remove-phone.js';
import { ResolveAccount } from './application/resolve-account.js';
import { RevokeSession } from './application/revoke-session.js';
import { SendPasswordResetMail } from './application/send-password-reset-mail.js';
import { SendPhoneCode } from './application/send-phone-code.js';
import { SendVerificationMail } from './application/send-verification-mail.js';
import { SessionEndings } from './application/session-endings.js';
import { SetAccountAccess } from './application/set-account-access.js';
import { VerificationMails } from './application/verification-mails.js';
import { CancelDeletion } from './application/cancel-deletion.js';
import { CollectDataBundles } from './application/collect-data-bundles.js';
import { DeleteDueAccounts } from './application/delete-due-accounts.js';
import { OwnSessions } from './application/own-sessions.js';
import { RequestDataBundle } from './application/request-data-bundle.js';
import { RequestDeletion } from './application/request-deletion.js';
import { SignInMethods } from './application/sign-in-methods.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { AccountAccessResolver } from './graphql/account-access.resolver.js';
import { AccountsResolver } from './graphql/accounts.resolver.js';
import { ApiKeysResolver } from './graphql/api-keys.resolver.js';
import { ClockResolver } from './graphql/clock.resolver.js';
import { DataBundleResolver } from './graphql/data-bundle.resolver.js';
import { DeletionResolver } from './graphql/deletion.resolver.js';
import { SignInMethodsResolver } from './graphql/sign-in-methods.resolver.js';
import { SignInsResolver } from './graphql/sign-ins.resolver.js';
import { PhoneResolver } from './graphql/phone.resolver.js';
import { SessionResolver } from './graphql/session.resolver.js';
import { SignupResolver } from './graphql/signup.resolver.js';
import { UserResolver } from './graphql/user.resolver.js';
import { PostgresApiKeys } from './persistence/api-keys/postgres-api-keys.js';
import { PostgresAccountSearch } from './persistence/postgres-account-search.js';
import { PostgresAccounts } from './persistence/postgres-accounts.js';
import { PostgresDataBundles } from './persistence/postgres-data-bundles.js';
import { PostgresInviteCodes } from './persistence/postgres-invite-codes.js';
import { PostgresPhones } from './persistence/postgres-phones.js';
import { PostgresSessions } from './persistence/postgres-sessions.js';
import { PostgresSigningKeys } from './persistence/postgres-signing-keys.js';
import { AccountSnapshot } from './persistence/snapshots/account-snapshot.js';
import { ApiKeySnapshot } from './persistence/snapshots/api-key-snapshot.js';
import { PhoneSnapshot } from './persistence/snapshots/phone-snapshot.js';
import { ChooseProvider } from './provider/choose-provider.js';
import { SeedAccounts } from './seeding/seed-accounts.js';
import { CollectBundles } from './timers/collect-bundles.js';
import { DeleteAccountsWhenDue } from './timers/delete-due-accounts.js';
import { RotateSigningKeys } from './timers/rotate-signing-keys.js';
import { SweepEndedSessions } from './timers/sweep-ended-sessions.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { Encryption } from './tokens/encryption.js';
import { KeyRing } from './tokens/key-ring.js';
import { PhoneCodes } from './tokens/phone-codes.js';
import { RefreshTokens } from './tokens/refresh-tokens.js';
import { TokenSecrets } from './tokens/secrets.js';

@Module({
  providers: [
    // Use-cases
    ...[ExchangeProviderToken, ResolveAccount, OpenSession, RefreshSession, RevokeSession, EndAllSessions],
    ...[FindEndedSessions, ManageApiKeys],
    ...[SendVerificationMail, SendPasswordResetMail, SetAccountAccess, MoveClock, SeedAccounts],
    ...[SetSupportRole, GrantNominatedSupport, EndSessions, EndSuspensions],
    ...[SendPhoneCode, ConfirmPhone, RemovePhone],
    ...[RequestDeletion, CancelDeletion, DeleteDueAccounts, RequestDataBundle, CollectDataBundles],
    ...[OwnSessions, SignInMethods],
    ...[AccountMails, VerificationMails, SessionEndings, Limits],
    // Tokens
    ...[AccessTokens, RefreshTokens, KeyRing, Encryption, TokenSecrets, PhoneCodes],
    // Entry points
    ...[UserResolver, SessionResolver, SignupResolver, ClockResolver, AccountAccessResolver, AccountsResolver],
    ...[PhoneResolver, ApiKeysResolver, FiguresResolver, DeletionResolver, DataBundleResolver],
    ...[SignInsResolver, SignInMethodsResolver],
    ...[OnProfileChanged, RotateSigningKeys, SweepEndedSessions, EndSuspensionsInTime],
    ...[DeleteAccountsWhenDue, CollectBundles, GrantNominatedSupportInTime],
    ...[AccountSnapshot, PhoneSnapshot, ApiKeySnapshot],
    // Ports
    { provide: Figures, useClass: PostgresFigures },
    { provide: Accounts, useClass: PostgresAccounts },
    { provide: AccountSearch, useClass: PostgresAccountSearch },
    { provide: AuditLog, useClass: PostgresAuditLog },
    { provide: SupportNominations, useClass: PostgresSupportNominations },
    { provide: Phones, useClass: PostgresPhones },
    { provide: ApiKeys, useClass: PostgresApiKeys },
    { provide: DataBundles, useClass: PostgresDataBundles },
    { provide: Sessions, useClass: PostgresSessions },
    { provide: SigningKeys, useClass: PostgresSigningKeys },
    { provide: InviteCodes, useClass: PostgresInviteCodes },
    { provide: Captcha, useFactory: openCaptcha, inject: [SETTINGS, Log] },
    ChooseProvider,
    { provide: IdentityProvider, useFactory: (choice: ChooseProvider) => choice.chosen(), inject: [ChooseProvider] },
  ],
})
export class IdentityModule {}
