import type { Page, PageRequest } from '@setpoint/kernel';
import type { ApiKey, ApiKeyAction, ApiKeyState, ApiKeyUse } from '../../domain/api-keys/api-key.js';

export interface ApiKeyCriteria {
  readonly text?: string;
  readonly state?: ApiKeyState;
}

/** An API key with what was done and counted. */
export interface ApiKeyRecord extends ApiKey {
  readonly lastUsedAt: Date | null;
}

export interface ApiKeyChange<R> {
  readonly answer: R;
  readonly key?: ApiKey;
  readonly action?: ApiKeyAction;
}

export interface CountedUse extends ApiKeyUse {
  readonly lastUsedAt: Date;
}

/** API keys of partners, with the event and the log of each change in the same transaction. */
export abstract class ApiKeys {
  /** Newest first. */
  abstract page(criteria: ApiKeyCriteria, page: PageRequest, now: Date): Promise<Page<ApiKeyRecord>>;
  abstract find(id: string): Promise<ApiKeyRecord | null>;
  /** The key that has this secret, in whatever state either is. */
  abstract findBySecret(hash: string): Promise<ApiKey | null>;
  abstract add(key: ApiKey, action: ApiKeyAction): Promise<void>;
  /** Loads with a lock, decides, saves; null when there is no such key. */
  abstract change<R>(id: string, decide: (key: ApiKey) => ApiKeyChange<R>): Promise<R | null>;
  /** Adds to what was counted; keys that are not known are left out. */
  abstract count(uses: readonly CountedUse[]): Promise<void>;
  /** The latest day first, of the last so many with any. */
  abstract usage(id: string, days: number): Promise<readonly ApiKeyUse[]>;
  /** Oldest first. */
  abstract log(id: string): Promise<readonly ApiKeyAction[]>;
}
