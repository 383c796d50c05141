import { refuse } from '@setpoint/kernel';

/** Whether a text can be an id of anything; whatever else it is, no table knows it. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that nothing has. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');

/** What a client calls its request is kept as an id is. */
export const wrongRequestId = refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });

/** An object of another subgraph, which may know nothing of it. */
export const reference = <Id extends string>(id: Id | null): { readonly id: Id } | null =>
  id === null ? null : { id };
