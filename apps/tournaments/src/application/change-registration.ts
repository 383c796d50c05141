import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { act } from '../domain/book.js';
import { playersOf, type Registration } from '../domain/registration.js';
import type { RegistrationCommand, RegistrationRefusal } from '../domain/registration-machine.js';
import type { RegistrationId } from '../domain/tournament.js';
import { Books, type Unit } from './ports/books.js';
import { Registrations } from './ports/registrations.js';

export type ChangeRefusal = RegistrationRefusal | 'REGISTRATION_NOT_FOUND';

/** What a player does with a registration of their own, and what billing says about it. */
@Injectable()
export class ChangeRegistration {
  constructor(
    private readonly books: Books,
    private readonly registrations: Registrations,
    private readonly clock: Clock,
  ) {}

  async byPlayer(
    player: UserId,
    id: RegistrationId,
    kind: 'CANCEL' | 'WITHDRAW' | 'TAKE_OFFER',
  ): Promise<Outcome<Registration, ChangeRefusal>> {
    const known = await this.registrations.find(id);
    // Whose it is, is nobody else's business.
    if (!known || !playersOf(known).includes(player)) return refuse('REGISTRATION_NOT_FOUND');
    const outcome = await this.tell(id, { kind });
    return outcome.ok ? accept((await this.registrations.find(id))!) : outcome;
  }

  /** Money is lost where nobody knows what it was paid for: that is no refusal but an error. */
  async byBilling(id: RegistrationId, command: RegistrationCommand, unit: Unit): Promise<void> {
    const outcome = await this.tell(id, command, unit);
    if (!outcome.ok) throw new Error(`${command.kind} of registration ${id} was refused: ${outcome.code}`);
  }

  private async tell(
    id: RegistrationId,
    command: RegistrationCommand,
    unit?: Unit,
  ): Promise<Outcome<null, ChangeRefusal>> {
    const now = this.clock.now();
    const tournamentId = await this.books.tournamentOf(id, unit);
    if (!tournamentId) return refuse('REGISTRATION_NOT_FOUND');
    const outcome = await this.books.change<Outcome<null, ChangeRefusal>>(
      tournamentId,
      (book) => {
        const step = act(book, id, command, now);
        if (!step.ok) return { answer: step };
        return { answer: accept(null), ...(step.value.book === book ? {} : step.value) };
      },
      { about: id, now, ...(unit && { unit }) },
    );
    return outcome!;
  }
}
