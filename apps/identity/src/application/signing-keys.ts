import type { JWK } from 'jose';
import type { SigningKey } from '../domain/signing-key.js';

export interface StoredKey extends SigningKey {
  readonly publicJwk: JWK;
  /** The private half, encrypted (tokens/sealer.ts). */
  readonly sealedPrivateJwk: string;
}

export abstract class SigningKeys {
  abstract all(): Promise<readonly StoredKey[]>;
  /** Loads all with a lock, decides, saves: of replicas that rotate at once, one does. */
  abstract change(
    decide: (keys: readonly StoredKey[]) => { readonly add: readonly StoredKey[]; readonly drop: readonly string[] },
  ): Promise<void>;
}
