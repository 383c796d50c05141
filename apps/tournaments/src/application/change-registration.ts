import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { act } from '../domain/book.js';
import { refusalToPay } from '../domain/paying.js';
import { playersOf, type Registration } from '../domain/registration.js';
import type { RegistrationCommand, RegistrationRefusal } from '../domain/registration-machine.js';
import type { RegistrationId } from '../domain/tournament.js';
import { Books, type Unit } from './ports/books.js';
import { Players } from './ports/players.js';
import { Registrations } from './ports/registrations.js';

export type ChangeRefusal = RegistrationRefusal | 'REGISTRATION_NOT_FOUND' | 'MOBILE_REQUIRED';

/** Commands of players on their registrations, and results from billing. */
@Injectable()
export class ChangeRegistration {
  constructor(
    private readonly books: Books,
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  async byPlayer(
    player: UserId,
    id: RegistrationId,
    kind: 'CANCEL' | 'WITHDRAW' | 'TAKE_OFFER',
  ): Promise<Outcome<Registration, ChangeRefusal>> {
    const known = await this.registrations.find(id);
    // Do not reveal other players' data.
    if (!known || !playersOf(known).includes(player)) return refuse('REGISTRATION_NOT_FOUND');
    if (kind === 'TAKE_OFFER') {
      const refusal = refusalToPay(known, player, await this.players.hasMobile(player));
      if (refusal) return refuse(refusal);
    }
    const outcome = await this.apply(id, { kind });
    return outcome.ok ? accept((await this.registrations.find(id))!) : outcome;
  }

  /** A payment without a known purpose is an error, not a refusal. */
  async byBilling(id: RegistrationId, command: RegistrationCommand, unit: Unit): Promise<void> {
    const outcome = await this.apply(id, command, unit);
    if (!outcome.ok) throw new Error(`${command.kind} of registration ${id} was refused: ${outcome.code}`);
  }

  private async apply(
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
