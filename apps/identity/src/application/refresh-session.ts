import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse } from '@setpoint/kernel';
import { InjectConfig, Log } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import { decide as decideAccount, evolveAll } from '../domain/account-machine.js';
import type { LivingAccount } from '../domain/account.js';
import { decide, evolve, type SessionRefusal } from '../domain/session-machine.js';
import type { Session } from '../domain/session.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { type AccessClaims, AccessTokens } from '../tokens/access-tokens.js';
import { RefreshTokens } from '../tokens/refresh-tokens.js';
import { Limits } from './limits.js';
import { type FoundSession, type SessionChange, Sessions } from './ports/sessions.js';
import { SessionEndings } from './session-endings.js';

export interface Refreshed {
  readonly token: string;
  readonly refreshToken: string;
  readonly claims: AccessClaims;
}

export type RefreshRefusal = SessionRefusal | 'TOKEN_UNKNOWN' | 'TOO_MANY_REQUESTS';

interface Renewed {
  readonly before: Session;
  readonly after: Session;
  readonly outcome: Outcome<{ account: LivingAccount; refreshToken: string }, RefreshRefusal>;
}

/** Exchanges a refresh token for a new pair (API-10, AUTH-21). */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly limits: Limits,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
    private readonly log: Log,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'sessionDays'>,
  ) {}

  async execute(command: {
    readonly refreshToken: string;
    readonly address?: string | null | undefined;
  }): Promise<Outcome<Refreshed, RefreshRefusal>> {
    const limitedByAddress = await this.limits.take('refreshByAddress', command.address);
    if (limitedByAddress) return limitedByAddress;
    const hash = this.refreshTokens.hash(command.refreshToken);
    const located = await this.sessions.locate(hash);
    if (!located) return refuse('TOKEN_UNKNOWN');
    const limitedByAccount = await this.limits.take('refreshByAccount', located.accountId);
    if (limitedByAccount) return limitedByAccount;

    const renewed = await this.sessions.change(hash, (found) => this.renew(found, command.refreshToken));
    if (!renewed) return refuse('TOKEN_UNKNOWN');
    const { before, after, outcome } = renewed;
    if (before.state === 'LIVE' && after.state === 'ENDED') {
      if (after.reason === 'REUSED')
        this.log.warn({ sid: after.id, userId: after.accountId }, 'a spent refresh token came back: session ended');
      await this.endings.announce([after.id]);
    }
    if (!outcome.ok) return outcome;
    const { account, refreshToken } = outcome.value;
    const { token, claims } = await this.accessTokens.issue(account, after.id, this.clock.now());
    return accept({ token, refreshToken, claims });
  }

  private renew({ session, account, presented, salts }: FoundSession, token: string): SessionChange<Renewed> {
    const now = this.clock.now();
    const stay = decideAccount(account, { kind: 'STAY' }, now);
    if (!stay.ok) {
      const after = decide(session, { kind: 'END', reason: 'ACCOUNT_CLOSED' }, now).facts.reduce(evolve, session);
      return { answer: { before: session, after, outcome: refuse('SESSION_REVOKED') }, session: after };
    }
    const lifetimeMs = this.settings.sessionDays * 86_400_000;
    const { outcome, facts } = decide(session, { kind: 'REFRESH', token: presented, lifetimeMs }, now);
    const after = facts.reduce(evolve, session);
    if (!outcome.ok) return { answer: { before: session, after, outcome }, session: after };

    const seen = evolveAll(account, stay.value) as LivingAccount;
    const saved = { session: after, account: seen, events: integrationEventsFor(seen, stay.value) };
    const answer = (refreshToken: string): Renewed => ({
      before: session,
      after,
      outcome: accept({ account: seen, refreshToken }),
    });
    if (!facts.some((fact) => fact.kind === 'ROTATED'))
      return { ...saved, answer: answer(salts.reduce(this.refreshTokens.successor, token)) };
    const salt = this.refreshTokens.salt();
    const successor = this.refreshTokens.successor(token, salt);
    const rotation = { at: now, salt, successorHash: this.refreshTokens.hash(successor) };
    return { ...saved, answer: answer(successor), rotation };
  }
}
