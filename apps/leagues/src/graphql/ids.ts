import { userId, type UserId } from '@setpoint/kernel';

/** Whether a text can be an id of anything; whatever else it is, no table knows it. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that nothing has. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');

export const toUserId = (raw: string | null | undefined): UserId | null => (raw == null ? null : userId(knownTo(raw)));

/** An object of another subgraph, which may know nothing of it. */
export const reference = <Id extends string>(id: Id | null): { readonly id: Id } | null =>
  id === null ? null : { id };

export const euro = (cents: number) => ({ cents, currency: 'EUR' });
