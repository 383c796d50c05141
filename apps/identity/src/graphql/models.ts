import type { UserId } from '@setpoint/kernel';
import type { SignIn as OwnSignIn } from '../application/ports/sessions.js';
import type { PendingDeletion } from '../domain/account.js';
import type { SignInMethod as OwnMethod } from '../domain/rules/sign-in-methods.js';
import type { accountSource } from './account-source.js';
import type { phoneSource } from './phone-source.js';

/** Source types of the resolvers; `npm run codegen` reads the names. */

/** A person by id; everything else is loaded on demand. */
export interface User {
  readonly id: UserId;
}

/** An account; sessions are counted on demand. */
export type Account = ReturnType<typeof accountSource>;

/** Carries its owner, which the access rule SELF needs. */
export type Phone = ReturnType<typeof phoneSource>;
export type PendingPhone = NonNullable<Phone['pending']>;

/** A key with its secrets; usage and log are loaded on demand. */
export type { ApiKeyRecord as ApiKey } from '../application/ports/api-keys.js';
/** Carries its owner. */
export interface AccountDeletion extends PendingDeletion {
  readonly id: UserId;
}

export interface DataBundle {
  readonly id: string;
  readonly userId: UserId;
  readonly state: 'COLLECTING' | 'READY';
  readonly requestedAt: Date;
  readonly partsDone: number;
  readonly partsAll: number;
  readonly bytes: number | null;
  readonly expiresAt: Date | null;
}

export interface SignIn extends Omit<OwnSignIn, 'end'> {
  readonly userId: UserId;
  readonly isCurrent: boolean;
  readonly endedAt: Date | null;
  readonly endReason: NonNullable<OwnSignIn['end']>['reason'] | null;
}

export interface SignInMethod extends OwnMethod {
  readonly userId: UserId;
}
