import type { UserId } from '@setpoint/kernel';
import type { SignIn as OwnSignIn } from '../application/ports/sessions.js';
import type { PendingDeletion } from '../domain/account.js';
import type { SignInMethod as OwnMethod } from '../domain/rules/sign-in-methods.js';
import type { accountSource } from './account-source.js';
import type { phoneSource } from './phone-source.js';

/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */

/** A person by id alone: what else identity knows is read when a field asks for it. */
export interface User {
  readonly id: UserId;
}

/** An account with what it holds; sessions are counted when a field asks for them. */
export type Account = ReturnType<typeof accountSource>;

/** With the person whose it is, which the access rule SELF reads. */
export type Phone = ReturnType<typeof phoneSource>;
export type PendingPhone = NonNullable<Phone['pending']>;

/** A key with its secrets; usage and log are read when a field asks for them. */
export type { ApiKeyRecord as ApiKey } from '../application/ports/api-keys.js';
/** With the person whose it is. */
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
