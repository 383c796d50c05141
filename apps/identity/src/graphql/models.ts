import type { UserId } from '@setpoint/kernel';

/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */

/** A person by id alone: what else identity knows is read when a field asks for it. */
export interface User {
  readonly id: UserId;
}
