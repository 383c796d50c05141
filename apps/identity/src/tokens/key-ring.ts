import { Injectable } from '@nestjs/common';
import { InjectConfig, jsonIn } from '@setpoint/service-kit';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { z } from 'zod';
import { SigningKeys, type SigningKeyPair } from '../application/ports/signing-keys.js';
import type { IdentitySettings } from '../config.js';
import { type KeySchedule, planRotation, signingKeyAt } from '../domain/signing-key.js';
import { Encryption } from './encryption.js';

export const ALGORITHM = 'EdDSA';

/** Rows are of any version of the service: one of another algorithm is published, but does not sign here. */
const publicJwk = z.looseObject({ kty: z.string(), kid: z.string() });
const privateJwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() });

export interface Signer {
  readonly kid: string;
  readonly key: CryptoKey | Uint8Array;
}

/** The keys that sign access tokens; makes, publishes and drops them in time (AUTH-20). */
@Injectable()
export class KeyRing {
  private readonly imported = new Map<string, Promise<Signer['key']>>();
  private readonly schedule: KeySchedule;

  constructor(
    private readonly keys: SigningKeys,
    private readonly encryption: Encryption,
    @InjectConfig() settings: Pick<IdentitySettings, 'keyDays' | 'keyLeadSeconds' | 'accessTokenSeconds'>,
  ) {
    this.schedule = {
      periodMs: settings.keyDays * 86_400_000,
      leadMs: settings.keyLeadSeconds * 1_000,
      tokenMs: settings.accessTokenSeconds * 1_000,
    };
  }

  /** The key that signs at `now`. */
  async signer(now: Date): Promise<Signer> {
    const stored = signingKeyAt(this.readable(await this.keys.all()), now);
    if (stored) return this.import(stored);
    await this.rotate(now);
    const made = signingKeyAt(this.readable(await this.keys.all()), now);
    if (!made) throw new Error('there is no key to sign with');
    return this.import(made);
  }

  /** The public halves, as a JSON Web Key Set. */
  async published(now: Date): Promise<{ keys: JWK[] }> {
    if (this.readable(await this.keys.all()).length === 0) await this.rotate(now);
    return {
      keys: (await this.keys.all()).map((key) => key.publicJwk).filter((jwk) => publicJwk.safeParse(jwk).success),
    };
  }

  /** Makes and drops what is due; resolves with the number of keys that changed. */
  async rotate(now: Date): Promise<number> {
    const due = this.plan(await this.keys.all(), now);
    if (due.make.length + due.drop.length === 0) return 0;
    const spare = await Promise.all(due.make.map(() => this.make()));
    let changed = 0;
    await this.keys.change((keys) => {
      const plan = this.plan(keys, now);
      const add = plan.make
        .slice(0, spare.length)
        .map((signsFrom, i) => ({ ...spare[i]!, publishedAt: now, signsFrom }));
      changed = add.length + plan.drop.length;
      return { add, drop: plan.drop };
    });
    return changed;
  }

  /** A key that was encrypted with an older secret, or is none of ours, cannot sign; it stays published until its tokens are gone. */
  private plan(keys: readonly SigningKeyPair[], now: Date) {
    return {
      make: planRotation(this.readable(keys), this.schedule, now).make,
      drop: planRotation(keys, this.schedule, now).drop,
    };
  }

  private readable(keys: readonly SigningKeyPair[]) {
    return keys.filter((key) => this.imported.has(key.kid) || this.privateHalf(key) !== null);
  }

  private privateHalf({ kid, encryptedPrivateJwk }: SigningKeyPair): JWK | null {
    const text = this.encryption.decrypt(encryptedPrivateJwk, kid);
    return text === null ? null : (privateJwk.safeParse(jsonIn(text)).data ?? null);
  }

  private async import(stored: SigningKeyPair): Promise<Signer> {
    const { kid } = stored;
    const known = this.imported.get(kid);
    if (known) return { kid, key: await known };
    const jwk = this.privateHalf(stored);
    if (jwk === null) throw new Error('a signing key cannot be read with this secret');
    const key = importJWK(jwk, ALGORITHM);
    this.imported.set(kid, key);
    return { kid, key: await key };
  }

  private async make(): Promise<Pick<SigningKeyPair, 'kid' | 'publicJwk' | 'encryptedPrivateJwk'>> {
    const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const privateJwk = await exportJWK(pair.privateKey);
    return {
      kid,
      publicJwk: { ...publicJwk, kid, alg: ALGORITHM, use: 'sig' },
      encryptedPrivateJwk: this.encryption.encrypt(JSON.stringify(privateJwk), kid),
    };
  }
}
