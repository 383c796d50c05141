import type { UserId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Book, BookFact } from '../../domain/book.js';
import type { SupportAction } from '../../domain/support-action.js';
import type { RegistrationId, Tournament, TournamentId } from '../../domain/tournament.js';

/** A transaction that is under way. */
export interface Unit {
  readonly manager: EntityManager;
  readonly effects: Effects;
}

/** An id of the client's choice: asked again with the same, nothing is made twice. */
export interface ClientRequest {
  readonly playerId: UserId;
  readonly requestId: string;
  readonly inputHash: string;
}

export interface BookChange<R> {
  readonly answer: R;
  /** Absent where nothing changes. */
  readonly book?: Book;
  readonly facts?: readonly BookFact[];
  readonly action?: SupportAction;
  readonly request?: ClientRequest & { readonly made: string };
  /** What follows once the book is kept, in the same transaction. */
  readonly afterwards?: () => Promise<void>;
}

export type DecideBook<R> = (book: Book, unit: Unit) => Promise<BookChange<R>> | BookChange<R>;

export interface ChangeOptions {
  /** A registration that the change is about: it is in the book even if it has ended. */
  readonly about?: RegistrationId;
  readonly now: Date;
  /** The transaction of whoever asks; a new one otherwise. */
  readonly unit?: Unit;
}

/** Tournaments with their registrations, one change of each at a time. */
export abstract class Books {
  /** Null where there is no such tournament. What changed, its events and what follows are kept in one transaction. */
  abstract change<R>(id: TournamentId, decide: DecideBook<R>, options: ChangeOptions): Promise<R | null>;
  abstract read(id: TournamentId): Promise<Book | null>;
  abstract tournamentOf(id: RegistrationId, unit?: Unit): Promise<TournamentId | null>;
  /** Null where nobody asked that. */
  abstract requested(
    request: Pick<ClientRequest, 'playerId' | 'requestId'>,
    unit?: Unit,
  ): Promise<{ readonly inputHash: string; readonly made: string } | null>;
  /** False where the request made something already. */
  abstract create(tournament: Tournament, action: SupportAction, request: ClientRequest): Promise<boolean>;
}
