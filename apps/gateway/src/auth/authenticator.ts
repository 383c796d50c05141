import { userId, type Clock, type Role } from '@setpoint/kernel';
import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { tokenIn, visitor, type Caller, type TokenError } from './caller.js';
import type { EndedSessions } from './ended-sessions.js';
import type { KeySet } from './key-set.js';

const ROLES: ReadonlySet<string> = new Set<Role>(['COURT_OWNER', 'SUPPORT']);
/** Size limits of the token cache, in bytes; an entry takes the token's length plus this overhead. */
const TOKEN_BYTES = 8_000_000;
const CALLER_BYTES = 700;

/** Turns an Authorization header into a caller. Access tokens are ES256 or EdDSA, from identity (AUTH-20). */
export class Authenticator {
  /** Verifying a signature costs more than the rest of a small request, so each token is verified once. */
  readonly #checked = new LRUCache<string, Caller>({
    maxSize: TOKEN_BYTES,
    sizeCalculation: (_caller, token) => token.length + CALLER_BYTES,
  });

  constructor(
    private readonly keys: KeySet,
    private readonly ended: EndedSessions,
    private readonly clock: Clock,
  ) {}

  async fromHeader(authorization: string | undefined): Promise<Caller> {
    const token = tokenIn(authorization);
    if (token === null) return visitor;
    return token === undefined ? callerWith('TOKEN_INVALID') : this.fromToken(token);
  }

  async fromToken(token: string): Promise<Caller> {
    const caller = this.#checked.get(token) ?? (await this.#check(token));
    if (!caller.session) return caller;
    if (caller.session.expiresAt <= this.clock.now()) return callerWith('TOKEN_EXPIRED');
    return (await this.ended.watch(caller.session.sid)) ? callerWith('SESSION_ENDED') : caller;
  }

  async #check(token: string): Promise<Caller> {
    try {
      const { payload } = await jwtVerify(token, this.keys.find, {
        algorithms: ['ES256', 'EdDSA'],
        issuer: 'setpoint',
        audience: 'setpoint',
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp', 'sid'],
        currentDate: this.clock.now(),
      });
      const { sub, sid, roles, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') return callerWith('TOKEN_INVALID');
      const caller: Caller = {
        identity: {
          kind: 'user',
          userId: userId(sub),
          roles: Array.isArray(roles) ? roles.filter((role): role is Role => ROLES.has(String(role))) : [],
          sessionId: sid,
        },
        session: { sid, expiresAt: new Date(exp! * 1000) },
      };
      this.#checked.set(token, caller);
      return caller;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return callerWith('TOKEN_EXPIRED');
      if (error instanceof errors.JOSEError) return callerWith('TOKEN_INVALID');
      throw error;
    }
  }
}

const callerWith = (tokenError: TokenError): Caller => ({ ...visitor, tokenError });
