import { VISITOR } from '@setpoint/kernel';
import { IDENTITY_HEADER, signIdentity } from '@setpoint/service-kit/edge';
import type { Caller } from './caller.js';

/** A signed identity lives a minute; a request that starts with one must get through with it. */
const USED_FOR_MS = 30_000;

interface Signed {
  readonly value: Promise<string>;
  readonly until: number;
}

/** The caller's identity, signed by the gateway for the subgraphs. One signature serves the calls of half a minute. */
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

  /** For calls of the gateway itself, which answer INTERNAL fields. */
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
