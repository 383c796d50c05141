import type { UserId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Book, BookFact } from '../../domain/book.js';
import type { SupportAction } from '../../domain/support-action.js';
import type { RegistrationId, Tournament, TournamentId } from '../../domain/tournament.js';

/** A running transaction. */
export interface Unit {
  readonly manager: EntityManager;
  readonly effects: Effects;
}

/** Client-generated request id, for idempotency. */
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
  /** Consequences after saving the registrations, in the same transaction. */
  readonly afterwards?: () => Promise<void>;
}

export type DecideBook<R> = (book: Book, unit: Unit) => Promise<BookChange<R>> | BookChange<R>;

export interface ChangeOptions {
  /** The registration concerned; included even if it has ended. */
  readonly about?: RegistrationId;
  readonly now: Date;
  /** The caller's transaction, or a new one. */
  readonly unit?: Unit;
}

/** Tournaments with their registrations; changes are serialised per tournament. */
export abstract class Books {
  /** Null if there is no such tournament. Changes, events and consequences are saved in one transaction. */
  abstract change<R>(id: TournamentId, decide: DecideBook<R>, options: ChangeOptions): Promise<R | null>;
  abstract read(id: TournamentId): Promise<Book | null>;
  /** Tournaments in which the player is registered without being confirmed yet, also as a partner. */
  abstract pendingOf(player: UserId, unit: Unit): Promise<readonly TournamentId[]>;
  /** Something besides a player's registrations has changed that may wait for them, such as their availability. */
  abstract declareTasksOf(player: UserId, now: Date, unit: Unit): Promise<void>;
  abstract tournamentOf(id: RegistrationId, unit?: Unit): Promise<TournamentId | null>;
  /** Null if not requested. */
  abstract requested(
    request: Pick<ClientRequest, 'playerId' | 'requestId'>,
    unit?: Unit,
  ): Promise<{ readonly inputHash: string; readonly made: string } | null>;
  /** False if the request has already created something. */
  abstract create(tournament: Tournament, action: SupportAction, request: ClientRequest): Promise<boolean>;
}
