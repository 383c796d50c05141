import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { waitingFor, type Waiting } from '../domain/waiting.js';
import { MatchReads, type MatchView } from './ports/match-reads.js';

export type WaitingMatch = Waiting & { readonly view: MatchView };

/** What waits for the player, most urgent first; what has no deadline comes last (PLY-12). */
@Injectable()
export class ListWaiting {
  constructor(
    private readonly matches: MatchReads,
    private readonly clock: Clock,
  ) {}

  async execute(player: UserId): Promise<readonly WaitingMatch[]> {
    const now = this.clock.now();
    const views = await this.matches.perhapsWaiting(player);
    return views
      .flatMap((view) => {
        const waiting = waitingFor(view.match, player, now);
        return waiting ? [{ ...waiting, view }] : [];
      })
      .sort((one, other) => (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity) || 0);
  }
}
