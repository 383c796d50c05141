import { Injectable } from '@nestjs/common';
import { accept, Clock, reasonOf, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { linkGuest, type LinkCode } from '../domain/play/link-guest.js';
import { isOver } from '../domain/play/progress.js';
import type { TournamentId } from '../domain/tournament.js';
import { guestNamedEvent } from '../events/guest-events.js';
import { groupsEvent } from '../events/play-events.js';
import { Guests } from './ports/guests.js';
import { Players } from './ports/players.js';
import { Plays } from './ports/plays.js';
import { PlayTournaments } from './play-tournaments.js';

export interface GuestLink {
  readonly tournamentId: TournamentId;
  readonly guestId: UserId;
  readonly playerId: UserId;
  readonly reason: string;
}

type Answer = Outcome<TournamentId, LinkCode | 'REASON_REQUIRED' | 'TOURNAMENT_NOT_FOUND'>;

/** Support says whose account a guest of a tournament is (BYD-07). */
@Injectable()
export class LinkGuest {
  constructor(
    private readonly plays: Plays,
    private readonly playing: PlayTournaments,
    private readonly guests: Guests,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  async execute(by: UserId, { tournamentId, guestId, playerId, reason: given }: GuestLink): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    const at = this.clock.now();
    return this.plays.inTransaction<Answer>(async (unit) => {
      const played = await this.plays.locked(tournamentId, unit);
      if (!played) return refuse('TOURNAMENT_NOT_FOUND');
      const { tournament, play } = played;
      const guest = await this.guests.find(tournamentId, guestId, unit);
      const known = await this.players.candidates([playerId], tournament, at, unit.manager);
      const account = { id: playerId, isOpen: known.get(playerId)?.isClosed === false };
      const outcome = linkGuest(play, guest, account, at.getTime());
      if (!outcome.ok) return outcome;
      const after = outcome.value;
      // Repeated request: already done.
      if (after === play) return accept(tournamentId);
      const because = { by, facts: { reason } };
      await this.guests.link(guest!, playerId, unit);
      unit.effects.emit(guestNamedEvent({ ...guest!, name: null }));
      // What was decided before is told to nobody, as at the import.
      if (isOver(play)) await this.plays.keep(play, after, because, unit);
      else {
        await this.playing.kept(tournament, play, after, because, at, unit);
        unit.effects.emit(groupsEvent(tournament, after));
      }
      const action = { tournamentId, kind: 'GUEST_LINKED' as const, by, at, reason };
      await this.plays.keepAction({ ...action, before: { guestId }, after: { playerId } }, unit);
      return accept(tournamentId);
    });
  }
}
