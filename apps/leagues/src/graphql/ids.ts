import { userId, type UserId } from '@setpoint/kernel';

/** Whether a text can be an id at all; anything else is in no table. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that matches nothing. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');

export const toUserId = (raw: string | null | undefined): UserId | null => (raw == null ? null : userId(knownTo(raw)));

/** An object of another subgraph, which may know nothing of it. */
export const reference = <Id extends string>(id: Id | null): { readonly id: Id } | null =>
  id === null ? null : { id };

export const euro = (cents: number) => ({ cents, currency: 'EUR' });
