/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */
export type { __Entity__ } from '../domain/__entity-file__.js';
