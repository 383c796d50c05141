import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse } from '@setpoint/kernel';
import { decide, evolve } from '../domain/session-machine.js';
import { RefreshTokens } from '../tokens/refresh-tokens.js';
import { Sessions } from './ports/sessions.js';
import { SessionEndings } from './session-endings.js';

/** Signs out: ends the session of a refresh token. Idempotent (API-09, AUTH-24). */
@Injectable()
export class RevokeSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly refreshTokens: RefreshTokens,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
  ) {}

  async execute(command: { readonly refreshToken: string }): Promise<Outcome<null, 'TOKEN_UNKNOWN'>> {
    const sid = await this.sessions.change(this.refreshTokens.hash(command.refreshToken), ({ session }) => {
      const { facts } = decide(session, { kind: 'END', reason: 'SIGNED_OUT' }, this.clock.now());
      return { answer: session.id, session: facts.reduce(evolve, session) };
    });
    if (!sid) return refuse('TOKEN_UNKNOWN');
    await this.endings.announce([sid]);
    return accept(null);
  }
}
