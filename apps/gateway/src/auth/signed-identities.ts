import { VISITOR } from '@setpoint/kernel';
import { IDENTITY_HEADER, signIdentity } from '@setpoint/service-kit/edge';
import type { Caller } from './caller.js';

/** Signed identities expire after a minute; one must be valid for the whole request. */
const USED_FOR_MS = 30_000;

interface Signed {
  readonly value: Promise<string>;
  readonly until: number;
}

/** Signs the caller's identity for the subgraphs. A signature is reused for half a minute. */
export class SignedIdentities {
  readonly #known = new WeakMap<Caller, Signed>();
  #internal: Signed | undefined;

  constructor(
    private readonly secret: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async headersFor(caller: Caller, requestId: string): Promise<Record<string, string>> {
    let signed = this.#known.get(caller);
    if (!signed || signed.until <= this.now()) {
      signed = this.#sign(() => signIdentity(this.secret, caller.identity));
      this.#known.set(caller, signed);
    }
    return headers(await signed.value, requestId);
  }

  /** For calls of the gateway itself, with access to INTERNAL fields. */
  async internalHeaders(requestId: string): Promise<Record<string, string>> {
    if (!this.#internal || this.#internal.until <= this.now()) {
      this.#internal = this.#sign(() => signIdentity(this.secret, VISITOR, { internal: true }));
    }
    return headers(await this.#internal.value, requestId);
  }

  #sign(sign: () => Promise<string>): Signed {
    return { value: sign(), until: this.now() + USED_FOR_MS };
  }
}

const headers = (identity: string, requestId: string) => ({ [IDENTITY_HEADER]: identity, 'x-request-id': requestId });
