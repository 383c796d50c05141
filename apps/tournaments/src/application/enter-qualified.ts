import { Injectable } from '@nestjs/common';
import { Clock, Ids, type UserId } from '@setpoint/kernel';
import { ahead, enter } from '../domain/book.js';
import { isEnded, playersOf } from '../domain/registration.js';
import { registrationId, type TournamentId } from '../domain/tournament.js';
import { newRegistration } from './register.js';
import { Books, type BookChange, type Unit } from './ports/books.js';
import { Registrations } from './ports/registrations.js';
import type { Book } from '../domain/book.js';

/**
 * Winner and finalist of a qualifier are entered in its slam (TRN-12): without a free place they head the priority list, and
 * are told if it has begun.
 */
@Injectable()
export class EnterQualified {
  constructor(
    private readonly books: Books,
    private readonly registrations: Registrations,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(qualifier: TournamentId, teams: readonly (readonly UserId[])[], unit: Unit): Promise<void> {
    const tournament = await this.registrations.tournament(qualifier);
    if (tournament?.type !== 'SLAM_QUALI' || !tournament.slamId) return;
    const now = this.clock.now();
    for (const team of teams)
      await this.books.change(tournament.slamId, (book) => this.entered(book, team, now), { now, unit });
  }

  private entered(book: Book, team: readonly UserId[], now: Date): BookChange<null> {
    const { id, state, startsAt, numberPlayers } = book.tournament;
    const [captain, partner = null] = team;
    if (captain === undefined || team.length !== numberPlayers) return { answer: null };
    const known = book.registrations.filter(
      (each) => !isEnded(each) && playersOf(each).some((player) => team.includes(player)),
    );
    const waits = known.find((each) => each.state === 'WAITING' && playersOf(each).length === team.length);
    if (waits && known.length === 1) return { answer: null, book: ahead(book, waits) };
    // A member of the team is already entered.
    if (known.length > 0) return { answer: null };
    const isOpen = (state === 'PLANNED' || state === 'OPEN' || state === 'CLOSED') && now < startsAt;
    if (!isOpen) return { answer: null, book, facts: [{ kind: 'QUALIFIED_TOO_LATE', playerIds: team }] };
    const newcomer = newRegistration(registrationId(this.ids.next()), id, captain, partner, now);
    const step = enter(book, { ...newcomer, isQualified: true }, now);
    return { answer: null, ...step! };
  }
}
