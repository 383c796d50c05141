import type { JWK } from 'jose';
import type { SigningKey } from '../../domain/signing-key.js';

export interface SigningKeyPair extends SigningKey {
  readonly publicJwk: JWK;
  /** The private half, encrypted (tokens/encryption.ts). */
  readonly encryptedPrivateJwk: string;
}

export abstract class SigningKeys {
  abstract all(): Promise<readonly SigningKeyPair[]>;
  /** Loads all with a lock, decides and saves: only one of concurrent replicas rotates. */
  abstract change(
    decide: (keys: readonly SigningKeyPair[]) => {
      readonly add: readonly SigningKeyPair[];
      readonly drop: readonly string[];
    },
  ): Promise<void>;
}
