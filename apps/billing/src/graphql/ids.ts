import { refuse } from '@setpoint/kernel';

/** Whether a text can be an id at all; anything else is in no table. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that matches nothing. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');

/** A client's request id follows the same format as other ids. */
export const wrongRequestId = refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });

/** A reference to an entity of another subgraph, which may not exist there. */
export const reference = <Id extends string>(id: Id | null): { readonly id: Id } | null =>
  id === null ? null : { id };
