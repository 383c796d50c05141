import type { Id, UserId } from '@setpoint/kernel';

export type __Entity__Id = Id<'__Entity__'>;

/** Brands a raw string at an entry point. */
export const __entity__Id = (raw: string) => raw as __Entity__Id;

/** __A_words__ as it is kept. */
export interface __Entity__ {
  readonly id: __Entity__Id;
  /** Trimmed; each of a player's __many_words__ has another one. */
  readonly name: string;
  readonly addedBy: UserId;
  readonly addedAt: Date;
}
