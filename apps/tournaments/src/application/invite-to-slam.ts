import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, reasonOf, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { ahead, enter, type Book, type Step } from '../domain/book.js';
import { invitationRefusal, type InvitationCode } from '../domain/eligibility.js';
import { isEnded, playersOf } from '../domain/registration.js';
import { registrationId, type TournamentId } from '../domain/tournament.js';
import { newRegistration } from './register.js';
import { Books, type BookChange, type Unit } from './ports/books.js';
import { Players } from './ports/players.js';

export interface Invitation {
  readonly tournamentId: TournamentId;
  /** The captain first. */
  readonly playerIds: readonly UserId[];
  readonly reason: string;
}

export type InviteRefusal = InvitationCode | 'INVALID_DATA' | 'REASON_REQUIRED' | 'TOURNAMENT_NOT_FOUND';

type Answer = Outcome<TournamentId, InviteRefusal>;

/** Support gives players a place of a slam; without a free one they head the priority list, as qualifiers do (TRN-12). */
@Injectable()
export class InviteToSlam {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(by: UserId, { tournamentId, playerIds, reason: given }: Invitation): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    const now = this.clock.now();
    const answer = await this.books.change<Answer>(
      tournamentId,
      async (book, unit) => {
        const { numberPlayers, version } = book.tournament;
        const isTeam = playerIds.length === numberPlayers && new Set(playerIds).size === playerIds.length;
        if (!isTeam) return { answer: refuse('INVALID_DATA', { fields: [{ field: 'playerIds', code: 'INVALID' }] }) };
        const known = entryOf(book, playerIds);
        // Invited before, or with a place already.
        if (known && (known.isQualified || known.state !== 'WAITING')) return { answer: accept(tournamentId) };
        const refusal = known ? null : await this.refusal(book, playerIds, now, unit);
        if (refusal) return { answer: refuse(refusal) };
        const step = known ? { book: ahead(book, known), facts: [] } : this.entered(book, playerIds, now);
        const tournament = { ...step.book.tournament, version: version + 1 };
        const action = { tournamentId, kind: 'PLAYERS_INVITED' as const, by, at: now, reason };
        return {
          ...{ answer: accept(tournamentId), ...step, book: { ...step.book, tournament } },
          action: { ...action, before: null, after: { playerIds } },
        } satisfies BookChange<Answer>;
      },
      { now },
    );
    return answer ?? refuse('TOURNAMENT_NOT_FOUND');
  }

  private entered(book: Book, [captain, partner]: readonly UserId[], now: Date): Step {
    const id = registrationId(this.ids.next());
    const newcomer = newRegistration(id, book.tournament.id, captain!, partner ?? null, now);
    return enter(book, { ...newcomer, isQualified: true }, now)!;
  }

  private async refusal(book: Book, team: readonly UserId[], now: Date, { manager }: Unit) {
    const known = await this.players.candidates(team, book.tournament, now, manager);
    const candidates = team.map((id) => known.get(id));
    return invitationRefusal(book, candidates, now);
  }
}

const entryOf = ({ registrations }: Book, team: readonly UserId[]) =>
  registrations.find((each) => !isEnded(each) && playersOf(each).toSorted().join() === team.toSorted().join());
