import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { partnerRefusal, type CheckCode } from '../domain/eligibility.js';
import type { TournamentId } from '../domain/tournament.js';
import { isSeen } from './check-registration.js';
import { Books } from './ports/books.js';
import { Players } from './ports/players.js';

const MOST_SHOWN = 50;

/** Followed players, possible partners first (TRN-06). */
@Injectable()
export class PartnerCandidates {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  async of(
    player: UserId,
    id: TournamentId,
    text: string | null,
    seesPlayers: boolean,
  ): Promise<readonly { readonly id: UserId; readonly refusal: CheckCode | null }[]> {
    const read = await this.books.read(id);
    if (!isSeen(read?.tournament) || read!.tournament.numberPlayers === 1) return [];
    // Viewers who may not see the entries must not learn that somebody is already in a team.
    const book = seesPlayers ? read! : { ...read!, registrations: [] };
    const now = this.clock.now();
    const followed = await this.players.followedBy(player, text, MOST_SHOWN, book.tournament, now);
    const own = (await this.players.candidates([player], book.tournament, now)).get(player);
    const captain = { id: player, sex: own?.sex ?? null };
    const candidates = followed.map((candidate) => ({
      id: candidate.id,
      refusal: partnerRefusal(book, captain, { id: candidate.id, candidate, isFollowed: true }),
    }));
    // Eligible people first, each part ordered by name.
    return candidates.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
  }
}
