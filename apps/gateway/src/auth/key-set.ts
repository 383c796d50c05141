import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

export interface KeySetSettings {
  /** How long fetched keys are used before they are fetched anew, in milliseconds. */
  readonly freshMs: number;
  /** An unknown key id leads to a fetch at most this often, in milliseconds. */
  readonly pauseMs: number;
}

/** The keys that verify access tokens, as identity publishes them. Keys rotate without signing anyone out (AUTH-20). */
export class KeySet {
  #current: { readonly set: JSONWebKeySet; readonly find: JWTVerifyGetKey } | undefined;
  #fetchedAt = -Infinity;
  #underWay: Promise<void> | undefined;

  constructor(
    private readonly fetchKeys: () => Promise<JSONWebKeySet>,
    private readonly settings: KeySetSettings = { freshMs: 300_000, pauseMs: 5_000 },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The public set, as /.well-known/jwks.json shows it. */
  async publicSet(): Promise<JSONWebKeySet> {
    if (!this.#current || this.#age() > this.settings.freshMs) await this.#refresh();
    return this.#current!.set;
  }

  /** Finds the key of a token; rejects with JWKSNoMatchingKey when identity has no such key. */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    if (!this.#current) await this.#refresh();
    // stale keys still verify: identity being away signs nobody out
    else if (this.#age() > this.settings.freshMs) void this.#refresh().catch(() => undefined);
    try {
      return await this.#current!.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || this.#age() < this.settings.pauseMs) throw error;
      await this.#refresh();
      return this.#current!.find(header, token);
    }
  };

  #age(): number {
    return this.now() - this.#fetchedAt;
  }

  #refresh(): Promise<void> {
    this.#underWay ??= this.fetchKeys()
      .then((set) => {
        this.#current = { set, find: createLocalJWKSet(set) };
        this.#fetchedAt = this.now();
      })
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }
}
