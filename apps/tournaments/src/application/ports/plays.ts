import type { UserId } from '@setpoint/kernel';
import type { Award } from '../../domain/play/award.js';
import type { PlayOfTournament } from '../../domain/play/play.js';
import type { SupportAction } from '../../domain/support-action.js';
import type { Tournament } from '../../domain/tournament.js';
import type { Unit } from './books.js';

/** A running tournament, locked for a decision. */
export interface Played {
  readonly tournament: Tournament;
  readonly play: PlayOfTournament;
}

/** Metadata of a decision. */
export interface Because {
  readonly by: UserId | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

export abstract class Plays {
  /** Null if it is not being played. All changes of a tournament hold the same lock. */
  abstract locked(tournamentId: string, unit: Unit): Promise<Played | null>;
  abstract tournamentOf(fixtureId: string, unit?: Unit): Promise<string | null>;
  /** `seeds`: how many the tournament says are seeded, if it does. False if it has already begun. */
  abstract create(play: PlayOfTournament, seeds: number | null, unit: Unit): Promise<boolean>;
  /** Saves changes, with the reason of each new decision. */
  abstract keep(before: PlayOfTournament | null, after: PlayOfTournament, because: Because, unit: Unit): Promise<void>;
  abstract keepAction(action: SupportAction, unit: Unit): Promise<void>;
  abstract inTransaction<R>(work: (unit: Unit) => Promise<R>): Promise<R>;
  /** Current state, without a lock. */
  abstract read(tournamentId: string): Promise<PlayOfTournament | null>;
}

export abstract class Awards {
  abstract of(tournamentId: string, unit?: Unit): Promise<readonly Award[]>;
  abstract ofPlayer(playerId: UserId): Promise<readonly Award[]>;
  /** Without those of private tournaments that the viewer was not in. */
  abstract seenOf(
    playerId: UserId,
    viewed: { readonly by: UserId | null; readonly isSupport: boolean },
  ): Promise<readonly Award[]>;
  abstract find(id: string, unit?: Unit): Promise<Award | null>;
  abstract change(lost: readonly Award[], gained: readonly Award[], unit: Unit): Promise<void>;
  abstract claim(award: Award, unit: Unit): Promise<void>;
}
