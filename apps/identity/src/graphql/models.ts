import type { UserId } from '@setpoint/kernel';
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
