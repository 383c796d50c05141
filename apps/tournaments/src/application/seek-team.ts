import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { inviteRefusal, refusalOfPlayer, standingOf, type CheckCode } from '../domain/eligibility.js';
import type { TournamentId } from '../domain/tournament.js';
import { isSeen } from './check-registration.js';
import { Books } from './ports/books.js';
import { Drafts } from './ports/drafts.js';
import { Players } from './ports/players.js';
import { TeamSeekers } from './ports/team-seekers.js';

/** Lists a player as looking for a partner, if they could enter with one. */
@Injectable()
export class SeekTeam {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
    private readonly seekers: TeamSeekers,
    private readonly drafts: Drafts,
    private readonly clock: Clock,
  ) {}

  async execute(
    player: UserId,
    id: TournamentId,
    isSeeking: boolean,
  ): Promise<Outcome<TournamentId, CheckCode | 'TOURNAMENT_NOT_FOUND'>> {
    const book = await this.books.read(id);
    if (!isSeen(book?.tournament)) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament } = book!;
    if (isSeeking) {
      if (tournament.numberPlayers === 1) return refuse('PARTNER_NOT_ALLOWED');
      const draft = tournament.isPrivate ? await this.drafts.find(player, id) : null;
      const uninvited = inviteRefusal(tournament, draft?.inviteCode ?? null);
      if (uninvited) return refuse(uninvited);
      const candidate = (await this.players.candidates([player], tournament, this.clock.now())).get(player);
      const refusal = candidate ? refusalOfPlayer(standingOf(book!, player), candidate) : 'LEVEL_REQUIRED';
      if (refusal) return refuse(refusal);
    }
    await this.seekers.set(id, player, isSeeking);
    return accept(id);
  }
}
