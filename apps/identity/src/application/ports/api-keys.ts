import type { Page, PageRequest } from '@setpoint/kernel';
import type { ApiKey, ApiKeyAction, ApiKeyState, ApiKeyUse } from '../../domain/api-keys/api-key.js';

export interface ApiKeyCriteria {
  readonly text?: string;
  readonly state?: ApiKeyState;
}

/** An API key with its log and usage. */
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
  /** The key with this secret, whatever their state. */
  abstract findBySecret(hash: string): Promise<ApiKey | null>;
  abstract add(key: ApiKey, action: ApiKeyAction): Promise<void>;
  /** Loads with a lock, decides and saves; null if there is no such key. */
  abstract change<R>(id: string, decide: (key: ApiKey) => ApiKeyChange<R>): Promise<R | null>;
  /** Adds usage; unknown keys are ignored. */
  abstract count(uses: readonly CountedUse[]): Promise<void>;
  /** Latest day first, limited to days with usage. */
  abstract usage(id: string, days: number): Promise<readonly ApiKeyUse[]>;
  /** Oldest first. */
  abstract log(id: string): Promise<readonly ApiKeyAction[]>;
}
